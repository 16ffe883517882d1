// A program of its own, as writer.ts: two people write to each other at once. Its parent kills it. Sends whose answer nobody
// heard are sent again with their key, as devices do.
import { createHash } from 'node:crypto'
import { asc } from 'drizzle-orm'
import { readConfig } from '../../apps/api/src/config/config.ts'
import {
  conversationMessages,
  conversationPeople,
  conversations,
} from '../../apps/api/src/db/schema/conversations.ts'
import { users } from '../../apps/api/src/db/schema/people.ts'
import { cardsService } from '../../apps/api/src/features/cards/index.ts'
import { sendingService } from '../../apps/api/src/features/messages/sending.service.ts'
import { bootstrapDatabase } from '../../apps/api/src/startup/database-bootstrap.ts'
import { range } from './figures.ts'
import type { FromWriter } from './kills.ts'

/** Sends under way at once, and how many of those before the kill are sent once more. */
const atOnce = 4
const again = 20

const notify = (message: FromWriter) => process.stdout.write(`${JSON.stringify(message)}\n`)
/** The same for the same number, in the shape of an id. */
const idOf = (what: string) =>
  createHash('sha256')
    .update(what)
    .digest('hex')
    .slice(0, 32)
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5')

const [first = '', isReader = ''] = process.argv.slice(2)
const resources = await bootstrapDatabase(readConfig(process.env, process.cwd()), 'serve', {
  say: console.error,
  onIdleError: () => undefined,
})
const { db } = resources
let isStopping = false
process.once('SIGTERM', () => {
  isStopping = true
})

const two = ['one', 'other'].map((name) => ({ id: idOf(name), handle: name }))
await db
  .insert(users)
  .values(two.map((one) => ({ ...one, provider: 'local', subject: one.id, createdAt: new Date() })))
  .onConflictDoNothing()

/** What is wrong: a number that is missing, a message that is there twice or is another, counts that do not fit. */
const stored = await db.select().from(conversationMessages).orderBy(asc(conversationMessages.seq))
const [conversation] = await db.select().from(conversations)
const own = await db.select().from(conversationPeople)
const sentBy = (id: string) => stored.filter(({ senderId }) => senderId === id).length
const bodies = new Set<string>()
const wrong = [
  ...stored.flatMap(({ seq, body, clientKey }, at) => {
    const isTwice = bodies.has(body)
    bodies.add(body)
    return seq !== at + 1 || isTwice || clientKey !== idOf(body) ? [body] : []
  }),
  ...((conversation?.lastSeq ?? 0) === stored.length ? [] : ['the newest number']),
  ...own.flatMap(({ userId, sent, heard }) =>
    sent === sentBy(userId) && heard === stored.length - sent ? [] : [`the counts of ${userId}`],
  ),
]
notify({ say: 'ready', here: stored.map(({ body }) => body), damaged: wrong })

const sending = sendingService({
  db,
  clock: () => new Date(),
  cards: cardsService([]),
  notify: async () => undefined,
})
const send = async (number: number) => {
  const [from, to] = number % 2 === 0 ? two : two.toReversed()
  if (!from || !to) return
  const message = String(number)
  const me = { ...from, sessionId: from.id, groups: [] }
  const form = { message, clientKey: idOf(message), attachments: [] }
  await sending.sendTo(me, to.id, form, { isNew: false, count: async () => undefined })
  notify({ say: 'kept', key: message })
}

if (!isReader) {
  // The first answers, and so accepts; from then on both write at once.
  if (stored.length < 2) for (const number of range(2)) await send(number)
  const newest = Math.max(0, ...stored.map(({ body }) => Number(body)))
  let number = Math.max(Number(first), 2)
  const repeats = range(again).map((back) => newest - back)
  const line = async () => {
    while (!isStopping) {
      const repeat = repeats.pop()
      await send(repeat !== undefined && repeat >= 0 ? repeat : number++)
    }
  }
  await Promise.all(range(atOnce).map(line))
}
await resources.close()
process.exit(0)
