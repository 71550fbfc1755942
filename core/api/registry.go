// Package api is every call the page may make, and nothing else.
//
// A method is a name, a request type with its defaults, a result type and a function. The registry is the only list of
// them: the bridge dispatches on it, the types for JavaScript are generated from it, and the command line and the claims
// call through it. Requests and results are plain structs with json tags; units are in the names.
package api

import (
	"errors"
	"reflect"
	"slices"

	"contend/core/fault"
	"contend/core/pace"
	"contend/core/wire"
)

// Method is one call.
type Method struct {
	Name    string
	Doc     string // one sentence, carried into the generated types
	Request reflect.Type
	Result  reflect.Type
	// Defaults is the request as it is when nothing is given.
	Defaults any
	call     func(m *pace.Meter, request *wire.Value) (any, error)
}

// handle makes a Method of a function. defaults is the request as it is when nothing is given.
func handle[Req, Res any](name, doc string, defaults Req, f func(*pace.Meter, Req) (Res, error)) Method {
	return Method{
		Name: name, Doc: doc, Request: reflect.TypeFor[Req](), Result: reflect.TypeFor[Res](), Defaults: defaults,
		call: func(m *pace.Meter, request *wire.Value) (any, error) {
			req := defaults
			if err := wire.Bind(request, &req); err != nil {
				return nil, err
			}
			return f(m, req)
		},
	}
}

// Methods lists every call, room by room.
func Methods() []Method {
	return slices.Concat(aboutMethods(), backoffMethods(), slotsMethods(), locksMethods(), claimsMethods(), mutexMethods(), mutexVotingMethods(), mutexCheckMethods(), extraMethods())
}

func find(name string) (Method, error) {
	all := Methods()
	names := make([]string, len(all))
	for i := range all {
		if all[i].Name == name {
			return all[i], nil
		}
		names[i] = all[i].Name
	}
	return Method{}, fault.OneOf("method", name, names...).WithCode(fault.UnknownMethod)
}

// Call runs a method on the JSON text of its request and gives the JSON text of its result. With bulk, long series go
// there instead of into the text. An error is always a *fault.Error.
func Call(m *pace.Meter, method, request string, bulk *wire.Bulk) ([]byte, error) {
	v, err := wire.Parse(request)
	if err != nil {
		return nil, Fault(err)
	}
	return call(m, method, &v, bulk)
}

func call(m *pace.Meter, method string, request *wire.Value, bulk *wire.Bulk) ([]byte, error) {
	chosen, err := find(method)
	if err != nil {
		return nil, Fault(err)
	}
	result, err := chosen.call(m, request)
	if err != nil {
		return nil, Fault(err)
	}
	text, err := wire.Encode(result, bulk)
	if err != nil {
		return nil, Fault(err)
	}
	return text, nil
}

// Fault gives an error the form in which the page hears it. What stopped a context is "cancelled"; an error that is no
// fault is a mistake of ours.
func Fault(err error) *fault.Error {
	var f *fault.Error
	if errors.As(err, &f) {
		return f
	}
	if pace.Stopped(err) {
		return fault.New(fault.Cancelled, "", "The call was stopped before it had anything to show.")
	}
	return fault.New(fault.Internal, "", err.Error())
}
