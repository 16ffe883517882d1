import { expect, test } from 'vitest'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { addPerson } from '#src/testing/people.ts'

const html =
  '<!doctype html><html><head><title>Soundings</title>\n<meta\n name="description" content="x" />\n</head><body></body></html>'
const { app, deps } = await testApp({ web: { folder: import.meta.dirname, html, scriptHashes: [] } })
const { get, post } = callsOf(app)
const { headers } = await addPerson(deps, { groups: ['moderator'] })

const date = new Date(deps.clock().getTime() + 9 * 86_400_000).toISOString().slice(0, 10)
const made = async (known: object = {}): Promise<string> => {
  const answer = await post('/api/community/events', headers, {
    title: 'Boat <to> the wreck',
    description: 'Two **dives**.',
    date,
    time: '08:30',
    zone: 'Africa/Cairo',
    location: 'Harbour',
    ...known,
  })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json().id
}

test('the page of an event says when and where it is, for messengers and search engines', async () => {
  const { statusCode, body, headers: sent } = await get(`/community/events/${await made()}/x`)
  expect([statusCode, sent['cache-control'], sent['x-robots-tag']]).toEqual([200, 'no-store', undefined])
  expect(body).toContain('<title>Boat &lt;to&gt; the wreck · Soundings</title>')
  expect(body).toContain('"@type":"Event"')
  expect(body).toContain('Harbour. Two dives.')
})

test('one for people with the link is found by no search engine, and none that nobody may see says anything', async () => {
  const { headers: sent } = await get(`/community/events/${await made({ visibility: 'link' })}`)
  expect(sent['x-robots-tag']).toBe('noindex')
  for (const id of ['019ab000-0000-7000-8000-000000000001', 'nothing']) {
    const missing = await get(`/community/events/${id}`)
    expect([missing.statusCode, missing.headers['x-robots-tag']]).toEqual([404, 'noindex'])
  }
})
