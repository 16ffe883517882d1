// The real server on a data folder of its own, for the journeys. With IDENTITY=cognito, a user pool stands beside it, with
// FILES=s3 a store of files. Folder, pool and store go when the server stops.
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { shortLivedFolder } from '../apps/api/src/testing/memory.ts'
import { startPhotoStore } from './photo-store.ts'
import { startUserPool } from './user-pool.ts'

const folder = mkdtempSync(join(shortLivedFolder(), 'soundings-journeys-'))
// Where journeys that need a command of the server, such as grant, find its data.
const sign = join(tmpdir(), `soundings-journeys-${process.env.PORT}.folder`)
writeFileSync(sign, folder)
const root = fileURLToPath(new URL('../', import.meta.url))

const openPool = () => {
  const people = join(folder, 'pool')
  mkdirSync(people)
  return startUserPool(people)
}
const pool = process.env.IDENTITY === 'cognito' ? await openPool() : undefined
const store = process.env.FILES === 's3' ? await startPhotoStore(join(folder, 'store')) : undefined

const server = spawn('node', ['apps/api/src/main.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    ...pool?.settings,
    ...store?.settings,
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: '',
    SOUNDINGS_TEST: '1',
  },
})
// A journey that started this and is gone, for whatever reason, does not need it any more.
for (const event of ['SIGTERM', 'SIGINT', 'disconnect']) process.on(event, () => server.kill('SIGTERM'))
server.on('exit', async (code) => {
  pool?.stop()
  await store?.stop()
  rmSync(folder, { recursive: true, force: true })
  rmSync(sign, { force: true })
  process.exit(code ?? 1)
})
