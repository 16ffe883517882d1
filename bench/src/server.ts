import type { ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type Ground, startNode } from './ground.ts'

const program = fileURLToPath(new URL('../../apps/api/src/main.ts', import.meta.url))
const longestStart = 120_000

const readyLine = /is ready at http:\/\/[^:]+:(\d+)/

/** Starts the real server on a free port; answers its process, and its address once it is ready for visitors. */
export const launchServer = async (
  ground: Ground,
  settings: NodeJS.ProcessEnv,
): Promise<{ child: ChildProcess; address: string }> => {
  const env = {
    ...process.env,
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_FORMAT: 'json',
    LOG_LEVEL: 'info',
    ...settings,
  }
  const child = startNode(ground, [program], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  if (!child.stdout) throw new Error('The server says nothing')

  const said: string[] = []
  const port = Promise.withResolvers<string>()
  createInterface({ input: child.stdout }).on('line', (line) => {
    const found = readyLine.exec(line)?.[1]
    if (found) port.resolve(found)
    else if (said.length < 20) said.push(line)
  })
  child.once('exit', (code) => port.reject(new Error(`The server ended (${code}):\n${said.join('\n')}`)))

  const address = `http://127.0.0.1:${await port.promise}`
  for (let waited = 0; waited < longestStart; waited += 100) {
    const { ok } = await fetch(`${address}/api/health/ready`)
    if (ok) return { child, address }
    await sleep(100)
  }
  throw new Error('The server does not become ready')
}

/** The same for who needs only the address. */
export const startServer = async (ground: Ground, settings: NodeJS.ProcessEnv): Promise<string> =>
  (await launchServer(ground, settings)).address
