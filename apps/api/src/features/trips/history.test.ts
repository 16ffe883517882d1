import type { TripHistoryEntry } from '@soundings/contract/trips'
import { expect, it } from 'vitest'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { addPerson } from '#src/testing/people.ts'
import { buildTrip, tripsBase, tripsOf } from '#src/testing/trips.ts'

const { app, deps } = await testApp()
const { get, post, put, del } = callsOf(app)
const { plan, addStop, bring } = tripsOf(app)

type Page = { items: TripHistoryEntry[]; nextCursor: string | null; total: number }

const pageOf = async (url: string, by: { headers: Record<string, string> }): Promise<Page> =>
  (await get(url, by.headers)).json()

it('tells everybody on a trip who did what, the latest first, page by page, and nothing of anybody’s own list', async () => {
  const [owner, friend] = [await addPerson(deps), await addPerson(deps)]
  const { id } = await plan(owner)
  await bring(owner, id, friend)
  const url = `${tripsBase}/${id}`
  const stop = await addStop(friend, id, { name: 'Canyon' })
  await put(`${url}/destinations/${stop.id}/vote`, owner.headers, { value: 1 })
  await post(`${url}/checklist`, owner.headers, { title: 'My secret', isShared: false })
  const boat = (await post(`${url}/expenses`, owner.headers, { title: 'Boat', amount: 9 })).json()
  await del(`${url}/destinations/${stop.id}`, owner.headers)
  await del(`${url}/expenses/${boat.id}`, friend.headers)

  const first = await pageOf(`${url}/history?limit=3`, friend)
  const lines = first.items.map(({ by, thing, deed, name }) => [by?.id, thing, deed, name])
  expect(lines).toEqual([
    [friend.id, 'expense', 'removed', null],
    [owner.id, 'stop', 'removed', 'Canyon'],
    [owner.id, 'expense', 'added', null],
  ])
  const rest = await pageOf(`${url}/history?limit=50&cursor=${first.nextCursor}`, friend)
  expect(rest.nextCursor).toBeNull()
  expect(first.items.length + rest.items.length).toBe(first.total)
  expect(rest.items[0]).toMatchObject({ thing: 'stop', deed: 'added', name: 'Canyon' })
  expect(JSON.stringify([first, rest])).not.toContain('secret')
  expect(rest.items.every(({ deed }) => deed !== 'voted')).toBe(true)
  const stranger = await addPerson(deps)
  expect((await get(`${url}/history`, stranger.headers)).statusCode).toBe(404)
  expect((await get(`${url}/history?cursor=nonsense`, owner.headers)).statusCode).toBe(400)
})

it('moves what is due as far as the start moves, on each list, unless that is not wanted', async () => {
  const owner = await addPerson(deps)
  const trip = await plan(owner)
  const url = `${tripsBase}/${trip.id}`
  await post(`${url}/checklist`, owner.headers, { title: 'Visa', isShared: true, due: '2027-02-20' })
  await post(`${url}/checklist`, owner.headers, { title: 'Fins', due: '2027-03-01' })
  await post(`${url}/checklist`, owner.headers, { title: 'Mask' })
  const dueDays = async () =>
    (await get(`${url}/checklist`, owner.headers)).json().items.map(({ due }: { due: string }) => due)
  const move = (startDate: string, endDate: string, more: object = {}) =>
    put(url, owner.headers, { ...buildTrip({ startDate, endDate }), ...more })
  await move('2027-03-16', '2027-03-23')
  expect(await dueDays()).toEqual(['2027-03-02', '2027-03-11', null])
  await move('2027-03-16', '2027-03-30')
  expect(await dueDays()).toEqual(['2027-03-02', '2027-03-11', null])
  await move('2027-04-16', '2027-04-23', { dueDays: 'stay' })
  expect(await dueDays()).toEqual(['2027-03-02', '2027-03-11', null])
  await move('1950-01-01', '1950-01-05')
  expect(await dueDays()).toEqual(['1950-01-01', '1950-01-01', null])
})

it('lists the soonest start first where that is asked, each trip once over all pages', async () => {
  const owner = await addPerson(deps)
  for (const day of ['09', '03', '27', '15', '15'])
    await plan(owner, { startDate: `2028-05-${day}`, endDate: '2028-05-30' })
  const starts: string[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const page: { items: { startDate: string }[]; nextCursor: string | null } = (
      await get(`${tripsBase}?order=soonest&limit=2${cursor && `&cursor=${cursor}`}`, owner.headers)
    ).json()
    starts.push(...page.items.map(({ startDate }) => startDate.slice(-2)))
    cursor = page.nextCursor
  }
  expect(starts).toEqual(['03', '09', '15', '15', '27'])
})
