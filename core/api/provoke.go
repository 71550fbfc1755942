//go:build provoke

package api

import (
	"os"

	"contend/core/pace"
)

// ProvokeRequest says how much of it.
type ProvokeRequest struct {
	Ms    float64 `json:"ms"`    // how long, where that makes sense
	Yield bool    `json:"yield"` // whether test.busy gives the thread back
}

// BusyResult tells how much was computed.
type BusyResult struct {
	Blocks   int  `json:"blocks"`
	Complete bool `json:"complete"`
	// Sum keeps the compiler from removing the loop.
	Sum uint64 `json:"sum"`
}

// extraMethods are ways to fail. They exist only in the build for tests, whose page lies in dist/test.
func extraMethods() []Method {
	defaults := ProvokeRequest{Ms: 1000, Yield: true}
	return []Method{
		handle("test.panic", "Panics.", defaults, func(*pace.Meter, ProvokeRequest) (None, error) {
			panic("provoked")
		}),
		handle("test.exit", "Ends the Go program.", defaults, func(*pace.Meter, ProvokeRequest) (None, error) {
			os.Exit(3)
			return None{}, nil
		}),
		handle("test.deep", "Recurses until the stack is gone.", defaults, func(*pace.Meter, ProvokeRequest) (BusyResult, error) {
			return BusyResult{Sum: deep(1)}, nil
		}),
		handle("test.hang", "Computes for ever without listening.", defaults, func(*pace.Meter, ProvokeRequest) (BusyResult, error) {
			x := uint64(1)
			for x != 0 {
				x = mix(x)
			}
			return BusyResult{Sum: x}, nil
		}),
		handle("test.memory", "Takes memory until it is refused.", defaults, func(m *pace.Meter, _ ProvokeRequest) (BusyResult, error) {
			var kept [][]byte
			for {
				b := make([]byte, 1<<20)
				for i := 0; i < len(b); i += 4096 {
					b[i] = byte(i)
				}
				kept = append(kept, b)
				if err := m.Tick(float64(len(kept)), 0); err != nil {
					return BusyResult{Blocks: len(kept)}, err
				}
			}
		}),
		handle("test.busy", "Computes 2,000 blocks, or until ms have passed since the caller stopped it.", defaults,
			func(m *pace.Meter, r ProvokeRequest) (BusyResult, error) {
				out := BusyResult{Sum: 1}
				total := int(r.Ms * 5)
				for out.Blocks < total {
					for range 100_000 {
						out.Sum = mix(out.Sum)
					}
					out.Blocks++
					if r.Yield {
						if err := m.Tick(float64(out.Blocks), float64(total)); err != nil {
							if pace.Stopped(err) {
								return out, nil
							}
							return out, err
						}
					}
				}
				out.Complete = true
				return out, nil
			}),
	}
}

// mix is one step of xorshift64, which has no fixed point but 0.
func mix(x uint64) uint64 {
	x ^= x << 13
	x ^= x >> 7
	x ^= x << 17
	return x
}

func deep(n uint64) uint64 {
	if n == 0 {
		return 0
	}
	return deep(n+1) + n
}
