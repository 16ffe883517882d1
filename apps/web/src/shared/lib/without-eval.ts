import { config } from 'zod/v4/core'

// Zod would try out whether it may compile its schemas. Our pages forbid that, and browsers report each attempt.
// It does so when a schema is made, so this must come before all others.
config({ jitless: true })
