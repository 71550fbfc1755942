package api

import "contend/core/pace"

// MethodInfo is one call as contend.methods tells it.
type MethodInfo struct {
	Name string `json:"name"`
	Doc  string `json:"doc"`
}

// None is the request of a call that needs nothing.
type None struct{}

func aboutMethods() []Method {
	return []Method{handle("contend.methods", "Lists every call with a sentence on it.", None{}, func(*pace.Meter, None) ([]MethodInfo, error) {
		all := Methods()
		out := make([]MethodInfo, len(all))
		for i, m := range all {
			out[i] = MethodInfo{m.Name, m.Doc}
		}
		return out, nil
	})}
}
