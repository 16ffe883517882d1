import { pages } from '@soundings/contract/pages'
import { sharedTripPath, tripsPages } from '@soundings/contract/trips-pages'
import { expect, test } from 'vitest'
import { testApp } from '../testing/app.ts'
import { callsOf } from '../testing/contributions.ts'
import { eventsOf } from '../testing/events.ts'
import { forumOf } from '../testing/forum.ts'
import { groupsOf } from '../testing/groups.ts'
import { addPerson } from '../testing/people.ts'
import { addSite } from '../testing/sites.ts'
import { tripsBase, tripsOf } from '../testing/trips.ts'

const html = '<!doctype html><html><head><title>Soundings</title></head><body></body></html>'
const { app, deps } = await testApp({ web: { folder: import.meta.dirname, html, scriptHashes: [] } })

const siteId = await addSite(deps.db)
const pending = await addSite(deps.db, { siteName: 'Waiting' }, 'pending')

const diver = await addPerson(deps)
const { post } = callsOf(app)
const facts = { siteName: 'Blue Hole', location: 'Egypt', date: '2026-05-16' }
const dive = (await post('/api/dive-log/dives', diver.headers, facts)).json()
const { token } = (await post(`/api/dive-log/dives/${dive.id}/shares`, diver.headers, {})).json()

const thread = await forumOf(app).start(diver)
const founder = await addPerson(deps, { groups: ['moderator'] })
const group = await groupsOf(app).found(founder)
const event = await eventsOf(app).create(founder)
const trip = await tripsOf(app).plan(diver)
const link = (await post(`${tripsBase}/${trip.id}/links`, diver.headers, {})).json()

/** The address of a page of this site, of this link, of this diver, of the forums, of a group, of an event, of a trip, or of a species. */
const addressOf = (page: string, id: string) =>
  page
    .replace(tripsPages.shared, sharedTripPath(link.token))
    .replace(':tripId', trip.id)
    .replace(':siteId', id)
    .replace(':token', token)
    .replace(':threadId', thread.id)
    .replace(':groupId', group.id)
    .replace(':eventId', event.id)
    .replace(':speciesId', 'green-turtle')
    .replace(':category', thread.category.slug)
    .replace(':username', `diver_${diver.id.slice(-8)}`)
    .replace(/:\w+/g, 'x')

test.each(pages)('%s opens in a new tab', async (page) => {
  for (const method of ['GET', 'HEAD'] as const) {
    const answer = await app.inject({ method, url: addressOf(page, siteId) })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  }
})

test('the page where a site is changed opens before the site is public', async () => {
  expect((await app.inject(`/sites/${pending}/edit`)).statusCode).toBe(200)
  expect((await app.inject(`/sites/${pending}/waiting`)).statusCode).toBe(404)
})

test.each([
  '/nowhere',
  '/add-site/x',
  '/moderator',
  '/sites',
  '/community/forums/nowhere',
  `/community/forums/threads/${siteId}`,
])('%s is the page with status 404', async (url) => {
  const { statusCode, headers } = await app.inject(url)
  expect(statusCode).toBe(404)
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
})
