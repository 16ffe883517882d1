// `npm run dev`: the server restarts and the page reloads when a source changes.
import { install, runBeside } from './bootstrap.mjs'

install()
console.log(
  'Open http://localhost:5173. The page reloads when you change a file, and the API is available there too.',
)
await Promise.all([
  runBeside('node', ['--watch-path=apps/api/src', '--watch-path=packages', 'apps/api/src/main.ts']),
  runBeside('vite', ['apps/web']),
])
