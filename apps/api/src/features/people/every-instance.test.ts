import { presenceTopic } from '@soundings/contract/presence'
import { eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { expect, it } from 'vitest'
import { sites } from '#db/schema/sites.ts'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { openStream } from '#src/testing/event-stream.ts'
import { addPerson, type Headers } from '#src/testing/people.ts'
import { addReport } from '#src/testing/reports.ts'
import { addSite } from '#src/testing/sites.ts'

// What somebody decides about themselves or others on one instance holds on another, which has answered before and may
// keep what it answered. Something new that people decide is a row.

const html = '<!doctype html><html><head><title>Soundings</title></head><body></body></html>'
const web = { folder: import.meta.dirname, html, scriptHashes: [] }
const first = await testApp({ web })
const second = await testApp({ web, beside: first })
const { deps } = first
const here = callsOf(first.app)
const there = callsOf(second.app)
const addressThere = await second.app.listen({ port: 0, host: '127.0.0.1' })
const moderator = await addPerson(deps, { groups: ['moderator'] })

type Someone = { id: string; headers: Headers; handle: string; newHandle: string }
type Cast = { person: Someone; reader: Someone; siteId: string }

const someone = async (): Promise<Someone> => {
  const word = newId().slice(-9)
  const names = { handle: `old_${word}`, newHandle: `new_${word}` }
  return { ...names, ...(await addPerson(deps, { handle: names.handle })) }
}
const settle = async (): Promise<Cast> => {
  const [person, reader] = [await someone(), await someone()]
  const siteId = await addSite(deps.db)
  await deps.db.update(sites).set({ createdBy: person.id }).where(eq(sites.id, siteId))
  await addReport(deps.db, { authorId: person.id, siteId })
  await here.put(`/api/sites/${siteId}/divers/me`, person.headers, { kind: 'local' })
  return { person, reader, siteId }
}

const profileOf = async ({ person, reader }: Cast) =>
  (await there.get(`/api/profile/${person.handle}`, reader.headers)).json()
const isListed = async ({ person }: Cast, headers: Headers, query = '') =>
  (await there.get(`/api/community/members?limit=50${query}`, headers))
    .json()
    .items.some(({ id }: Someone) => id === person.id)
const pageOf = ({ person }: Cast) => there.get(`/profile/${person.handle}`)
const show =
  (change: object) =>
  ({ person }: Cast) =>
    here.put('/api/profile/privacy', person.headers, change)
const decide =
  (standing: string) =>
  ({ person }: Cast) =>
    here.put(`/api/moderator/people/${person.id}/standing`, moderator.headers, {
      standing,
      until: new Date(deps.clock().getTime() + 86_400_000).toISOString(),
      reason: 'Rude words.',
    })
const block = ({ person, reader }: Cast) => here.post(`/api/people/${reader.id}/block`, person.headers)

/** What is done here, and whether it holds there; it must not hold before. `before` is what has to be so at first. */
type Row = {
  name: string
  before?: (cast: Cast) => unknown
  act: (cast: Cast) => unknown
  holds: (cast: Cast) => Promise<boolean>
}
const rows: Row[] = [
  {
    name: 'a hidden name',
    act: show({ sections: { name: 'nobody' } }),
    holds: async (cast) => !('name' in (await profileOf(cast))),
  },
  {
    name: 'leaving the list of members',
    act: show({ listed: false }),
    holds: async (cast) => !(await isListed(cast, {})) && !(await isListed(cast, cast.reader.headers)),
  },
  {
    name: 'being under 18',
    before: show({ sections: { name: 'public' } }),
    act: show({ junior: true }),
    holds: async (cast) => {
      const { statusCode, body } = await there.get(`/api/profile/${cast.person.handle}`)
      return statusCode === 200 && Object.keys(JSON.parse(body)).join() === 'id,handle,avatar'
    },
  },
  {
    name: 'hiding from search engines',
    before: show({ searchEngines: true }),
    act: show({ searchEngines: false }),
    holds: async (cast) =>
      (await pageOf(cast)).headers['x-robots-tag'] === 'noindex' &&
      !(await there.get('/sitemaps/people-0.xml')).body.includes(cast.person.handle),
  },
  {
    name: 'a block',
    act: block,
    holds: async (cast) => {
      const { reader, siteId, person } = cast
      const divers = (await there.get(`/api/sites/${siteId}/divers`, reader.headers)).json().items
      const visitors = (await there.get(`/api/profile/${person.handle}`)).body
      const isVisitor = JSON.stringify(await profileOf(cast)) === visitors
      return isVisitor && divers.length === 0 && !(await isListed(cast, reader.headers))
    },
  },
  {
    name: 'an end of a block',
    before: block,
    act: ({ person, reader }) => here.del(`/api/people/${reader.id}/block`, person.headers),
    holds: async (cast) => 'name' in (await profileOf(cast)) && isListed(cast, cast.reader.headers),
  },
  {
    name: 'no longer diving somewhere',
    act: ({ person, siteId }) => here.del(`/api/sites/${siteId}/divers/me`, person.headers),
    holds: async ({ siteId }) => (await there.get(`/api/sites/${siteId}/divers`)).json().total === 0,
  },
  {
    name: 'a new username',
    act: ({ person }) => here.put('/api/profile/handle', person.headers, { handle: person.newHandle }),
    holds: async (cast) => {
      const { person, reader, siteId } = cast
      const paths = [`/api/sites/${siteId}`, `/api/reports/site/${siteId}`]
      const query = `/api/community/members?q=${person.newHandle}`
      const answers = await Promise.all([...paths, query].map((path) => there.get(path, reader.headers)))
      const isNew = answers.every(({ body }) => body.includes(person.newHandle))
      return isNew && (await pageOf(cast)).headers.location === `/profile/${person.newHandle}`
    },
  },
  {
    name: 'being silenced',
    act: decide('silenced'),
    holds: async ({ person, siteId }) =>
      (await there.put(`/api/sites/${siteId}/divers/me`, person.headers, { kind: 'guide' })).statusCode ===
      403,
  },
]

it.each(rows)('$name holds on every instance', async ({ before, act, holds }) => {
  const cast = await settle()
  await before?.(cast)
  await expect.poll(() => holds(cast)).toBe(false)
  await act(cast)
  await expect.poll(() => holds(cast)).toBe(true)
})

it('who is suspended hears it where they are, and is nobody there', async () => {
  const cast = await settle()
  const { headers } = cast.person
  const stream = await openStream(addressThere, headers)
  expect((await there.get('/api/profile', headers)).statusCode).toBe(200)
  await decide('suspended')(cast)
  await expect.poll(() => stream.received()).toContainEqual({ kind: 'signed-out' })
  expect((await there.get('/api/profile', headers)).statusCode).toBe(401)
})

it('whoever has somebody on screen there hears that these are gone, blocked or hiding, and then nothing', async () => {
  const [cast, other] = [await settle(), await someone()]
  const { person, reader } = cast
  await openStream(addressThere, person.headers)
  const isOnline = async ({ headers }: Someone) =>
    (await there.get(`/api/presence?ids=${person.id}`, headers)).json().items[0].isOnline
  await expect.poll(() => isOnline(reader)).toBe(true)
  const topic = presenceTopic.of(person.id)
  const [readers, others] = [
    await openStream(addressThere, reader.headers),
    await openStream(addressThere, other.headers),
  ]
  const streams = [readers, others]
  const news = () =>
    streams.map(
      (stream) =>
        stream.received().filter((event) => event.kind === 'changed' && event.topic === topic).length,
    )
  // Who asks with what they read a minute ago is told that it is another since.
  for (const stream of streams) await stream.follow([topic], { at: addressThere, age: 60_000 })
  await expect.poll(news).toEqual([1, 1])
  await block(cast)
  await expect.poll(() => news()[0]).toBe(2)
  expect([await isOnline(reader), await isOnline(other)]).toEqual([false, true])
  const [, before = 0] = news()
  await show({ presence: 'nobody' })(cast)
  await expect.poll(() => news()[1]).toBeGreaterThan(before)
  expect([await isOnline(other), news()[0]]).toEqual([false, 2])
  expect(await isListed(cast, other.headers, '&filter=online')).toBe(false)
})
