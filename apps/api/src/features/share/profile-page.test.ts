import { expect, test } from 'vitest'
import { formerHandles, profiles } from '#db/schema/profiles.ts'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { addPerson } from '#src/testing/people.ts'

const html =
  '<!doctype html><html><head><title>Soundings</title>\n<meta\n name="description" content="x" />\n</head><body></body></html>'
const { app, deps } = await testApp({ web: { folder: import.meta.dirname, html, scriptHashes: [] } })
const { get, put } = callsOf(app)

test('the page of a person says no more than everybody may see, whoever opens it', async () => {
  const { headers } = await addPerson(deps, {
    handle: 'nora_b',
    fullName: 'Nora <Blue>',
    bio: 'Slow & deep.',
  })
  for (const reader of [{}, headers]) {
    const { statusCode, body, headers: sent } = await get('/profile/Nora_B', reader)
    expect([statusCode, sent['x-robots-tag'], sent['cache-control']]).toEqual([200, 'noindex', 'no-store'])
    expect(body).toContain('<meta name="robots" content="noindex">')
    expect(body).toContain('property="og:title" content="@nora_b · Soundings"')
    expect(body).toContain('property="og:description" content="Slow &amp; deep."')
    expect(body).not.toContain('Nora &lt;')
  }
  await put('/api/profile/privacy', headers, { sections: { name: 'public', about: 'members' } })
  const { body } = await get('/profile/nora_b')
  expect(body).toContain('content="Nora &lt;Blue&gt; (@nora_b) · Soundings"')
  expect(body).not.toContain('Slow')
})

test('search engines find those alone who let them', async () => {
  const { headers } = await addPerson(deps, { handle: 'found_one' })
  const { id: hiddenId } = await addPerson(deps, { handle: 'young_one' })
  await addPerson(deps, { handle: 'quiet_one' })
  await deps.db.insert(profiles).values({ userId: hiddenId, privacy: { searchEngines: true, junior: true } })
  expect((await get('/sitemaps/people-7.xml')).statusCode).toBe(404)
  await put('/api/profile/privacy', headers, { searchEngines: true })
  expect((await get('/sitemap.xml')).body).toContain('/sitemaps/people-0.xml')
  const { body } = await get('/sitemaps/people-0.xml')
  expect(body.match(/<loc>.*?<\/loc>/g)).toEqual(['<loc>http://localhost:3000/profile/found_one</loc>'])
  const page = await get('/profile/found_one')
  expect(page.headers['x-robots-tag']).toBeUndefined()
  expect(page.body).not.toContain('noindex')
  expect((await get('/profile/young_one')).headers['x-robots-tag']).toBe('noindex')
  await put('/api/profile/privacy', headers, { searchEngines: false })
  expect((await get('/sitemaps/people-0.xml')).body).not.toContain('found_one')
  expect((await get('/profile/found_one')).headers['x-robots-tag']).toBe('noindex')
})

test('a former username leads on, and one of nobody is the plain page with status 404', async () => {
  const { id } = await addPerson(deps, { handle: 'new_name' })
  const until = new Date(Date.now() + 86_400_000)
  await deps.db.insert(formerHandles).values({ handle: 'old_name', userId: id, until })
  const moved = await get('/profile/OLD_name')
  expect([moved.statusCode, moved.headers.location]).toEqual([301, '/profile/new_name'])
  const nobody = await get('/profile/nobody_at_all')
  expect([nobody.statusCode, nobody.headers['x-robots-tag']]).toEqual([404, 'noindex'])
  expect(nobody.body).toContain('<title>Soundings</title>')
  expect((await get('/profile')).headers['x-robots-tag']).toBe('noindex')
})

test('a name cannot turn round what stands beside it in the title', async () => {
  const { headers } = await addPerson(deps, {
    handle: 'turned_one',
    fullName: '\u202Enimda\u2066 x',
    bio: 'a\u202Eb',
  })
  await put('/api/profile/privacy', headers, { sections: { name: 'public' } })
  const { body } = await get('/profile/turned_one')
  expect(body).toContain('<title>nimda x (@turned_one) · Soundings</title>')
  expect(body).toContain('property="og:title" content="nimda x (@turned_one) · Soundings"')
  expect(body).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/)
})
