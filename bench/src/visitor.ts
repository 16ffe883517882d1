import { Agent, request } from 'node:http'

/** A request of the mix; `route` names its line in the table. */
export type Ask = { route: string; path: string; body?: unknown; method?: 'PUT' }
export type Timed = { route: string; ms: number }
export type Visitor = { ask: (ask: Ask) => Promise<{ ms: number; text: string }>; close: () => void }

/** Asks over kept connections and takes the time until the whole reply is here. */
export const createVisitor = (
  server: string,
  connections: number,
  headers: Record<string, string> = {},
): Visitor => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  return {
    ask: ({ path, body, method = body === undefined ? 'GET' : 'POST' }) =>
      new Promise((resolve, reject) => {
        const begun = performance.now()
        const sent = request(`${server}${path}`, {
          agent,
          method,
          headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
        })
        sent.on('error', reject)
        sent.on('response', (response) => {
          const chunks: Buffer[] = []
          response.on('data', (chunk: Buffer) => chunks.push(chunk))
          response.on('error', reject)
          response.on('end', () => {
            const [ms, text] = [performance.now() - begun, Buffer.concat(chunks).toString()]
            const { statusCode = 0 } = response
            if (statusCode >= 200 && statusCode < 300) resolve({ ms, text })
            else reject(new Error(`${path} answers ${statusCode}: ${text.slice(0, 300)}`))
          })
        })
        sent.end(body === undefined ? undefined : JSON.stringify(body))
      }),
    close: () => agent.destroy(),
  }
}

/** Asks all in their order, at most `connections` at a time. */
export const askAll = async (
  visitor: Visitor,
  asks: readonly Ask[],
  connections: number,
): Promise<Timed[]> => {
  const timed: Timed[] = []
  const left = asks.values()
  const line = async () => {
    for (const ask of left) timed.push({ route: ask.route, ms: (await visitor.ask(ask)).ms })
  }
  await Promise.all(Array.from({ length: connections }, line))
  return timed
}
