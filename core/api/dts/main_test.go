package main

import (
	"os"
	"testing"

	"contend/core/api"
)

func TestTypesAreFresh(t *testing.T) {
	have, err := os.ReadFile("../../../web/api.d.ts")
	if err != nil {
		t.Fatal(err)
	}
	if want := generate(api.Methods()); string(have) != want {
		t.Errorf("web/api.d.ts is stale; run: go run ./core/api/dts > web/api.d.ts")
	}
}
