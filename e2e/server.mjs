// The real server on a data folder of its own, for the journeys. The folder goes when the server stops.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const data = mkdtempSync(join(tmpdir(), 'soundings-journeys-'))
const root = fileURLToPath(new URL('../', import.meta.url))
const server = spawn('node', ['apps/api/src/main.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, DATA_DIR: data, DATABASE_URL: '' },
})
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => server.kill('SIGTERM'))
server.on('exit', (code) => {
  rmSync(data, { recursive: true, force: true })
  process.exit(code ?? 1)
})
