package main

import "strings"

// policy is the content security policy: nothing but the site's own files, no inline scripts or
// styles, and WebAssembly.
var policy = []string{
	"default-src 'none'",
	"script-src 'self' 'wasm-unsafe-eval'",
	"worker-src 'self'",
	"connect-src 'self'",
	"style-src 'self'",
	"img-src 'self'",
	"manifest-src 'self'",
	"base-uri 'none'",
	"form-action 'none'",
}

// framing is the part of the policy that a page cannot state of itself.
const framing = "frame-ancestors 'none'"

// policyTag is the policy in the page, for hosts that send no headers of ours.
func policyTag() string {
	return `<meta http-equiv="Content-Security-Policy" content="` + strings.Join(policy, "; ") + `">`
}

// headers go with every answer.
var headers = map[string]string{
	"Content-Security-Policy":      strings.Join(policy, "; ") + "; " + framing,
	"X-Content-Type-Options":       "nosniff",
	"Referrer-Policy":              "no-referrer",
	"Cross-Origin-Opener-Policy":   "same-origin",
	"Cross-Origin-Resource-Policy": "same-origin",
	"Permissions-Policy":           "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
	"Cache-Control":                "no-cache", // asked for anew each time, and answered by ETag
}
