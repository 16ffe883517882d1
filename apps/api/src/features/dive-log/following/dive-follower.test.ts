import { expect, it } from 'vitest'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { addPerson } from '#src/testing/people.ts'
import { addSite } from '#src/testing/sites.ts'
import { diveFollower } from './dive-follower.ts'

const { app, deps } = await testApp()
const { db } = deps
const { get, post } = callsOf(app)

const diver = await addPerson(deps)
const editor = await addPerson(deps, { groups: ['editor'] })
const words = { siteName: 'My own name of it', location: 'Egypt, Dahab' }

const addDiveAt = async (diveSiteId: string): Promise<string> => {
  const answer = await post('/api/dive-log/dives', diver.headers, {
    ...words,
    date: '2026-05-16',
    diveSiteId,
  })
  return answer.json().id
}
const read = async (id: string) => (await get(`/api/dive-log/dives/${id}`, diver.headers)).json()

it('a dive goes along when its site is merged, and back when that is undone, and keeps its words', async () => {
  const [from, into] = [await addSite(db, { siteName: 'Twin' }), await addSite(db, { siteName: 'Reef' })]
  const [moved, own] = [await addDiveAt(from), await addDiveAt(into)]
  expect((await post(`/api/sites/${from}/merge`, editor.headers, { into })).statusCode).toBe(200)
  expect(await read(moved)).toMatchObject({ ...words, diveSiteId: into, site: { name: 'Reef' }, version: 1 })
  // Written on a device that still knows the old site.
  expect(await read(await addDiveAt(from))).toMatchObject({ diveSiteId: into })
  expect((await post(`/api/sites/${from}/unmerge`, editor.headers)).statusCode).toBe(200)
  expect(await read(moved)).toMatchObject({ ...words, diveSiteId: from, site: { name: 'Twin' } })
  expect(await read(own)).toMatchObject({ diveSiteId: into })
})

it('a dive keeps its words when its site ends', async () => {
  const siteId = await addSite(db, { siteName: 'Sunk Reef' })
  const id = await addDiveAt(siteId)
  await db.transaction((tx) => diveFollower.end(tx, { siteId, wasPublic: true }))
  expect(await read(id)).toMatchObject({ ...words, diveSiteId: null, site: null, siteMatch: null })
})
