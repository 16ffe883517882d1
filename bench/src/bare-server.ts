// A program of its own: answers every request with the one reply that its parent sends.
import { createServer } from 'node:http'

/** What the bare server answers with; `body` is base64. */
export type BareReply = { headers: Record<string, string>; body: string }

process.once('message', ({ headers, body }: BareReply) => {
  const bytes = Buffer.from(body, 'base64')
  const server = createServer((_request, response) => {
    response.writeHead(200, headers)
    response.end(bytes)
  })
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    process.send?.(typeof address === 'object' && address ? address.port : 0)
  })
})
process.once('disconnect', () => process.exit(0))
