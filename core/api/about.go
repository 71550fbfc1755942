package api

import "contend/core/pace"

// MethodInfo is one call as contend.methods tells it.
type MethodInfo struct {
	Name string `json:"name"`
	Doc  string `json:"doc"`
	// Request is every field of the request, with the value that it has when it is left out.
	Request any `json:"request" doc:"Every field of the request, with the value that it has when it is left out."`
}

// None is the request of a call that needs nothing.
type None struct{}

func aboutMethods() []Method {
	return []Method{handle("contend.methods", "Lists every call with a sentence on it and the request it takes when nothing is given.", None{}, func(*pace.Meter, None) ([]MethodInfo, error) {
		all := Methods()
		out := make([]MethodInfo, len(all))
		for i, m := range all {
			out[i] = MethodInfo{m.Name, m.Doc, m.Defaults}
		}
		return out, nil
	})}
}
