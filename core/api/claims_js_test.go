package api

// The slow claims run natively.
const everyClaimRequest = `{}`
