import { v7 as newId } from 'uuid'
import { expect, it } from 'vitest'
import type { Notify } from '#extension-points/notification-kind.ts'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { addPerson, signIn } from '#src/testing/people.ts'
import { dueEquipmentService } from './due-equipment.service.ts'

const { app, deps, passTime } = await testApp()
const { get, post, put } = callsOf(app)
const told: ({ userId: string } & Parameters<Notify>[2])[] = []
const { tellDue, forgetRemoved } = dueEquipmentService(deps, async (_tx, userId, news) => {
  told.push({ userId, ...news })
})
const messagesOf = (id: string) => told.flatMap(({ userId, message }) => (userId === id ? message : []))
const url = '/api/profile/equipment'
const day = 24 * 3_600_000

const thing = (known: object = {}) => ({
  id: newId(),
  kind: 'regulator',
  brand: 'Apeks',
  model: 'XTX50',
  serial: null,
  boughtOn: '2020-01-10',
  serviceMonths: 12,
  serviceDives: null,
  services: [],
  retiredOn: null,
  notes: null,
  ...known,
})

const dateIn = (days: number) =>
  new Date(deps.clock().getTime() + days * day).toISOString().slice(0, 'yyyy-mm-dd'.length)

it('tells of a due service once, and again of the next one', async () => {
  const { headers, id } = await addPerson(deps)
  const item = thing()
  await put(url, headers, { items: [item, thing({ kind: 'suit', serviceMonths: null })] })
  await tellDue()
  await tellDue()
  expect(told.filter(({ userId }) => userId === id)).toMatchObject([
    {
      kind: 'equipment-due',
      type: 'warning',
      message: 'Due for service: Apeks XTX50.',
      link: '/dive-log/equipment',
    },
  ])
  await put(url, headers, { items: [{ ...item, services: [{ date: dateIn(0), note: null }] }] })
  await tellDue()
  expect(messagesOf(id)).toHaveLength(1)
  passTime(366 * day)
  await tellDue()
  await tellDue()
  expect(messagesOf(id)).toHaveLength(2)
})

it('tells of a service that is due by dives, of several at once, and of nothing that is retired', async () => {
  const { headers, id } = await addPerson(deps)
  const worn = thing({
    boughtOn: null,
    serviceMonths: null,
    serviceDives: 1,
    kind: 'bcd',
    brand: null,
    model: null,
  })
  await put(url, headers, { items: [worn, thing({ retiredOn: dateIn(-3) })] })
  await tellDue()
  expect(messagesOf(id)).toEqual([])
  const dive = { siteName: 'Blue Hole', location: 'Egypt', date: dateIn(-1), equipment: [worn.id] }
  await post('/api/dive-log/dives', headers, dive)
  await tellDue()
  expect(messagesOf(id)).toEqual(['Due for service: BCD.'])
  const more = [1, 2, 3, 4].map((at) => thing({ model: `No. ${at}` }))
  await put(url, headers, { items: [worn, ...more] })
  await tellDue()
  expect(messagesOf(id)[1]).toBe('4 pieces of your equipment are due for service.')
})

it('gives back what was left out of a list within a day, with its dives, and not after that', async () => {
  const person = await addPerson(deps)
  let { headers } = person
  const item = thing()
  await put(url, headers, { items: [item] })
  const dive = { siteName: 'Blue Hole', location: 'Egypt', date: dateIn(-1), equipment: [item.id] }
  const { id } = (await post('/api/dive-log/dives', headers, dive)).json()
  const taken = async () => (await get(`/api/dive-log/dives/${id}`, headers)).json().equipment
  const dives = async () =>
    (await get(url, headers)).json().items.map(({ use }: { use: { dives: number } }) => use.dives)

  await put(url, headers, { items: [] })
  expect([await taken(), await dives()]).toEqual([[], []])
  const again = await post('/api/dive-log/dives', headers, dive)
  expect(again.json().issues[0].path).toEqual(['equipment'])
  await forgetRemoved()
  await put(url, headers, { items: [item] })
  expect([await taken(), await dives()]).toEqual([[item.id], [1]])

  await put(url, headers, { items: [] })
  passTime(1.1 * day)
  headers = await signIn(deps, person.id)
  await forgetRemoved()
  await put(url, headers, { items: [item] })
  expect([await taken(), await dives()]).toEqual([[], [0]])
})
