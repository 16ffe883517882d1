import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { groupsOf } from '#src/testing/groups.ts'
import { addPerson } from '#src/testing/people.ts'
import { tripsBase, tripsOf } from '#src/testing/trips.ts'

const html = '<!doctype html><html><head><title>Soundings</title></head><body></body></html>'
const web = { folder: import.meta.dirname, html, scriptHashes: [] }
const { app, deps } = await testApp({ web, newMembers: 'trusted' })
const { get, post } = callsOf(app)
const { headers } = await addPerson(deps)
const me = { id: '', headers }

const dive = (
  await post('/api/dive-log/dives', headers, {
    siteName: 'Blue Hole',
    location: 'Egypt',
    date: '2026-05-16',
  })
).json()
const { token } = (await post(`/api/dive-log/dives/${dive.id}/shares`, headers, {})).json()
const group = await groupsOf(app).found(me)
const invitation = await groupsOf(app).invite(me, group.id)
const trip = await tripsOf(app).plan(me)
const link = (await post(`${tripsBase}/${trip.id}/links`, headers, {})).json()
const calendar: { url: string } = (await post('/api/calendar/token', headers)).json()
const unknown = randomBytes(32).toString('base64url')

it.each([
  ['the page of a shared dive', `/shared/dives/${token}`, 200],
  ['that page with a slash', `/shared/dives/${token}/?from=mail`, 200],
  ['the page of a link that ended', `/shared/dives/${unknown}`, 404],
  ['what a shared dive shows', `/api/dive-log/shared/${token}`, 200],
  ['the picture of a shared dive', `/api/share/dives/${token}/picture.jpg`, 200],
  ['the page of a shared trip', `/shared/trips/${link.token}`, 200],
  ['the page of a trip whose link ended', `/shared/trips/${unknown}`, 404],
  ['what a shared trip shows', `/api/trip-planner/shared/${link.token}`, 200],
  ['the page of an invitation', `/invitations/${invitation.token}`, 200],
  ['an address below it that leads nowhere', `/invitations/${invitation.token}/x`, 404],
  ['what an invitation says', `/api/community/group-invites/${invitation.token}`, 200],
  ['a calendar', new URL(calendar.url).pathname, 200],
  ['a calendar that is gone', `/api/calendar/${unknown.slice(0, 22)}.ics`, 404],
])('%s is kept by nobody, and its address is told nobody', async (_, url, status) => {
  const { statusCode, headers: sent } = await get(url)
  expect(statusCode).toBe(status)
  expect(sent['referrer-policy']).toBe('no-referrer')
  expect(sent['cache-control']).toMatch(/^(private, )?no-store$/)
})

it('other pages say where one came from as ever', async () => {
  const { headers: sent } = await get(`/community/groups/${group.id}`)
  expect(sent['referrer-policy']).toBe('strict-origin-when-cross-origin')
  expect((await get('/dive-log')).headers['cache-control']).toBe('public, max-age=0, must-revalidate')
})
