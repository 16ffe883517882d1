// A program of its own, as sending large files would hold up whoever takes times in the same process.
import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { buildSending } from '../../apps/api/src/testing/pictures.ts'
import { range } from './figures.ts'

/** What is to be sent `count` times at once, by whom, and to which site. */
export type Sending = { server: string; cookie: string; file: string; siteId: string; count: number }
/** How long each upload took to be answered, in milliseconds; by now all sizes are made. */
export type Arrived = { answers: number[]; key: string } | { failure: string }

type Sent = { id: string; s3Key: string; state: string }

const patience = 120_000
const pause = 300

const upload = async ({ server, cookie, file, siteId, count }: Sending): Promise<Arrived> => {
  const { headers, payload } = await buildSending([await readFile(file)], { diveSiteId: siteId })
  const body = new Uint8Array(payload)
  const ask = async <Shape>(path: string, init: RequestInit = {}): Promise<Shape> => {
    const answer = await fetch(`${server}/api/media/${path}`, { ...init, headers: { ...headers, cookie } })
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as Shape
  }
  const send = async () => {
    const begun = performance.now()
    const [sent] = await ask<Sent[]>('upload', { method: 'POST', body })
    if (!sent) throw new Error('An upload was answered with nothing')
    return { ...sent, took: performance.now() - begun }
  }
  const untilReady = async ({ id }: Sent) => {
    for (let waited = 0; waited < patience; waited += pause) {
      const { state } = await ask<Sent>(id)
      if (state === 'ready') return
      if (state === 'broken') throw new Error('The sizes of a photo could not be made')
      await sleep(pause)
    }
    throw new Error('A photo does not become ready')
  }
  const all = await Promise.all(range(count).map(send))
  await Promise.all(all.map(untilReady))
  return { answers: all.map(({ took }) => took), key: all[0]?.s3Key ?? '' }
}

process.on('message', async (sending: Sending) => {
  const arrived = await upload(sending).catch((error: unknown) => ({ failure: String(error) }))
  process.send?.(arrived)
})
process.once('disconnect', () => process.exit(0))
