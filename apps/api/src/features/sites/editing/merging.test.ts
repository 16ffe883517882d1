import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { auditLog, notifications } from '#db/schema/people.ts'
import { sites } from '#db/schema/sites.ts'
import { testApp } from '#src/testing/app.ts'
import { buildForm, callsOf } from '#src/testing/contributions.ts'
import { addPerson, asLevel, type Headers } from '#src/testing/people.ts'
import { addSite } from '#src/testing/sites.ts'

const { app, deps } = await testApp()
const { get, post, del } = callsOf(app)

const editor = await addPerson(deps, { groups: ['editor'] })
const merge = (from: string, into: string, headers: Headers = editor.headers) =>
  post(`/api/sites/${from}/merge`, headers, { into })
const unmerge = (id: string, headers: Headers = editor.headers) => post(`/api/sites/${id}/unmerge`, headers)
const site = async (id: string) => (await get(`/api/sites/${id}`)).json()
const favoritesOf = async (headers: Headers): Promise<string[]> =>
  (await get('/api/sites/favorites', headers)).json().ids.toSorted()
const rowOf = async (id: string) => (await deps.db.select().from(sites).where(eq(sites.id, id)))[0]

const addFan = async (...ids: string[]): Promise<Headers> => {
  const { headers } = await addPerson(deps)
  for (const id of ids) await post(`/api/sites/${id}/favorite`, headers)
  return headers
}

