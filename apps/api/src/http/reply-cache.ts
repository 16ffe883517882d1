import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import QuickLRU from 'quick-lru'
import type { Topic } from '#db/changes.ts'
import type { World } from '#src/world.ts'

/** A whole reply, ready to be sent again; a long one is kept compressed only. `tag` tells it from any other. */
export type KeptReply = { bytes: Buffer; isGzip: boolean; tag: string }

export type ReplyCache = {
  find: (question: string) => KeptReply | undefined
  /** Remembers a reply, unless something changed since `begin` was called for it. */
  keep: (question: string, since: number, json: string) => KeptReply
  begin: () => number
  /** Forgets everything: what the replies were made of is out of date. */
  clear: () => void
}

const most = 2_000
const worthCompressing = 1_024

const prepare = (json: string): KeptReply => {
  const plain = Buffer.from(json)
  const isGzip = plain.length >= worthCompressing
  return {
    bytes: isGzip ? gzipSync(plain, { level: 6 }) : plain,
    isGzip,
    tag: `"${createHash('sha1').update(plain).digest('base64url')}"`,
  }
}

/**
 * Keeps what visitors read most, in this process. Any change of the topic, by whichever instance or command,
 * empties it; while the line that tells of changes is down, it keeps nothing.
 */
export const createReplyCache = (changes: World['changes'], topic: Topic): ReplyCache => {
  const kept = new QuickLRU<string, KeptReply>({ maxSize: most })
  let generation = 0
  const clear = () => {
    generation++
    kept.clear()
  }
  changes.on(topic, clear)
  return {
    find: (question) => kept.get(question),
    begin: () => generation,
    clear,
    keep: (question, since, json) => {
      const reply = prepare(json)
      if (since === generation && changes.isListening()) kept.set(question, reply)
      return reply
    },
  }
}
