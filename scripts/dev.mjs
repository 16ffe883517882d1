// `npm run dev`: the server restarts and the page reloads when a source changes.
import { install, runBeside } from './ground.mjs'

install()
console.log('The page with live reload is at http://localhost:5173; the API is behind it.')
await Promise.all([
  runBeside('node', ['--watch-path=apps/api/src', '--watch-path=packages', 'apps/api/src/main.ts']),
  runBeside('vite', ['apps/web']),
])
