package api

func backoffMethods() []Method { return nil }
