import { type Agent, type ClientRequest, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { LiveEvent } from '@soundings/contract/live'
import type { Message } from '@soundings/contract/messages'

/** Somebody who shows one conversation on one instance. */
export type Reader = { address: string; cookie: string; conversationId: string; agent: Agent }
type Heard = (message: Pick<Message, 'seq' | 'message'>) => void

/** Asks for something over a kept connection; answers the status and what it says. */
export const call = (
  { address, cookie, agent }: Pick<Reader, 'address' | 'cookie' | 'agent'>,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
): Promise<{ status: number; text: string }> =>
  new Promise((resolve, reject) => {
    const headers = { cookie, ...(body && { 'content-type': 'application/json' }) }
    const sent = request(`${address}${path}`, { agent, method, headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('error', reject)
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
      )
    }).on('error', reject)
    sent.end(body && JSON.stringify(body))
  })

/** How often something that the server was too busy for is asked for again, and after how many milliseconds. */
const [tries, pause] = [10, 1_000]
const persistently = async <T>(act: () => Promise<T>, left = tries): Promise<T> => {
  try {
    return await act()
  } catch (error) {
    if (left <= 1) throw error
    await sleep(pause)
    return persistently(act, left - 1)
  }
}

/**
 * A page that follows its conversation over a stream, and asks for what comes after the number that it has whenever it is
 * told of news; never without. `heard` gets each message once if all is well.
 */
export const openPage = (reader: Reader, known: number, heard: Heard) => {
  const { address, cookie, conversationId } = reader
  const messages = `/api/messages/conversations/${conversationId}/messages`
  const topic = `conversation:${conversationId}`
  let [seq, readAt] = [known, performance.now()]
  let [isAsking, isNews] = [false, false]
  let line: ClientRequest | undefined

  const newer = async (after: number): Promise<string> => {
    const { status, text } = await call(reader, 'GET', `${messages}?after=${after}&limit=200`)
    if (status !== 200) throw new Error(`A page was refused: ${status} ${text.slice(0, 200)}`)
    return text
  }

  const catchUp = async () => {
    isNews = true
    if (isAsking) return
    isAsking = true
    try {
      while (isNews) {
        isNews = false
        const began = performance.now()
        const text = await persistently(() => newer(seq))
        const { items, hasMore }: { items: Message[]; hasMore: boolean } = JSON.parse(text)
        for (const item of items) {
          heard(item)
          seq = Math.max(seq, item.seq)
        }
        readAt = began
        isNews ||= hasMore
      }
    } finally {
      isAsking = false
    }
  }

  const follow = async (stream: string) => {
    const body = { stream, n: 1, topics: [{ topic, age: Math.ceil(performance.now() - readAt) }] }
    const { status } = await call(reader, 'POST', '/api/live/topics', body)
    if (status !== 202) throw new Error(`A topic was refused: ${status}`)
  }

  /** Resolves once the conversation is followed. */
  const tryToConnect = () =>
    new Promise<void>((resolve, reject) => {
      let rest = ''
      const hear = (event: LiveEvent) => {
        if (event.kind === 'hello') follow(event.stream).catch(reject)
        else if (event.kind === 'following') resolve()
        else if (event.kind === 'changed') catchUp().catch(reject)
        else if (event.kind === 'ended') reject(new Error('A conversation is followed no more'))
      }
      line = request(
        `${address}/api/notifications/events`,
        { agent: false, headers: { cookie } },
        (answer) => {
          if (answer.statusCode !== 200)
            return reject(new Error(`A stream was refused: ${answer.statusCode}`))
          answer.on('error', () => undefined)
          answer.setEncoding('utf8').on('data', (text: string) => {
            const blocks = (rest + text).split('\n\n')
            rest = blocks.pop() ?? ''
            for (const block of blocks) {
              const data = block.split('\n').find((one) => one.startsWith('data: '))
              if (data) hear(JSON.parse(data.slice(6)))
            }
          })
        },
      ).on('error', reject)
      line.end()
    })

  const connect = () =>
    persistently(() => {
      line?.destroy()
      return tryToConnect()
    })

  return {
    connect,
    /** Loses the line, and opens another after so many milliseconds. */
    cut: async (pause: number): Promise<void> => {
      line?.destroy()
      await sleep(pause)
      await connect()
    },
    close: () => void line?.destroy(),
  }
}
export type Page = ReturnType<typeof openPage>
