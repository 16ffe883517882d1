import type { PendingFlag, PendingLine } from '@soundings/contract/moderation'
import { contributions } from '@soundings/contract/notification-kinds'
import { and, eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { beforeEach, expect, it } from 'vitest'
import { contentFlags } from '#db/schema/contributions.ts'
import type { Flaggable } from '#extension-points/flaggable.ts'
import { notificationsOf } from '#extension-points/notification-kind.ts'
import { noTexts, type Reviewable } from '#extension-points/reviewable.ts'
import type { Person } from '#shared/person.ts'
import type { Task } from '#src/jobs/runner.ts'
import { testApp } from '#src/testing/app.ts'
import { addPerson } from '#src/testing/people.ts'
import { contentFlagsService } from './flags.service.ts'
import { moderationService } from './moderation.service.ts'
import { notifyOfDecisions } from './notify-decisions.service.ts'
import { type FlagOf, reviewedFlags } from './reviewed-flags.service.ts'

// A kind that no feature has: what serves the others must serve it, with nothing changed in this folder.

const { deps } = await testApp()
const { db } = deps
const person = async (...groups: Person['groups']): Promise<Person> => {
  const { id } = await addPerson(deps, { groups })
  return { id, sessionId: newId(), handle: null, groups }
}
const moderator = await person('moderator')
const author = await addPerson(deps, { handle: 'tove_tides' })
const reader = await person()
const tideNews = notificationsOf({ 'tide-decided': { type: 'info', group: contributions } })

type Tide = { id: string; metres: number; state: 'pending' | 'approved' | 'rejected'; createdAt: string }
type TideItem = PendingLine & { type: 'tides' }
type TideShown = TideItem & { metres: number }
type FlaggedTide = { type: 'tides'; metres: number }

const tides = new Map<string, Tide>()
const addTide = (state: Tide['state'], minute = 0): Tide => {
  const createdAt = new Date(Date.UTC(2026, 4, 1, 10, minute)).toISOString()
  const tide = { id: newId(), metres: 4 + minute, state, createdAt }
  tides.set(tide.id, tide)
  return tide
}
const toItem = ({ id, metres, createdAt }: Tide): TideItem => ({
  ...noTexts,
  id,
  type: 'tides',
  createdAt,
  title: `A tide of ${metres} m`,
  content: 'Springs',
  authorHandle: 'tove_tides',
})
const pendingTides = () => [...tides.values()].filter(({ state }) => state === 'pending')
const pendingTide = (id: string) => pendingTides().find((tide) => tide.id === id)

const reviewedTides: Reviewable<TideItem, TideShown> = {
  type: 'tides',
  count: async () => pendingTides().length,
  list: async (_db, after, limit) =>
    pendingTides()
      .filter(({ createdAt }) => !after || Date.parse(createdAt) > after.at.getTime())
      .slice(0, limit)
      .map(toItem),
  preview: async (_db, id) => {
    const tide = pendingTide(id)
    return tide && { shown: { ...toItem(tide), metres: tide.metres }, authorId: author.id }
  },
  decide: async (_tx, id, { outcome }) => {
    const tide = pendingTide(id)
    if (!tide) return undefined
    tide.state = outcome
    return { title: toItem(tide).title, authorId: author.id, before: { metres: tide.metres } }
  },
  revert: async (_tx, id, { before }) => {
    const tide = tides.get(id)
    if (!tide || tide.metres !== before.metres) return false
    tide.state = 'pending'
    return true
  },
  news: async (_db, id, { title, outcome }) => [
    {
      userId: author.id,
      notification: tideNews('tide-decided', { message: `${title}: ${outcome}`, link: `/tides/${id}` }),
    },
  ],
}

const flaggedTides: Flaggable<FlaggedTide> = {
  type: 'tides',
  ownWords: 'This tide is your own.',
  find: async (_db, ids) =>
    new Map(
      ids.flatMap((id) => {
        const tide = tides.get(id)
        if (!tide) return []
        const subject = { siteId: null, siteName: null, authorId: author.id, path: '/tides' }
        return [[id, { ...subject, title: toItem(tide).title, isPublic: tide.state === 'approved' }]]
      }),
    ),
  show: async (_db, id) => {
    const tide = tides.get(id)
    return tide && { type: 'tides', metres: tide.metres }
  },
  takeDown: async (_tx, id) => {
    const tide = tides.get(id)
    if (tide?.state !== 'approved') return undefined
    tide.state = 'rejected'
    return {}
  },
  putBack: async (_tx, id) => {
    const tide = tides.get(id)
    if (tide) tide.state = 'approved'
    return tide !== undefined
  },
}

const reviewables: readonly Reviewable<TideItem | PendingFlag, TideShown | FlagOf<FlaggedTide>>[] = [
  reviewedTides,
  reviewedFlags([flaggedTides]),
]
const desk = moderationService({ ...deps, reviewables })
const flags = contentFlagsService({ ...deps, flaggables: [flaggedTides] })

beforeEach(() => tides.clear())

it('is listed by age and counted, in its own shape', async () => {
  const [one, two] = [addTide('pending', 1), addTide('pending', 2)]
  const first = await desk.pending({ limit: 1 }, moderator)
  expect(first).toMatchObject({
    total: 2,
    counts: { tides: 2, flags: 0 },
    items: [{ id: one.id, content: 'Springs' }],
  })
  const second = await desk.pending({ limit: 1, cursor: first.nextCursor ?? '', type: 'tides' }, moderator)
  expect(second).toMatchObject({ items: [{ id: two.id, siteName: null }], nextCursor: null })
})

it('is previewed with what only it has, and with the record of its author', async () => {
  const { id } = addTide('pending', 3)
  expect(await desk.preview({ type: 'tides', itemId: id }, moderator)).toMatchObject({
    metres: 7,
    author: { handle: 'tove_tides' },
  })
})

it('is approved once, and taken back', async () => {
  const { id } = addTide('pending')
  const item = { type: 'tides', itemId: id }
  const approved = { outcome: 'approved', reason: null, seen: undefined } as const
  const { decisionId } = await desk.decide(item, approved, moderator)
  expect(tides.get(id)?.state).toBe('approved')
  await expect(desk.decide(item, approved, moderator)).rejects.toThrow('You approved this a moment ago')
  expect((await desk.undo(decisionId, moderator)).item).toMatchObject({ id, type: 'tides' })
  expect(tides.get(id)?.state).toBe('pending')
})

it('has its author told what it says', async () => {
  const { id } = addTide('pending')
  const rejected = { outcome: 'rejected', reason: 'Neaps', seen: undefined } as const
  const { decisionId } = await desk.decide({ type: 'tides', itemId: id }, rejected, moderator)
  const received: unknown[] = []
  const tasks: Task[] = []
  const jobs = { register: (_: string, task: Task) => void tasks.push(task) }
  const notify = async (_: unknown, userId: string, news: object) => void received.push({ userId, ...news })
  notifyOfDecisions({ ...deps, jobs }, { reviewables, notify })
  for (const task of tasks)
    await task({ decisionId }, { isLast: false, signal: new AbortController().signal })
  expect(received).toEqual([
    {
      userId: author.id,
      kind: 'tide-decided',
      type: 'info',
      message: 'A tide of 4 m: rejected',
      link: `/tides/${id}`,
      of: contributions,
    },
  ])
})

it('may be flagged, is shown with the flag, and taken down when that is upheld', async () => {
  const { id } = addTide('approved', 5)
  await flags.flag({ type: 'tides', itemId: id }, { reason: 'dangerous', note: 'Rips' }, reader)
  const [flag] = await db
    .select()
    .from(contentFlags)
    .where(and(eq(contentFlags.type, 'tides'), eq(contentFlags.itemId, id)))
  const item = { type: 'flags', itemId: flag?.id ?? '' }
  expect(await desk.preview(item, moderator)).toMatchObject({
    title: 'A tide of 9 m',
    description: 'Rips',
    about: { type: 'tides', metres: 9 },
  })
  const approved = { outcome: 'approved', reason: null, seen: undefined } as const
  const { decisionId } = await desk.decide(item, approved, moderator)
  expect(tides.get(id)?.state).toBe('rejected')
  await desk.undo(decisionId, moderator)
  expect(tides.get(id)?.state).toBe('approved')
})

it('cannot be listed twice', () => {
  expect(() => moderationService({ ...deps, reviewables: [reviewedTides, reviewedTides] })).toThrow(/twice/)
})
