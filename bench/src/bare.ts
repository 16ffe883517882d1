import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { BareReply } from './bare-server.ts'
import { type Resources, startNode } from './resources.ts'

const bareProgram = fileURLToPath(new URL('./bare-server.ts', import.meta.url))

/** Starts a bare node:http server that answers everything with this reply; answers its address. */
export const startBare = async (resources: Resources, reply: BareReply): Promise<string> => {
  const child = startNode(resources, [bareProgram], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  child.send({ headers: reply.headers, body: reply.body })
  const [port] = await once(child, 'message')
  return `http://127.0.0.1:${port}/`
}
