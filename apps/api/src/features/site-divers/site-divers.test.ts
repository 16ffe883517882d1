import { expect, it } from 'vitest'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { addPerson, asLevel, type Headers } from '#src/testing/people.ts'
import { addSite } from '#src/testing/sites.ts'

const { app, deps } = await testApp({ catchesUp: true })
const { get, post, put, del } = callsOf(app)
const urlOf = (siteId: string) => `/api/sites/${siteId}/divers`
const say = (siteId: string, { headers }: { headers: Headers }, kind = 'local') =>
  put(`${urlOf(siteId)}/me`, headers, { kind })
const read = async (siteId: string, headers: Headers = {}) => (await get(urlOf(siteId), headers)).json()
const namesIn = async (siteId: string, headers: Headers) =>
  (await read(siteId, headers)).items.map(({ id }: { id: string }) => id)

it('visitors read the number, members the names, and whoever said so can take it back', async () => {
  const site = await addSite(deps.db)
  const [one, other] = [await addPerson(deps), await addPerson(deps)]
  expect((await say(site, one)).json()).toMatchObject({ total: 1, mine: 'local' })
  expect((await say(site, one, 'guide')).json()).toMatchObject({ total: 1, mine: 'guide' })
  expect(await read(site)).toEqual({ items: [], nextCursor: null, total: 1, mine: null })
  expect(await read(site, other.headers)).toMatchObject({
    items: [{ id: one.id, kind: 'guide', badge: null }],
    total: 1,
    mine: null,
  })
  await del(`${urlOf(site)}/me`, one.headers)
  expect(await read(site, other.headers)).toEqual({ items: [], nextCursor: null, total: 0, mine: null })
})

it('who is blocked reads the same number as everybody, as with people who show their name to nobody', async () => {
  const site = await addSite(deps.db)
  const people = await Promise.all(Array.from({ length: 3 }, () => addPerson(deps)))
  const [blocker, blocked, hidden] = people
  if (!blocker || !blocked || !hidden) throw new Error('too few')
  for (const one of people) await say(site, one)
  await put('/api/profile/privacy', hidden.headers, { sections: { identity: 'nobody' } })
  await post(`/api/people/${blocked.id}/block`, blocker.headers)
  expect(await namesIn(site, blocked.headers)).toEqual([blocked.id])
  expect(await namesIn(site, blocker.headers)).toEqual([blocker.id])
  expect((await read(site, blocked.headers)).total).toBe(3)
  expect((await read(site)).total).toBe(3)
})

it('a site that is not public has none', async () => {
  const site = await addSite(deps.db, {}, 'pending')
  const person = await addPerson(deps)
  expect((await get(urlOf(site), person.headers)).statusCode).toBe(404)
  expect((await say(site, person)).statusCode).toBe(404)
})

it('goes along when sites merge, and comes back', async () => {
  const [from, into] = [await addSite(deps.db), await addSite(deps.db)]
  const [one, both] = [await addPerson(deps), await addPerson(deps)]
  await say(from, one)
  await say(from, both)
  await say(into, both, 'guide')
  const headers = await asLevel(deps, 'editor')
  expect((await post(`/api/sites/${from}/merge`, headers, { into })).statusCode).toBe(200)
  expect(await read(into, both.headers)).toMatchObject({ total: 2, mine: 'guide' })
  expect((await post(`/api/sites/${from}/unmerge`, headers)).statusCode).toBe(200)
  expect(await read(into, both.headers)).toMatchObject({ total: 1, mine: 'guide' })
  expect((await read(from)).total).toBe(2)
})
