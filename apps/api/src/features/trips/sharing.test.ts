import { describe, expect, it } from 'vitest'
import { tripLinks } from '#db/schema/trip-lists.ts'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { addPerson } from '#src/testing/people.ts'
import { plannerBase, tripsBase, tripsOf } from '#src/testing/trips.ts'

const html = '<!doctype html><html><head><title>Soundings</title></head><body></body></html>'
const web = { folder: import.meta.dirname, html, scriptHashes: [] }
const { app, deps, passTime } = await testApp({ web })
const { get, post, del } = callsOf(app)
const { plan, addStop, bring } = tripsOf(app)

const owner = await addPerson(deps, { handle: 'secret_owner', fullName: 'Secret Name' })
const friend = await addPerson(deps, { handle: 'secret_friend' })
const trip = await plan(owner, { description: 'Secret description', budget: 4_711 })
await bring(owner, trip.id, friend)
await addStop(owner, trip.id, { name: 'Giftun', day: '2027-03-07', notes: 'Secret note' })
await addStop(owner, trip.id, { kind: 'stay', name: 'Secret Hotel', day: '2027-03-06', nights: 7 })
await addStop(owner, trip.id, { kind: 'note', name: 'Secret thought', day: '2027-03-06' })
await addStop(owner, trip.id, { name: 'Secret idea' })
const url = `${tripsBase}/${trip.id}`
await post(`${url}/checklist`, owner.headers, { title: 'Secret item', isShared: true })
await post(`${url}/expenses`, owner.headers, { title: 'Secret boat', amount: 90, category: 'diving' })

const share = async (form: object = {}) => (await post(`${url}/links`, owner.headers, form)).json()
const read = (token: string) => get(`${plannerBase}/shared/${token}`)

describe('a link', () => {
  it('shows the plan to anybody, and nothing of people, money, notes and nights', async () => {
    const { token, url: link, shows } = await share()
    expect([link, shows]).toEqual([`http://localhost:3000/shared/trips/${token}`, []])
    const answer = await read(token)
    expect([answer.statusCode, answer.headers['cache-control'], answer.headers['referrer-policy']]).toEqual([
      200,
      'no-store',
      'no-referrer',
    ])
    expect(answer.json()).toMatchObject({
      name: 'Red Sea in spring',
      days: 8,
      status: 'planned',
      description: null,
      people: null,
      budget: null,
      destinations: [{ name: 'Giftun', day: '2027-03-07', notes: null }],
    })
    expect(answer.body).not.toMatch(/secret|4711/i)
    expect(answer.body).not.toContain(trip.id)
    expect(answer.body).not.toContain(owner.id)
    expect(JSON.stringify(await deps.db.select().from(tripLinks))).not.toContain(token)
  })

  it('shows what was chosen, and never ideas and lists', async () => {
    const { token } = await share({ shows: ['people', 'notes', 'travel', 'budget'] })
    const answer = await read(token)
    expect(answer.json()).toMatchObject({
      description: 'Secret description',
      people: ['secret_owner', 'secret_friend'],
      budget: {
        currency: 'USD',
        budget: 4_711,
        spent: 90,
        perCategory: [{ category: 'diving', amount: 90 }],
      },
      destinations: [
        { name: 'Secret Hotel' },
        { name: 'Secret thought' },
        { name: 'Giftun', notes: 'Secret note' },
      ],
    })
    expect(answer.body).not.toMatch(/Secret idea|Secret item|Secret boat/)
  })

  it('ends when somebody, its time or the trip says so', async () => {
    const [one, timed, last] = [
      await share(),
      await share({ expiresAt: new Date(deps.clock().getTime() + 300_000).toISOString() }),
      await share(),
    ]
    expect((await del(`${url}/links/${one.id}`, friend.headers)).json()).toEqual({ success: true })
    expect((await del(`${url}/links/${one.id}`, friend.headers)).json()).toEqual({ success: true })
    expect((await read(one.token)).statusCode).toBe(404)
    expect((await read(timed.token)).statusCode).toBe(200)
    passTime(300_000)
    expect((await read(timed.token)).statusCode).toBe(404)
    const { items } = (await get(`${url}/links`, friend.headers)).json()
    expect(items.map(({ id }: { id: string }) => id)).toContain(last.id)
    expect(items.map(({ id }: { id: string }) => id)).not.toContain(timed.id)
    expect(JSON.stringify(items)).not.toContain('token')
    await del(url, owner.headers)
    expect((await read(last.token)).statusCode).toBe(404)
    await post(`${url}/restore`, owner.headers)
    expect((await read(last.token)).statusCode).toBe(200)
  })

  it('is refused for a time that is over and beyond twenty, and one that is none leads nowhere', async () => {
    const past = await post(`${url}/links`, owner.headers, { expiresAt: '2020-01-01T00:00:00Z' })
    expect([past.statusCode, past.json().issues[0].path]).toEqual([400, ['expiresAt']])
    for (let at = 0; at < 20; at++) await share()
    const answer = await post(`${url}/links`, owner.headers, {})
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'limit'])
    expect((await read('x'.repeat(43))).statusCode).toBe(404)
    expect((await read('x')).statusCode).toBe(400)
  })
})

describe('the page of a link', () => {
  it('tells messengers its name and dates only where it may', async () => {
    const other = await plan(owner, { name: 'Tobago <& more>' })
    const open = async (shows: string[]) => {
      const { token } = (await post(`${tripsBase}/${other.id}/links`, owner.headers, { shows })).json()
      return get(`/shared/trips/${token}`)
    }
    const [silent, told] = [await open(['notes']), await open(['preview'])]
    expect([silent.statusCode, silent.headers['cache-control'], silent.headers['x-robots-tag']]).toEqual([
      200,
      'no-store',
      'noindex',
    ])
    expect(silent.body).toContain('A dive trip · Soundings')
    expect(silent.body).not.toMatch(/Tobago|Mar|Hurghada/)
    expect(told.body).toContain('Tobago &lt;&amp; more&gt; · Soundings')
    expect(told.body).toContain('Mar 6 – 13 2027: 8 days.')
    expect(told.body).not.toMatch(/Hurghada|secret/i)
    const gone = await get(`/shared/trips/${'x'.repeat(43)}`)
    expect([gone.statusCode, gone.headers['cache-control'], gone.headers['referrer-policy']]).toEqual([
      404,
      'no-store',
      'no-referrer',
    ])
  })
})
