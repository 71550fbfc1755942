module contend

go 1.26

require (
	github.com/hack-pad/safejs v0.1.0
	github.com/teivah/onecontext v1.3.0
	go.starlark.net v0.0.0-20260908191801-89a6a09411d5
	gonum.org/v1/gonum v0.17.0
	pgregory.net/rapid v1.3.0
)
