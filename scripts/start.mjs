// `npm start`: installs, builds, then runs the server (which migrates and seeds its database).
import { build, install, runBeside } from './bootstrap.mjs'

install()
build()
process.exitCode = await runBeside('node', ['apps/api/src/main.ts'])
