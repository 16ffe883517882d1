import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import QuickLRU from 'quick-lru'
import type { Topic } from '#db/changes.ts'
import type { World } from '#src/world.ts'

/** A whole reply, ready to be sent again. */
export type KeptReply = { body: Buffer; gzip: Buffer | undefined; etag: string }

export type ReplyCache = {
  find: (address: string) => KeptReply | undefined
  /** Remembers a reply, unless something changed since `begin` was called for it. */
  keep: (address: string, since: number, json: string) => KeptReply
  begin: () => number
}

const most = 2_000
const worthCompressing = 1_024

const prepare = (json: string): KeptReply => {
  const body = Buffer.from(json)
  return {
    body,
    gzip: body.length < worthCompressing ? undefined : gzipSync(body, { level: 6 }),
    etag: `"${createHash('sha1').update(body).digest('base64url')}"`,
  }
}

/**
 * Keeps what visitors read most, in this process. Any change of the topic, by whichever instance or command,
 * empties it; while the line that tells of changes is down, it keeps nothing.
 */
export const createReplyCache = (changes: World['changes'], topic: Topic): ReplyCache => {
  const kept = new QuickLRU<string, KeptReply>({ maxSize: most })
  let generation = 0
  changes.on(topic, () => {
    generation++
    kept.clear()
  })
  return {
    find: (address) => kept.get(address),
    begin: () => generation,
    keep: (address, since, json) => {
      const reply = prepare(json)
      if (since === generation && changes.isListening()) kept.set(address, reply)
      return reply
    },
  }
}
