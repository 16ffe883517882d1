import { diveLog } from '@soundings/contract/dive-log'
import type { Route } from '@soundings/contract/route'
import { expect, it } from 'vitest'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { addPerson, asLevel } from '#src/testing/people.ts'
import { addPhoto } from '#src/testing/photos.ts'

const { app, deps } = await testApp()
const { get, post } = callsOf(app)

const diver = await addPerson(deps)
const photo = await addPhoto(deps.db, { uploaderId: diver.id, approvalStatus: 'pending' })
const secret = 'Unheard-of Pinnacle'
const { id } = (
  await post('/api/dive-log/dives', diver.headers, {
    siteName: secret,
    location: `Egypt, ${secret}`,
    date: '2026-05-16',
    notes: secret,
    buddies: [secret],
    tags: [secret],
    trip: secret,
    photos: [photo.id],
    computers: [
      {
        model: secret,
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

const bodies: Record<string, object> = {
  change: { rating: 1 },
  changeSeveral: { ids: [id], action: 'delete' },
  startingDives: { startingDives: 1 },
  share: {},
  create: { siteName: 'Mine', location: 'Malta', date: '2026-05-16' },
}
const calls = Object.entries(diveLog)
  // A link is asked by its token, of which somebody else has none.
  .filter(([, { form, access }]: [string, Route]) => !form && access !== 'public')
  .map(([name, route]: [string, Route]) => [name, route] as const)

it.each(['member', 'moderator', 'admin'] as const)(
  'somebody else’s dive is 404 for a %s in every call',
  async (level) => {
    const headers = await asLevel(deps, level)
    for (const [name, route] of calls) {
      const url =
        route.path.replace(':diveId', id).replace(':shareId', id) +
        (name === 'photos' ? `?dive_id=${id}` : '')
      const payload = bodies[name]
      const answer = await app.inject({ method: route.method, url, headers, ...(payload && { payload }) })
      const isOfOne = route.path.includes(':diveId') || name === 'changeSeveral'
      expect(answer.statusCode === 404, `${name} ${answer.statusCode} ${answer.body}`).toBe(isOfOne)
      expect(answer.body, name).not.toMatch(/Unheard|[0-9a-f]{8}-0000/)
      expect(answer.body, name).not.toContain(photo.id)
    }
    expect((await get(`/api/dive-log/dives/${id}`, diver.headers)).json()).toMatchObject({
      version: 1,
      deletedAt: null,
    })
  },
)

it('a log is in no search, no list and no statistics of others', async () => {
  for (const url of [`/api/sites?q=${encodeURIComponent(secret)}`, '/api/reports/export', '/api/about'])
    expect((await get(url)).body).not.toContain(secret)
})
