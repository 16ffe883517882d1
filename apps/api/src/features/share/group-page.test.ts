import { expect, test } from 'vitest'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { addPerson } from '#src/testing/people.ts'

const html =
  '<!doctype html><html><head><title>Soundings</title>\n<meta\n name="description" content="x" />\n</head><body></body></html>'
const { app, deps } = await testApp({ web: { folder: import.meta.dirname, html, scriptHashes: [] } })
const { get, post } = callsOf(app)
const { headers } = await addPerson(deps, { groups: ['moderator'] })

const found = async (kind: 'open' | 'private'): Promise<string> => {
  const answer = await post('/api/community/groups', headers, {
    name: `The ${kind} <group>`,
    description: 'We dive **at night**.',
    kind,
  })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json().id
}

test('the page of a group says what it is about, for those who do not run scripts', async () => {
  const { statusCode, body, headers: sent } = await get(`/community/groups/${await found('open')}/x`)
  expect([statusCode, sent['cache-control']]).toEqual([200, 'no-store'])
  expect(body).toContain('<title>The open &lt;group&gt; · Soundings</title>')
  expect(body).toContain('property="og:description" content="We dive at night."')
})

test('the page of a private one says nothing, whoever opens it', async () => {
  const id = await found('private')
  for (const reader of [{}, headers]) {
    const { statusCode, body, headers: sent } = await get(`/community/groups/${id}`, reader)
    expect([statusCode, sent['x-robots-tag']]).toEqual([404, 'noindex'])
    expect(body).not.toContain('private')
  }
  expect((await get('/community/groups/nothing')).statusCode).toBe(404)
})

test('an invitation is found by no search engine, and its address is told nobody', async () => {
  const { statusCode, headers: sent } = await get(`/invitations/${'t'.repeat(43)}`)
  expect([statusCode, sent['x-robots-tag'], sent['referrer-policy'], sent['cache-control']]).toEqual([
    200,
    'noindex',
    'no-referrer',
    'no-store',
  ])
})
