declare global {
  var __zod_globalConfig: { jitless?: boolean } | undefined
}

// Zod would try out whether it may compile its schemas. Our pages forbid that, and browsers report each attempt. It does
// so when a schema is made, so this must come before all others; zod itself comes later, and reads it then.
globalThis.__zod_globalConfig = { jitless: true }

export {}
