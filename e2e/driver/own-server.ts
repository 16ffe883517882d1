import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

/** How long a server may take to start, in milliseconds. */
export const longestStart = 60_000

/** Where the servers of the one who makes journeys beside others begin: ten ports for each. */
export const firstPortOf = (worker: number): number => Number(process.env.JOURNEYS_PORT ?? 3177) + 10 * worker

/** The port of the server that the journeys of this worker share; no other worker's journeys meet them there. */
export const sharedPort = firstPortOf(Number(process.env.TEST_PARALLEL_INDEX ?? 0))

const program = fileURLToPath(new URL('../server.mjs', import.meta.url))

const isReady = (origin: string) =>
  fetch(`${origin}/api/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  )

/** A server of its own for journeys that need other settings. */
export const startServer = async (port: number, settings: Record<string, string>) => {
  const origin = `http://localhost:${port}`
  const server = spawn('node', [program], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...settings, PORT: String(port), LOG_LEVEL: 'error' },
  })
  const ended = once(server, 'exit')
  const until = Date.now() + longestStart
  while (!(await isReady(origin))) {
    if (server.exitCode !== null || Date.now() > until)
      throw new Error(`The server with ${Object.keys(settings)} did not start`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return {
    origin,
    stop: async () => {
      server.kill('SIGTERM')
      await ended
    },
  }
}

/** Runs a program, by its path from here, on the data of a server while that runs. */
export const runBeside = async (
  program: string,
  args: readonly string[],
  port = sharedPort,
): Promise<void> => {
  const folder = readFileSync(join(tmpdir(), `soundings-journeys-${port}.folder`), 'utf8')
  const env = { ...process.env, DATA_DIR: join(folder, 'data'), DATABASE_URL: '' }
  const path = fileURLToPath(new URL(program, import.meta.url))
  await promisify(execFile)(process.execPath, [path, ...args], { env })
}
