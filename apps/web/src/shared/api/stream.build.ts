// For tests: what a server of events says.

type Manner = {
  /** So many bytes arrive at once. */
  size?: number
  /** Whether the connection breaks after the last of them. */
  isCut?: boolean
}

/** A text as the network brings it. */
export const bytesOf = (
  text: string,
  { size = 7, isCut = false }: Manner = {},
): ReadableStream<Uint8Array> => {
  const bytes = new TextEncoder().encode(text)
  let at = 0
  return new ReadableStream({
    pull: (controller) => {
      if (at < bytes.length) {
        controller.enqueue(bytes.slice(at, at + size))
        at += size
      } else if (isCut) controller.error(new TypeError('network error'))
      else controller.close()
    },
  })
}

/** The answer of the server that says these events. */
export const eventsReply = (events: readonly object[], manner?: Manner): Response => {
  const text = events.map((event, at) => `id: ${at}\ndata: ${JSON.stringify(event)}\n\n`).join('')
  return new Response(bytesOf(`retry: 2000\n\n${text}`, manner), {
    headers: { 'content-type': 'text/event-stream; charset=utf-8' },
  })
}
