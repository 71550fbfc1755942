package api

func claimsMethods() []Method { return nil }
