package sim

import (
	"encoding/binary"

	"contend/core/fault"
)

// Coder goes through the fields of a node's state. A node lists each field once, in Code; the same list then copies the
// state into a checkpoint, brings it back, makes it the key under which the exhaustive checker knows it, and shows it.
//
// Two states are equal exactly if their codes are equal bytes: what a node leaves out of Code does not exist.
type Coder struct {
	mode   coderMode
	bytes  []byte
	at     int
	fields []Field
	broken bool
}

type coderMode uint8

const (
	writing coderMode = iota
	reading
	showing
)

// Field is one field of a node's state as it is shown: a number, or a list of numbers (a set's in ascending order).
type Field struct {
	Name   string
	List   bool
	Values []int
}

// Int is a whole number.
func (c *Coder) Int(name string, v *int) {
	switch c.mode {
	case writing:
		c.put(*v)
	case reading:
		*v = c.get()
	case showing:
		c.fields = append(c.fields, Field{Name: name, Values: []int{*v}})
	}
}

// Bool is true or false; it is shown as 1 or 0.
func (c *Coder) Bool(name string, v *bool) {
	n := 0
	if *v {
		n = 1
	}
	c.Int(name, &n)
	*v = n != 0
}

// Ints is a list of whole numbers, of any length.
func (c *Coder) Ints(name string, v *[]int) {
	switch c.mode {
	case writing:
		c.put(len(*v))
		for _, x := range *v {
			c.put(x)
		}
	case reading:
		*v = (*v)[:0]
		for range c.length() {
			*v = append(*v, c.get())
		}
	case showing:
		c.fields = append(c.fields, Field{Name: name, List: true, Values: append([]int{}, *v...)})
	}
}

// Set is a set of node numbers.
func (c *Coder) Set(name string, v *Set) {
	switch c.mode {
	case writing:
		c.put(v.size)
		for k := v.Next(0); k >= 0; k = v.Next(k + 1) {
			c.put(k)
		}
	case reading:
		v.Clear()
		for range c.length() {
			if k := c.get(); k >= 0 && k < maxNodes {
				v.Add(k)
			}
		}
	case showing:
		field := Field{Name: name, List: true, Values: []int{}}
		for k := v.Next(0); k >= 0; k = v.Next(k + 1) {
			field.Values = append(field.Values, k)
		}
		c.fields = append(c.fields, field)
	}
}

func (c *Coder) put(x int) { c.bytes = binary.AppendVarint(c.bytes, int64(x)) }

func (c *Coder) get() int {
	x, size := binary.Varint(c.bytes[c.at:])
	if size <= 0 {
		c.broken = true
		return 0
	}
	c.at += size
	return int(x)
}

// length reads how many numbers follow: never more than there are bytes left.
func (c *Coder) length() int {
	n := c.get()
	if n < 0 || n > len(c.bytes)-c.at {
		c.broken = true
		return 0
	}
	return n
}

// AppendState appends the code of a node's state.
func AppendState(to []byte, n Node) []byte {
	c := Coder{mode: writing, bytes: to}
	n.Code(&c)
	return c.bytes
}

// ReadState sets a node's state from its code and gives the rest of the bytes. Bytes that are no code of it are a fault.
func ReadState(from []byte, n Node) ([]byte, error) {
	c := Coder{mode: reading, bytes: from}
	n.Code(&c)
	if c.broken {
		return nil, fault.New(fault.Internal, "", "A node's state cannot be read back.")
	}
	return from[c.at:], nil
}

// Show lists a node's fields by name.
func Show(n Node) []Field {
	c := Coder{mode: showing}
	n.Code(&c)
	return c.fields
}
