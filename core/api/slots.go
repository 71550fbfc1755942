package api

func slotsMethods() []Method { return nil }
