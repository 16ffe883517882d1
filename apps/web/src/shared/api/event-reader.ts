/** Ends of lines; a stream may use any of them. */
const lineEnd = /\r\n|\n|\r/

/**
 * The data of server-sent events, one by one, as their bytes come. An event that is not complete when the stream ends
 * does not count. Not every browser can walk through a stream by itself.
 */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  let data: string[] = []
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      rest += decoder.decode(value, { stream: true })
      // The second half of a \r\n may still be on its way.
      const complete = rest.endsWith('\r') ? rest.slice(0, -1) : rest
      const lines = complete.split(lineEnd)
      rest = (lines.pop() ?? '') + rest.slice(complete.length)
      for (const line of lines) {
        if (line.startsWith('data:')) data.push(line.slice(line[5] === ' ' ? 6 : 5))
        if (line !== '' || data.length === 0) continue
        yield data.join('\n')
        data = []
      }
    }
  } finally {
    void reader.cancel().catch(() => undefined)
  }
}
