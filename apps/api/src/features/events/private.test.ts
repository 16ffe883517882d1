import { eventCalendarPath, eventsCalendarPath } from '@soundings/contract/events-pages'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { groupPeople } from '#db/schema/groups.ts'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { openStream } from '#src/testing/event-stream.ts'
import { dayIn, eventsBase, eventsOf } from '#src/testing/events.ts'
import { addSite } from '#src/testing/sites.ts'
import { addStanding, type Someone } from '#src/testing/threads.ts'

const { app, deps } = await testApp()
const { db } = deps
const { get, post } = callsOf(app)
const { create, read, join, wait, tryRead } = eventsOf(app)

const [owner, stranger] = [await addStanding(deps), await addStanding(deps)]
const moderator = await addStanding(deps, 'trusted', { groups: ['moderator'] })
// One that everybody sees, so that what is asked of any group would be right for the wrong reason.
await post('/api/community/groups', owner.headers, { name: 'Day Owls', kind: 'open' })
const founded = await post('/api/community/groups', owner.headers, { name: 'Night Owls', kind: 'private' })
const groupId: string = founded.json().id
const siteId = await addSite(db, { siteName: 'Secret Cove', coordinates: [14.2, 36.05] })
const secret = await create(owner, {
  title: 'Zzyzx night dive',
  description: 'Words of zzyzx',
  siteId,
  groupId,
  visibility: 'public',
  country: 'Malta',
})

const surfaces: [string, string][] = [
  ['the list', eventsBase],
  ['the list by words', `${eventsBase}?q=zzyzx`],
  ['the list of the country', `${eventsBase}?country=Malta`],
  ['the list of the group', `${eventsBase}?group=${groupId}`],
  ['the list of the site', `${eventsBase}?site=${siteId}`],
  ['the list of the series', `${eventsBase}?when=past`],
  ['the month of the calendar', `${eventsBase}?from=${dayIn(1)}&to=${dayIn(30)}`],
  ['the list of what is near', `${eventsBase}?near=36.05,14.2&radius=50`],
  ['the map', `${eventsBase}?bounds=14,36,15,37`],
  ['the hub', '/api/community/all'],
  ['the calendar of all', eventsCalendarPath()],
  ['the calendar of the country', eventsCalendarPath({ country: 'Malta' })],
  ['the calendar of the group', eventsCalendarPath({ group: groupId })],
  ['the site', `/api/sites/${siteId}`],
  ['the event', `${eventsBase}/${secret.id}`],
  ['its conditions', `${eventsBase}/${secret.id}/conditions`],
  ['its people', `${eventsBase}/${secret.id}/attendees`],
  ['its calendar', eventCalendarPath(secret.id)],
]

describe('what a private group plans', () => {
  it('is for its members, whatever its form says', () => expect(secret.visibility).toBe('group'))

  it.each(surfaces)('is not told to others by %s', async (_, url) => {
    for (const reader of [undefined, stranger, moderator]) {
      const { statusCode, body } = await get(url, reader?.headers)
      expect(statusCode).toBeOneOf([200, 401, 404])
      expect(body).not.toMatch(/zzyzx/i)
    }
  })

  it('is there for its members', async () => {
    for (const url of surfaces.slice(0, 5).map(([, url]) => url))
      expect((await get(url, owner.headers)).body).toContain('Zzyzx')
    expect((await get(eventsCalendarPath({ group: groupId }), owner.headers)).body).toContain('Zzyzx')
  })

  it('isn’t counted, joined or followed by others', async () => {
    const stats = (await get('/api/community/stats')).json()
    expect(stats.totalEvents).toBe(0)
    for (const act of [join, wait]) expect((await act(stranger, secret.id)).statusCode).toBe(404)
    expect(
      (await post(`/api/flags/events/${secret.id}`, stranger.headers, { reason: 'spam' })).statusCode,
    ).toBe(404)
    await app.listen({ port: 0 })
    const stream = await openStream(app.listeningOrigin, stranger.headers)
    const own = await openStream(app.listeningOrigin, owner.headers)
    await stream.follow([`event:${secret.id}`])
    await own.follow([`event:${secret.id}`])
    const member: Someone = await addStanding(deps)
    await db.insert(groupPeople).values({
      groupId,
      userId: member.id,
      role: 'member',
      state: 'in',
      at: deps.clock(),
      activeAt: deps.clock(),
    })
    expect((await join(member, secret.id)).statusCode).toBe(200)
    await expect.poll(() => JSON.stringify(own.received()), { timeout: 10_000 }).toContain(secret.id)
    expect(JSON.stringify(stream.received())).not.toContain(`"event:${secret.id}"},`)
    // Whoever leaves the group sees it no more, wherever they look, and in their own calendar.
    const { url } = (await post('/api/calendar/token', member.headers)).json()
    expect((await get(new URL(url).pathname)).body).toContain('Zzyzx')
    await db.delete(groupPeople).where(eq(groupPeople.userId, member.id))
    expect((await get(new URL(url).pathname)).body).not.toContain('Zzyzx')
    expect((await tryRead(secret.id, member)).statusCode).toBe(404)
    expect((await get(`${eventsBase}?when=mine`, member.headers)).body).not.toContain('Zzyzx')
    expect((await read(secret.id, owner)).attendees).toBe(2)
  })
})

it('who has its link sees an event that no list has', async () => {
  const linked = await create(owner, { title: 'Qwxyz by link', visibility: 'link', country: 'Malta' })
  for (const [, url] of surfaces.slice(0, 12))
    expect((await get(url, stranger.headers)).body).not.toContain('Qwxyz')
  expect((await tryRead(linked.id)).statusCode).toBe(200)
  expect((await join(stranger, linked.id)).statusCode).toBe(200)
  expect((await get(`${eventsBase}?when=mine`, stranger.headers)).body).toContain('Qwxyz')
})
