package main

import "encoding/json"

// limitsMap is an object whose fields replace those of a rule set.
type limitsMap map[string]json.RawMessage

// onto replaces fields; a name that no rule has is an error.
func (m limitsMap) onto(rules *rulesJSON) error {
	fields, err := json.Marshal(*rules)
	if err != nil {
		return err
	}
	var known map[string]json.RawMessage
	if err := json.Unmarshal(fields, &known); err != nil {
		return err
	}
	for name, value := range m {
		if known[name] == nil {
			return errArg
		}
		known[name] = value
	}
	merged, err := json.Marshal(known)
	if err == nil {
		err = json.Unmarshal(merged, rules)
	}
	if err != nil {
		return &requestError{err}
	}
	return nil
}