describe('merging a site into another', () => {
  it('leads its address there, and makes its names aliases there', async () => {
    const from = await addSite(deps.db, {
      siteName: 'Zenobia Wreck',
      aliases: ['MS Zenobia', 'ZENOBIA', 'Zen'],
    })
    const into = await addSite(deps.db, { siteName: 'Zenobia', aliases: ['Zen'] })
    const answer = await merge(from, into)
    expect(answer.json()).toMatchObject({
      id: into,
      aliases: ['Zen', 'Zenobia Wreck', 'MS Zenobia'],
      version: 2,
    })
    expect(await site(from)).toMatchObject({ id: into })
    expect(await rowOf(from)).toMatchObject({ approvalStatus: 'removed', mergedInto: into })
    expect(
      (await get('/api/sites?limit=200')).json().items.map(({ id }: { id: string }) => id),
    ).not.toContain(from)
    const log = await deps.db.select().from(auditLog).where(eq(auditLog.subjectId, from))
    expect(log).toMatchObject([{ action: 'site.merge', actorId: editor.id, details: { into } }])
  })

  it('closes what waits about it, and says where it went', async () => {
    const facts = buildForm({ siteName: 'Twice There' })
    const [from, into] = [await addSite(deps.db, facts), await addSite(deps.db, { siteName: 'Once There' })]
    const [author, proposer, reporter] = [await addPerson(deps), await addPerson(deps), await addPerson(deps)]
    await deps.db.update(sites).set({ createdBy: author.id }).where(eq(sites.id, from))
    const criteria = { facts: { ...facts, maxDepth: 12 }, version: 1 }
    expect((await post(`/api/sites/${from}/proposals`, proposer.headers, criteria)).statusCode).toBe(201)
    await post(`/api/flags/dive_sites/${from}`, reporter.headers, { reason: 'duplicate' })
    await merge(from, into)
    const pending = await get('/api/moderator/pending-items', await asLevel(deps, 'moderator'))
    expect(pending.json().items).toEqual([])
    const link = `/sites/${into}/once-there`
    const notificationsOf = ({ id }: { id: string }) =>
      deps.db.select().from(notifications).where(eq(notifications.userId, id))
    expect(await notificationsOf(author)).toMatchObject([
      { type: 'info', message: 'Your site “Twice There” is now part of “Once There”.', link },
    ])
    expect(await notificationsOf(proposer)).toMatchObject([
      {
        message:
          'The site “Twice There” is now part of “Once There”. Your proposed changes weren’t accepted. You can propose them there.',
        link,
      },
    ])
    expect(await notificationsOf(reporter)).toMatchObject([
      { message: 'The site “Twice There” is now part of “Once There”. Thanks for your report.', link },
    ])
  })

  it('gives the other no more names than a site may have', async () => {
    const names = (from: number, count: number) =>
      Array.from({ length: count }, (_, at) => `Name ${from + at}`)
    const from = await addSite(deps.db, { siteName: 'Full', aliases: names(0, 20) })
    const into = await addSite(deps.db, { siteName: 'Nearly full', aliases: names(100, 18) })
    const { aliases } = (await merge(from, into)).json()
    expect(aliases).toEqual([...names(100, 18), 'Full', 'Name 0'])
  })

  it('brings its favourites along, none of them twice, and takes them back', async () => {
    const [from, into] = [await addSite(deps.db), await addSite(deps.db)]
    const [one, both, other] = [await addFan(from), await addFan(from, into), await addFan(into)]
    await merge(from, into)
    for (const fan of [one, both, other]) expect(await favoritesOf(fan)).toEqual([into])
    await unmerge(from)
    expect(await favoritesOf(one)).toEqual([from])
    expect(await favoritesOf(both)).toEqual([from, into].toSorted())
    expect(await favoritesOf(other)).toEqual([into])
  })

  it.each([
    ['public', 401],
    ['member', 403],
    ['editor', 200],
    ['moderator', 200],
  ] as const)('is for editors: %s gets %i', async (level, status) => {
    const headers = await asLevel(deps, level)
    const [from, into] = [await addSite(deps.db), await addSite(deps.db)]
    expect((await merge(from, into, headers)).statusCode).toBe(status)
    if (status !== 200) await merge(from, into)
    expect((await unmerge(from, headers)).statusCode).toBe(status)
  })

  it('is refused with itself, with what is not public, and twice', async () => {
    const [from, into] = [await addSite(deps.db), await addSite(deps.db)]
    const itself = await merge(from, from.toUpperCase())
    expect([itself.statusCode, itself.json().issues[0].path]).toEqual([400, ['into']])
    expect((await merge(from, await addSite(deps.db, {}, 'pending'))).statusCode).toBe(404)
    expect((await merge(await addSite(deps.db, {}, 'rejected'), into)).statusCode).toBe(404)
    await merge(from, into)
    expect((await merge(from, into)).statusCode).toBe(404)
  })

  it('of each into the other at once happens once', async () => {
    const [one, other] = [await addSite(deps.db), await addSite(deps.db)]
    const answers = await Promise.all([merge(one, other), merge(other, one)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404])
  })
})

