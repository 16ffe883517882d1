import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import type { BareReply } from './bare-server.ts'

/** What Node writes into each reply by itself. */
const own = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding'])

/** A reply with its head and its bytes as they travel; `fetch` would unpack them. */
export const readRaw = async (address: string): Promise<BareReply & { bytes: number }> => {
  const asked = request(address, { headers: { 'accept-encoding': 'gzip, br' } }).end()
  const [response]: [IncomingMessage] = (await once(asked, 'response')) as [IncomingMessage]
  const body = Buffer.concat(await response.toArray())
  if (response.statusCode !== 200) throw new Error(`${address} answers ${response.statusCode}`)
  const headers = Object.fromEntries(
    Object.entries(response.headers).flatMap(([name, value]) =>
      own.has(name) || value === undefined ? [] : [[name, String(value)]],
    ),
  )
  return { headers, body: body.toString('base64'), bytes: body.length }
}
