import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import QuickLRU from 'quick-lru'
import type { ChangeTopic } from '#db/changes.ts'
import type { Dependencies } from '#ports/dependencies.ts'

/** A whole reply, ready to be sent again; a long one is kept compressed only. `tag` tells it from any other. */
export type KeptReply = { bytes: Buffer; isGzip: boolean; tag: string }

export type ReplyCache = {
  find: (question: string) => KeptReply | undefined
  /**
   * Remembers a reply, unless something changed since `begin` was called for it. One that tells of a single thing and of
   * nothing else says which, by `about`: a change of another thing leaves it alone.
   */
  keep: (question: string, since: number, json: string, about?: string) => KeptReply
  begin: () => number
  /** Forgets what tells of many things: it may have been made of what is out of date. */
  clearLists: () => void
}

/** Of each kind. */
const max = 2_000
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

/** The replies that tell of one thing each: found by what was asked, forgotten by what they are about. */
const keepPages = () => {
  const questionAbout = new Map<string, string>()
  const kept = new QuickLRU<string, { reply: KeptReply; about: string }>({
    maxSize: max,
    onEviction: (_, { about }) => questionAbout.delete(about),
  })
  const forget = (about: string) => {
    const question = questionAbout.get(about)
    if (question !== undefined) kept.delete(question)
    questionAbout.delete(about)
  }
  return {
    find: (question: string) => kept.get(question)?.reply,
    keep: (question: string, about: string, reply: KeptReply) => {
      forget(about)
      kept.set(question, { reply, about })
      questionAbout.set(about, question)
    },
    forget,
    clear: () => {
      kept.clear()
      questionAbout.clear()
    },
  }
}

/**
 * Keeps what visitors read most, in this process. A change of the topic, or of one of several, by whichever instance or
 * command, makes it forget all lists and the pages of what changed; one of the topic `pages`, those pages alone. While the
 * line that tells of changes is down, it keeps nothing.
 */
export const createReplyCache = (
  changes: Pick<Dependencies['changes'], 'on' | 'isListening'>,
  topics: ChangeTopic | readonly ChangeTopic[],
  { pages: pageTopic }: { pages?: ChangeTopic } = {},
): ReplyCache => {
  const lists = new QuickLRU<string, KeptReply>({ maxSize: max })
  const pages = keepPages()
  let generation = 0
  const clearLists = () => {
    generation++
    lists.clear()
  }
  const forgetPage = (about?: string) => {
    generation++
    if (about === undefined) pages.clear()
    else pages.forget(about)
  }
  for (const topic of [topics].flat())
    changes.on(topic, (about) => {
      clearLists()
      forgetPage(about)
    })
  if (pageTopic) changes.on(pageTopic, forgetPage)
  return {
    find: (question) => lists.get(question) ?? pages.find(question),
    begin: () => generation,
    clearLists,
    keep: (question, since, json, about) => {
      const reply = prepare(json)
      if (since !== generation || !changes.isListening()) return reply
      if (about === undefined) lists.set(question, reply)
      else pages.keep(question, about, reply)
      return reply
    },
  }
}
