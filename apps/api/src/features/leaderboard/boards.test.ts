import { eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { describe, expect, it } from 'vitest'
import { diveLogs, dives } from '#db/schema/dive-log.ts'
import { users } from '#db/schema/people.ts'
import { standings } from '#db/schema/relations.ts'
import { reports, reportVotes } from '#db/schema/reports.ts'
import { sites } from '#db/schema/sites.ts'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { groupsOf } from '#src/testing/groups.ts'
import { addPerson, type Headers, signIn } from '#src/testing/people.ts'
import { addPhoto } from '#src/testing/photos.ts'
import { addReport } from '#src/testing/reports.ts'
import { buildRow } from '#src/testing/sites.ts'
import { keepingService } from './keeping/keeping.service.ts'
import { boardTallies } from './keeping/tally.ts'

const { app, deps, passTime } = await testApp({ newMembers: 'trusted', catchesUp: true })
const { get, put } = callsOf(app)
const keeping = keepingService({ ...deps, newMembers: 'trusted', notifyAll: async () => undefined })
const keep = () => keeping.keep()

const site = buildRow({ siteName: 'Board Reef', country: 'Egypt' })
await deps.db.insert(sites).values(site)

const buildDive = (ownerId: string, startsAt: string, minutes: number): typeof dives.$inferInsert => ({
  id: newId(),
  ownerId,
  startsAt,
  timePrecision: 'minute',
  durationSeconds: minutes * 60,
  siteName: 'Board Reef',
  location: 'Egypt',
  country: 'Egypt',
  countryFolded: 'egypt',
  siteFolded: 'board reef',
  words: '',
  createdAt: deps.clock(),
  lastUpdated: deps.clock(),
})

const board = async (name: string, query = 'period=all', headers: Headers = {}) =>
  (await get(`/api/leaderboard/${name}?${query}`, headers)).json()
const handleOf = async (id: string) => (await deps.db.select().from(users).where(eq(users.id, id)))[0]?.handle
const show = (headers: Headers, change: object) => put('/api/profile/privacy', headers, change)
const stats = async (headers: Headers, query = 'period=all') =>
  (await get(`/api/leaderboard/user-stats?${query}`, headers)).json()

describe('the board of photographers', () => {
  it('has equal scores share a rank, and who reached it first comes first', async () => {
    const [one, two, three] = [await addPerson(deps), await addPerson(deps), await addPerson(deps)]
    const at = (day: number) => ({ submittedAt: new Date(Date.UTC(2026, 4, day)) })
    for (const [person, day] of [
      [one, 3],
      [one, 4],
      [two, 1],
      [two, 2],
      [three, 1],
    ] as const)
      await addPhoto(deps.db, { uploaderId: person.id, ...at(day) })
    await keep()
    const { items, total } = await board('top-photographers')
    const ours = items.filter(({ id }: { id: string }) => [one.id, two.id, three.id].includes(id))
    expect(ours.map(({ id, rank }: { id: string; rank: number }) => [id, rank])).toEqual([
      [two.id, 1],
      [one.id, 1],
      [three.id, 3],
    ])
    expect(total).toBe(items.length)
    expect(ours[0]).toEqual({
      id: two.id,
      handle: await handleOf(two.id),
      name: null,
      avatar: null,
      location: 'Egypt',
      rank: 1,
      photos: 2,
      likes: 0,
      rating: null,
      recentPhotos: [
        { id: expect.any(String), thumbnailUrl: expect.any(String), caption: null },
        { id: expect.any(String), thumbnailUrl: expect.any(String), caption: null },
      ],
    })
    expect(await stats(three.headers)).toMatchObject({
      photos: 1,
      boards: { photographers: { score: 1, rank: 3, toNext: 1, reasons: [] } },
    })
    const around = await board('around-me', 'period=all&board=photographers', three.headers)
    expect(around.items.map(({ id, isMe }: { id: string; isMe: boolean }) => [id, isMe])).toEqual([
      [two.id, false],
      [one.id, false],
      [three.id, true],
    ])
    const pages: string[] = []
    for (let cursor = ''; ; ) {
      const page = await board('top-photographers', `period=all&limit=1${cursor && `&cursor=${cursor}`}`)
      pages.push(...page.items.map(({ id }: { id: string }) => id))
      if (!page.nextCursor) break
      cursor = page.nextCursor
    }
    expect(pages).toEqual(items.map(({ id }: { id: string }) => id))
  })

  it('loses whoever opts out, is blocked, hides, is suspended or leaves, in lists, totals and ranks', async () => {
    const [one, reader] = [await addPerson(deps), await addPerson(deps)]
    for (let n = 0; n < 9; n++) await addPhoto(deps.db, { uploaderId: one.id })
    await addPhoto(deps.db, { uploaderId: reader.id })
    await keep()
    const sees = async (headers: Headers = {}) => {
      const { items, total } = await board('top-photographers', 'period=all&limit=100', headers)
      expect(total).toBe(items.length)
      return items.some(({ id }: { id: string }) => id === one.id)
    }
    const rank = async () => (await stats(await signIn(deps, reader.id))).boards.photographers.rank
    const first = await rank()
    expect(await sees()).toBe(true)
    for (const [out, back] of [
      [{ boards: { contributions: false } }, { boards: { contributions: true } }],
      [{ listed: false }, { listed: true }],
      [{ sections: { identity: 'members' } }, { sections: { identity: 'public' } }],
      [{ junior: true }, { junior: false }],
    ]) {
      expect((await show(one.headers, out as object)).statusCode).toBe(200)
      await keep()
      expect([await sees(), await sees(reader.headers), await rank()]).toEqual([false, false, first - 1])
      expect((await stats(one.headers)).boards.photographers.reasons).toHaveLength(1)
      await show(one.headers, back as object)
      await keep()
      expect([await sees(), await rank()]).toEqual([true, first])
    }
    await deps.db.execute(
      `insert into blocks (blocker_id, blocked_id, at) values ('${one.id}', '${reader.id}', now())`,
    )
    expect([await sees(), await sees(reader.headers)]).toEqual([true, false])
    await deps.db.execute(
      `insert into standings (user_id, standing, until, at) values ('${one.id}', 'suspended', '2026-06-02', now())`,
    )
    await keep()
    expect(await sees()).toBe(false)
    passTime(24 * 3_600_000)
    await keep()
    expect(await sees()).toBe(true)
    await deps.db.update(users).set({ handle: null, deletedAt: new Date() }).where(eq(users.id, one.id))
    await keep()
    expect([await sees(), await rank()]).toEqual([false, first - 1])
  })
})

describe('the board of divers', () => {
  it('lists who said yes, counts four a day, and none that overlaps or is still to come', async () => {
    const one = await addPerson(deps)
    const dive = (startsAt: string, minutes = 40) =>
      deps.db.insert(dives).values(buildDive(one.id, startsAt, minutes))
    await deps.db.insert(diveLogs).values({ ownerId: one.id })
    for (const hour of ['06', '08', '10', '12', '14', '16']) await dive(`2026-05-01 ${hour}:00:00`)
    await dive('2026-05-02 08:00:00', 60)
    await dive('2026-05-02 08:30:00', 60)
    await dive('2026-07-01 08:00:00')
    await keep()
    expect(await stats(one.headers)).toMatchObject({
      dives: 5,
      rank: null,
      isAsked: true,
      listed: { dives: false, contributions: true },
      boards: { divers: { score: 5, rank: null, reasons: ['dives-unasked'] } },
    })
    expect((await board('top-divers')).items).toEqual([])
    await show(one.headers, { boards: { dives: 'yes' } })
    await keep()
    expect((await board('top-divers')).items).toMatchObject([
      { id: one.id, rank: 1, dives: 5, hours: 3.7, countries: 1, achievements: [] },
    ])
    expect((await board('top-divers', 'period=month')).items).toEqual([])
    expect((await board('top-divers', 'period=year&country=Fiji')).total).toBe(0)
    passTime(31 * 24 * 3_600_000)
    await keep()
    expect((await board('top-divers')).items).toMatchObject([{ dives: 6 }])
    const headers = await signIn(deps, one.id)
    await show(headers, { boards: { dives: 'no' } })
    await keep()
    expect((await board('top-divers')).total).toBe(0)
    expect((await stats(headers)).boards.divers.reasons).toEqual(['dives-off'])
  })
})

describe('the board of contributors', () => {
  it('adds points, and goes back when something is taken down', async () => {
    const [author, ...voters] = await Promise.all(Array.from({ length: 3 }, () => addPerson(deps)))
    if (!author) throw new Error('nobody')
    const row = await addReport(deps.db, { siteId: site.id, authorId: author.id })
    for (const voter of [author, ...voters])
      await deps.db.insert(reportVotes).values({ reportId: row.id, userId: voter.id, votedAt: deps.clock() })
    await keep()
    const mine = async () => (await stats(author.headers)).boards.contributors.score
    expect(await mine()).toBe(5 + 2)
    await deps.db.update(reports).set({ approvalStatus: 'removed' }).where(eq(reports.id, row.id))
    await keep()
    expect(await mine()).toBe(0)
    await deps.db.update(reports).set({ approvalStatus: 'approved' }).where(eq(reports.id, row.id))
    await deps.db.update(sites).set({ approvalStatus: 'removed' }).where(eq(sites.id, site.id))
    await keep()
    expect(await mine()).toBe(0)
    await deps.db.update(sites).set({ approvalStatus: 'approved' }).where(eq(sites.id, site.id))
    await keep()
    expect(await mine()).toBe(7)
  })

  it('counts three votes a day from one person to another', async () => {
    const [author, voter] = [await addPerson(deps), await addPerson(deps)]
    for (let n = 0; n < 5; n++) {
      const { id } = await addReport(deps.db, { siteId: site.id, authorId: author.id })
      await deps.db.insert(reportVotes).values({ reportId: id, userId: voter.id, votedAt: deps.clock() })
    }
    await keep()
    expect((await stats(author.headers)).boards.contributors.score).toBe(5 * 5 + 3)
  })

  it('counts a vote once whoever gave it is no longer new', async () => {
    const [author, voter] = [await addPerson(deps), await addPerson(deps)]
    const { id } = await addReport(deps.db, { siteId: site.id, authorId: author.id })
    await deps.db.insert(standings).values({ userId: voter.id, standing: 'new', at: deps.clock() })
    await deps.db.insert(reportVotes).values({ reportId: id, userId: voter.id, votedAt: deps.clock() })
    const score = async () => {
      await keep()
      return (await stats(author.headers)).boards.contributors.score
    }
    expect(await score()).toBe(5)
    await deps.db.delete(standings).where(eq(standings.userId, voter.id))
    expect(await score()).toBe(5 + 1)
  })
})

describe('the board of a group', () => {
  const { found, join } = groupsOf(app)

  it('ranks its members among themselves, and is nobody else’s where the group is private', async () => {
    const [first, second, other] = [await addPerson(deps), await addPerson(deps), await addPerson(deps)]
    for (const [{ id }, reports] of [
      [first, 4],
      [second, 2],
      [other, 3],
    ] as const)
      for (let n = 0; n < reports; n++) await addReport(deps.db, { siteId: site.id, authorId: id })
    const open = await found(first, { kind: 'open' })
    await join(second, open.id)
    const closed = await found(first, { kind: 'private' })
    await keep()
    const ranked = async (group: string, headers?: Headers) => {
      const { items, total } = await board('top-contributors', `period=all&group=${group}`, headers)
      return [total, ...items.map(({ id, rank }: { id: string; rank: number }) => [rank, id])]
    }
    const both = [2, [1, first.id], [2, second.id]]
    expect(await ranked(open.id)).toEqual(both)
    expect(await ranked(open.id, other.headers)).toEqual(both)
    expect(await ranked(closed.id, first.headers)).toEqual([1, [1, first.id]])
    for (const headers of [{}, other.headers]) {
      const refused = await get(`/api/leaderboard/top-contributors?group=${closed.id}`, headers)
      expect(refused.statusCode).toBe(404)
    }
  })
})

it('keeps what a count from scratch says', async () => {
  for (const { recount } of boardTallies)
    expect(await recount(deps.db, { fix: false, limit: 5, newMembers: 'trusted' })).toEqual({
      differences: [],
      total: 0,
    })
})

it('refuses what is strange, and own figures to visitors', async () => {
  const bad = ['period=week', 'limit=101', 'cursor=abc', 'country=Atlantis', 'group=1', 'limit=0']
  for (const query of bad)
    expect((await get(`/api/leaderboard/top-divers?${query}`)).statusCode, query).toBe(400)
  expect((await get(`/api/leaderboard/top-divers?group=${newId()}`)).statusCode).toBe(404)
  expect((await get('/api/leaderboard/user-stats')).statusCode).toBe(401)
  expect((await get('/api/leaderboard/around-me')).statusCode).toBe(401)
  expect((await get('/api/leaderboard/achievements/nothing-like-it')).statusCode).toBe(404)
})
