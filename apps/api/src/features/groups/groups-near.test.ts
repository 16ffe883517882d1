import type { GroupLine } from '@soundings/contract/groups'
import { expect, it } from 'vitest'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { groupsBase, groupsOf } from '#src/testing/groups.ts'
import { addSite } from '#src/testing/sites.ts'
import { addStanding } from '#src/testing/threads.ts'

const { app, deps } = await testApp()
const { db } = deps
const { get } = callsOf(app)
const { found } = groupsOf(app)
const owner = await addStanding(deps)
const site = (siteName: string, coordinates: [number, number], approvalStatus?: 'pending') =>
  addSite(db, { siteName, coordinates, ...(approvalStatus && { approvalStatus }) })

const [gozo, malta, sicily] = [
  await site('Blue Hole', [14.19, 36.05]),
  await site('Um El Faroud', [14.45, 35.82]),
  await site('Isola Bella', [15.3, 37.85]),
]
const hidden = await site('Hidden', [14.2, 36.05], 'pending')
await found(owner, { name: 'Gozo club', homeSites: [sicily, gozo] })
await found(owner, { name: 'Malta club', homeSites: [malta] })
await found(owner, { name: 'Sicily club', homeSites: [sicily] })
await found(owner, { name: 'Homeless club' })
await found(owner, { name: 'Private club', kind: 'private', homeSites: [gozo] })

const near = async (
  query: string,
): Promise<{ items: GroupLine[]; total: number; nextCursor: string | null }> =>
  (await get(`${groupsBase}?near=36.05,14.2${query}`, owner.headers)).json()
const namesOf = (items: readonly GroupLine[]) => items.map(({ name }) => name)

it('groups around a place come by their nearest home site, each once, and private ones not at all', async () => {
  const { items, total } = await near('&radius=100')
  expect(namesOf(items)).toEqual(['Gozo club', 'Malta club'])
  expect(total).toBe(2)
  expect(items[0]?.distance).toBeLessThan(2)
  expect(items[1]?.distance).toBeGreaterThan(20)
  expect(namesOf((await near('&radius=500')).items)).toEqual(['Gozo club', 'Malta club', 'Sicily club'])
})

it('words narrow what is near, and pages follow one another', async () => {
  expect(namesOf((await near('&q=malta')).items)).toEqual(['Malta club'])
  const first = await near('&radius=500&limit=2')
  const second = await near(`&radius=500&limit=2&cursor=${first.nextCursor}`)
  expect([namesOf(first.items), namesOf(second.items), second.nextCursor]).toEqual([
    ['Gozo club', 'Malta club'],
    ['Sicily club'],
    null,
  ])
})

it('a home site that is not public brings nobody near', async () => {
  expect(hidden).toBeDefined()
  expect((await near('&radius=5')).total).toBe(1)
  for (const wrong of ['91,0', 'here', '36.05'])
    expect((await get(`${groupsBase}?near=${wrong}`)).statusCode).toBe(400)
})
