import { expect, it } from 'vitest'
import { diveShares } from '#db/schema/dive-log.ts'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { addPerson } from '#src/testing/people.ts'
import { addPhoto } from '#src/testing/photos.ts'

const { app, deps, passTime } = await testApp()
const { get, post, del } = callsOf(app)

const diver = await addPerson(deps, { handle: 'sharing_diver' })
const photos = [
  await addPhoto(deps.db, { uploaderId: diver.id }),
  await addPhoto(deps.db, { uploaderId: diver.id, approvalStatus: 'pending' }),
]
const dive = (
  await post('/api/dive-log/dives', diver.headers, {
    siteName: 'Blue Hole',
    location: 'Egypt, Dahab',
    date: '2026-05-16',
    maxDepth: 29.6,
    notes: 'My secret notes',
    buddies: ['Secret Lea'],
    divemasters: ['Secret Rosa'],
    tags: ['secret tag'],
    entry: [34.5432, 28.5678],
    photos: photos.map(({ id }) => id),
    cylinders: [{ o2: 32 }],
    computers: [
      {
        serial: 'secret-4711',
        samples: {
          columns: ['time', 'depth'],
          rows: [
            [0, 0],
            [60, 9],
          ],
        },
      },
    ],
  })
).json()
const url = `/api/dive-log/dives/${dive.id}/shares`
const share = async (body: object = {}) => (await post(url, diver.headers, body)).json()
const read = (token: string) => get(`/api/dive-log/shared/${token}`)

it('a link shows a dive to anybody, but no notes, names, tags or position, and is kept by no cache', async () => {
  const { token, url: link, shows } = await share()
  expect([link, shows]).toEqual([`http://localhost:3000/shared/dives/${token}`, ['photos', 'profile', 'gas']])
  const answer = await read(token)
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store'])
  expect(answer.json()).toMatchObject({
    siteName: 'Blue Hole',
    maxDepth: 29.6,
    diver: 'sharing_diver',
    profile: {
      samples: [
        [0, 0],
        [60, 9],
      ],
    },
    cylinders: [{ o2: 32 }],
    notes: null,
    buddies: null,
    divemasters: null,
    entry: null,
  })
  // The other photo waits for a moderator.
  expect(answer.json().photos).toHaveLength(1)
  expect(answer.body).not.toMatch(/[Ss]ecret|34\.54|28\.56/)
  expect(answer.body).not.toContain(dive.id)
  expect(JSON.stringify(await deps.db.select().from(diveShares))).not.toContain(token)
})

it('what was chosen is shown, and nothing else', async () => {
  const { token } = await share({ shows: ['notes', 'people', 'position'] })
  expect((await read(token)).json()).toMatchObject({
    notes: 'My secret notes',
    buddies: ['Secret Lea'],
    divemasters: ['Secret Rosa'],
    entry: [34.5432, 28.5678],
    photos: null,
    profile: null,
    outline: null,
    cylinders: null,
    sac: null,
  })
})

it('a link ends when its owner, its time, its dive or its account says so', async () => {
  const other = await addPerson(deps)
  const [one, timed] = [await share(), await share({ expiresAt: '2026-06-01T12:05:00Z' })]
  expect((await del(`${url}/${one.id}`, other.headers)).statusCode).toBe(404)
  expect((await read(one.token)).statusCode).toBe(200)
  expect((await del(`${url}/${one.id}`, diver.headers)).json()).toEqual({ success: true })
  expect((await read(one.token)).statusCode).toBe(404)
  expect((await get(url, diver.headers)).json().items[0]).toMatchObject({ id: timed.id })
  expect((await read(timed.token)).statusCode).toBe(200)
  passTime(5 * 60_000)
  expect((await read(timed.token)).statusCode).toBe(404)
  const last = await share()
  await del(`/api/dive-log/dives/${dive.id}`, diver.headers)
  expect((await read(last.token)).statusCode).toBe(404)
  await post(`/api/dive-log/dives/${dive.id}/restore`, diver.headers)
  expect((await read(last.token)).statusCode).toBe(200)
})

it('is refused for a time that is over, for too many, and for somebody else’s dive', async () => {
  const other = await addPerson(deps)
  expect((await post(url, diver.headers, { expiresAt: '2020-01-01T00:00:00Z' })).statusCode).toBe(400)
  expect((await post(url, other.headers, {})).statusCode).toBe(404)
  expect((await get(url, other.headers)).statusCode).toBe(404)
  for (let at = 0; at < 20; at++) await share()
  const answer = await post(url, diver.headers, {})
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'too-many'])
  expect((await read('x'.repeat(43))).statusCode).toBe(404)
  expect((await read('x')).statusCode).toBe(400)
})
