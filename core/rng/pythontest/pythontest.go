// Package pythontest runs a Python program for the tests that compare with the real CPython. It is imported by tests only.
package pythontest

import (
	"bytes"
	"os/exec"
	"strings"
	"testing"
)

// Lines runs program with python3, gives it input, and returns the lines it printed. Without python3, or when the
// program fails, the test fails: a comparison that did not take place has not passed.
func Lines(t *testing.T, program, input string) []string {
	t.Helper()
	path, err := exec.LookPath("python3")
	if err != nil {
		t.Fatalf("this test compares with the real CPython and needs python3 on the PATH: %v", err)
	}
	command := exec.Command(path, "-c", program)
	command.Stdin = strings.NewReader(input)
	var stdout, stderr bytes.Buffer
	command.Stdout, command.Stderr = &stdout, &stderr
	if err := command.Run(); err != nil {
		t.Fatalf("python3: %v\n%s", err, stderr.String())
	}
	return strings.Split(strings.TrimRight(stdout.String(), "\n"), "\n")
}
