// A program of its own: answers every request with the file that its parent names, read from the disk each time.
import { createReadStream, statSync } from 'node:fs'
import { createServer } from 'node:http'

process.once('message', ({ file, type }: { file: string; type: string }) => {
  const headers = { 'content-type': type, 'content-length': statSync(file).size }
  const server = createServer((_request, response) => {
    response.writeHead(200, headers)
    createReadStream(file).pipe(response)
  })
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    process.send?.(typeof address === 'object' && address ? address.port : 0)
  })
})
process.once('disconnect', () => process.exit(0))
