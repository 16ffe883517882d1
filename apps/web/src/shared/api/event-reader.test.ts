import { expect, test, vi } from 'vitest'
import { readEvents } from './event-reader.ts'
import { bytesOf } from './stream.build.ts'

/** What is read of a text that comes in pieces of a given number of bytes. */
const readBy = (size: number, text: string) => Array.fromAsync(readEvents(bytesOf(text, { size })))

test('events are read however the network cuts them, letters of several bytes too', async () => {
  const text = 'retry: 2000\n\nid: 0\ndata: {"é":"🐋"}\n\n:\n\nid: 1\ndata: 2\n\n'
  for (const size of [1, 2, 3, 5, 7, 1_000]) expect(await readBy(size, text)).toEqual(['{"é":"🐋"}', '2'])
})

test('lines end in any of the ways that streams may end them, and data may have several', async () => {
  for (const size of [1, 2, 1_000]) {
    expect(await readBy(size, 'data: a\r\ndata:b\r\n\r\ndata: c\r\n\r\n')).toEqual(['a\nb', 'c'])
    expect(await readBy(size, 'data: a\rdata:b\r\rdata: c\r\r\n')).toEqual(['a\nb', 'c'])
  }
})

test('an event that is not complete does not count', async () => {
  expect(await readBy(4, 'data: whole\n\ndata: half\n')).toEqual(['whole'])
})

test('the rest is not waited for when nobody reads on', async () => {
  const cancel = vi.fn()
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new TextEncoder().encode('data: 1\n\n')),
    cancel,
  })
  for await (const data of readEvents(endless)) {
    expect(data).toBe('1')
    break
  }
  expect(cancel).toHaveBeenCalledOnce()
})
