import { v7 as newId } from 'uuid'
import { describe, expect, it } from 'vitest'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { addPerson } from '#src/testing/people.ts'

const { app, deps } = await testApp()
const { get, post, put, del } = callsOf(app)
const url = '/api/profile/equipment'

const regulator = (known: object = {}) => ({
  id: newId(),
  kind: 'regulator',
  brand: 'Apeks',
  model: 'XTX50',
  serial: 'A1',
  boughtOn: '2025-01-10',
  serviceMonths: 12,
  serviceDives: 2,
  services: [{ date: '2026-05-01', note: 'Both stages' }],
  retiredOn: null,
  notes: null,
  ...known,
})
const dive = { siteName: 'Blue Hole', location: 'Egypt', duration: 60 }

describe('a list of equipment', () => {
  it('is kept as it was told, with its sets, and is its owner’s alone', async () => {
    const [{ headers }, other] = [await addPerson(deps), await addPerson(deps)]
    const items = [regulator(), regulator({ kind: 'suit', services: [] })]
    const sets = [{ id: newId(), name: 'Warm water', items: items.map(({ id }) => id) }]
    expect((await get(url, headers)).json()).toEqual({ items: [], sets: [], isCounted: false, version: 0 })
    const answer = await put(url, headers, { items, sets, isCounted: true, version: 0 })
    expect(answer.json()).toMatchObject({ items, sets, isCounted: true, version: 1 })
    expect((await get(url, headers)).json()).toEqual(answer.json())
    expect((await get(url, other.headers)).json().items).toEqual([])
    expect((await put(url, other.headers, { items: items.slice(0, 1) })).json().code).toBe('id-taken')
    expect((await get(url, headers)).json()).toEqual(answer.json())
  })

  it('asks the second device, but not one that says the same once more', async () => {
    const { headers } = await addPerson(deps)
    const items = [regulator()]
    const list = { items, sets: [], isCounted: false, version: 0 }
    await put(url, headers, list)
    expect((await put(url, headers, list)).json().version).toBe(1)
    const late = await put(url, headers, { ...list, items: [] })
    expect([late.statusCode, late.json().code]).toEqual([409, 'changed-since'])
    expect((await put(url, headers, { ...list, items: [], version: 1 })).json().items).toEqual([])
  })

  it('refuses what cannot be, in words', async () => {
    const { headers } = await addPerson(deps)
    const item = regulator()
    const refused = [
      { items: [item, item] },
      { items: [item], sets: [{ id: newId(), name: 'Cold', items: [newId()] }] },
      { items: [regulator({ boughtOn: '2027-01-01' })] },
      { items: [regulator({ serviceMonths: 0 })] },
    ]
    for (const list of refused) expect((await put(url, headers, list)).statusCode).toBe(400)
  })
})

describe('dives', () => {
  it('count on what was taken along by themselves, until it is due for service', async () => {
    const { headers } = await addPerson(deps)
    const item = regulator()
    await put(url, headers, { items: [item] })
    const useOf = async () => (await get(url, headers)).json().items[0].use
    const write = async (date: string) =>
      (await post('/api/dive-log/dives', headers, { ...dive, date, equipment: [item.id] })).json()
    expect((await write('2026-04-01')).equipment).toEqual([item.id])
    const second = await write('2026-05-02')
    expect(await useOf()).toEqual({
      dives: 2,
      hours: 2,
      lastDive: '2026-05-02',
      lastServiceOn: '2026-05-01',
      divesSinceService: 1,
      dueOn: '2027-05-01',
      divesLeft: 1,
      isDue: false,
    })
    await write('2026-05-03')
    expect(await useOf()).toMatchObject({ dives: 3, divesLeft: 0, isDue: true })
    await del(`/api/dive-log/dives/${second.id}`, headers)
    expect(await useOf()).toMatchObject({ dives: 2, divesLeft: 1, isDue: false })
  })

  it('name only one’s own', async () => {
    const [{ headers }, other] = [await addPerson(deps), await addPerson(deps)]
    const item = regulator()
    await put(url, other.headers, { items: [item] })
    const answer = await post('/api/dive-log/dives', headers, {
      ...dive,
      date: '2026-05-02',
      equipment: [item.id],
    })
    expect([answer.statusCode, answer.json().issues[0].path]).toEqual([400, ['equipment']])
  })
})