describe('taking a merge back', () => {
  it('lets the site stand on its own again, and the other lose only the names it gained', async () => {
    const from = await addSite(deps.db, { siteName: 'Blue Cave', aliases: ['Grotto'] })
    const into = await addSite(deps.db, { siteName: 'Blue Cavern', aliases: ['Cave'] })
    await merge(from, into)
    const answer = await unmerge(from)
    expect(answer.json()).toMatchObject({ id: from, siteName: 'Blue Cave', approvalStatus: 'approved' })
    expect(await site(from)).toMatchObject({ id: from, aliases: ['Grotto'] })
    expect(await site(into)).toMatchObject({ aliases: ['Cave'], version: 3 })
    expect((await unmerge(from)).statusCode).toBe(409)
  })

  it('is offered by the history as long as it can be done, at the newest merge of the two', async () => {
    const [from, into] = [await addSite(deps.db), await addSite(deps.db)]
    const offered = async () =>
      (await get(`/api/sites/${into}/history`, editor.headers))
        .json()
        .items.map(({ mergedFrom }: { mergedFrom: string | null }) => mergedFrom)
        .filter((id: string | null) => id !== null)
    await merge(from, into)
    expect(await offered()).toEqual([from])
    await unmerge(from)
    expect(await offered()).toEqual([])
    await merge(from, into)
    expect(await offered()).toEqual([from])
  })

  it('is told to the author of the site', async () => {
    const [from, into] = [await addSite(deps.db, { siteName: 'Twin Pinnacle' }), await addSite(deps.db)]
    const author = await addPerson(deps)
    await deps.db.update(sites).set({ createdBy: author.id }).where(eq(sites.id, from))
    await merge(from, into)
    await unmerge(from)
    const received = await deps.db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, author.id))
      .orderBy(notifications.id)
    expect(received.at(-1)).toMatchObject({ message: 'Your site “Twin Pinnacle” has been restored.' })
  })

  it('leaves a favourite gone that was taken back meanwhile at the other', async () => {
    const [from, into] = [await addSite(deps.db), await addSite(deps.db)]
    const fan = await addFan(into)
    await merge(from, into)
    await del(`/api/sites/${into}/favorite`, fan)
    await unmerge(from)
    expect(await favoritesOf(fan)).toEqual([])
  })

  it('cannot be done by restoring, and a merge is never deleted for good', async () => {
    const [from, into] = [await addSite(deps.db), await addSite(deps.db)]
    await merge(from, into)
    const answer = await post(`/api/sites/${from}/restore`, await asLevel(deps, 'moderator'))
    expect(answer.statusCode).toBe(409)
    await deps.db
      .update(sites)
      .set({ removedAt: new Date('2020-01-01') })
      .where(eq(sites.id, from))
    await deps.jobs.add(deps.db, 'purge-removed-sites', {})
    await deps.jobs.settled('purge-removed-sites', 10_000)
    expect(await site(from)).toMatchObject({ id: into })
  })
})

describe('a chain of merges', () => {
  const chain = async () => {
    const [a, b, c] = [
      await addSite(deps.db, { siteName: 'Alpha Rock' }),
      await addSite(deps.db, { siteName: 'Beta Rock' }),
      await addSite(deps.db, { siteName: 'Gamma Rock' }),
    ]
    const fans = { a: await addFan(a), b: await addFan(b), ab: await addFan(a, b), c: await addFan(c) }
    await merge(a, b)
    await merge(b, c)
    return { a, b, c, fans }
  }

  it('leads all of them to the last', async () => {
    const { a, b, c, fans } = await chain()
    expect((await rowOf(a))?.mergedInto).toBe(c)
    for (const id of [a, b, c])
      expect(await site(id)).toMatchObject({ id: c, aliases: ['Beta Rock', 'Alpha Rock'] })
    for (const fan of Object.values(fans)) expect(await favoritesOf(fan)).toEqual([c])
  })

  it('comes apart from its end as it was put together', async () => {
    const { a, b, c, fans } = await chain()
    await unmerge(b)
    expect(await site(a)).toMatchObject({ id: b, aliases: ['Alpha Rock'] })
    expect(await site(c)).toMatchObject({ id: c, aliases: [] })
    for (const fan of [fans.a, fans.b, fans.ab]) expect(await favoritesOf(fan)).toEqual([b])
    await unmerge(a)
    expect(await favoritesOf(fans.a)).toEqual([a])
    expect(await favoritesOf(fans.b)).toEqual([b])
    expect(await favoritesOf(fans.ab)).toEqual([a, b].toSorted())
    expect(await favoritesOf(fans.c)).toEqual([c])
    expect(await site(b)).toMatchObject({ aliases: [] })
  })

  it('comes apart from its beginning as well', async () => {
    const { a, b, c, fans } = await chain()
    await unmerge(a)
    expect(await site(a)).toMatchObject({ id: a })
    expect(await site(c)).toMatchObject({ aliases: ['Beta Rock'] })
    expect(await favoritesOf(fans.a)).toEqual([a])
    expect(await favoritesOf(fans.ab)).toEqual([a, c].toSorted())
    await unmerge(b)
    expect(await favoritesOf(fans.ab)).toEqual([a, b].toSorted())
    expect(await favoritesOf(fans.b)).toEqual([b])
    expect(await favoritesOf(fans.c)).toEqual([c])
  })
})
