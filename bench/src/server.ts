import type { ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { type Resources, startNode } from './resources.ts'

const program = fileURLToPath(new URL('../../apps/api/src/main.ts', import.meta.url))
const longestStart = 300_000

const readyLine = /is ready at http:\/\/[^:]+:(\d+)/

/** Starts the real server on a free port; answers its process, and its address once it can answer every public read. */
export const launchServer = async (
  resources: Resources,
  settings: NodeJS.ProcessEnv,
): Promise<{ child: ChildProcess; address: string }> => {
  // Building pages leaves NODE_ENV at production in this process; a server is what its settings say.
  const { NODE_ENV: _, ...inherited } = process.env
  const env = {
    ...inherited,
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_FORMAT: 'json',
    LOG_LEVEL: 'info',
    ...settings,
  }
  const child = startNode(resources, [program], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  if (!child.stdout) throw new Error('The server says nothing')

  const said: string[] = []
  const port = Promise.withResolvers<string>()
  createInterface({ input: child.stdout }).on('line', (line) => {
    const found = readyLine.exec(line)?.[1]
    if (found) port.resolve(found)
    else if (said.length < 20) said.push(line)
  })
  child.once('exit', (code) => port.reject(new Error(`The server ended (${code}):\n${said.join('\n')}`)))

  const late = setTimeout(() => port.reject(new Error('The server does not become ready')), longestStart)
  try {
    return { child, address: `http://127.0.0.1:${await port.promise}` }
  } finally {
    clearTimeout(late)
  }
}

/** The same for who needs only the address. */
export const startServer = async (resources: Resources, settings: NodeJS.ProcessEnv): Promise<string> =>
  (await launchServer(resources, settings)).address
