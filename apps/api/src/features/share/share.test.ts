import { expect, test } from 'vitest'
import { testApp } from '#src/testing/app.ts'
import { addSite, addSites } from '#src/testing/sites.ts'

const html =
  '<!doctype html><html><head><title>Soundings</title>\n<meta\n name="description" content="x" />\n</head><body></body></html>'
const { app, world } = await testApp({ web: { folder: import.meta.dirname, html, scriptHashes: [] } })

const wreck = await addSite(world.db, {
  siteName: 'Wreck of "Ångström" <b>',
  country: 'Malta',
  description: 'Deep & dark.',
})
const hidden = await addSite(world.db, { siteName: 'Hidden' }, 'pending')

const get = (url: string) => app.inject({ url })

test('the page of a site says what it is about, for those who do not run scripts', async () => {
  const { statusCode, body, headers } = await get(`/sites/${wreck}/wreck`)
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(body).toContain('<title>Wreck of &quot;Ångström&quot; &lt;b&gt;, Malta · Soundings</title>')
  expect(body.match(/<title>/g)).toHaveLength(1)
  expect(body.match(/name="description"/g)).toHaveLength(1)
  expect(body).toContain('property="og:description" content="Deep &amp; dark."')
  expect(body).toMatch(/property="og:image" content="http:\/\/localhost:3000\/art\/[\w-]+\.webp"/)
  expect(body).toContain(`rel="canonical" href="http://localhost:3000/sites/${wreck}/`)
})

test.each([
  ['a pending site', `/sites/${hidden}`],
  ['a site that is not there', '/sites/00000000-0000-7000-8000-000000000000/x'],
  ['no id at all', '/sites/thistlegorm'],
])('the page of %s is the plain page with status 404', async (_, url) => {
  const { statusCode, body } = await get(url)
  expect(statusCode).toBe(404)
  expect(body).toBe(html)
})

test('search engines find every approved site and no other', async () => {
  await addSites(world.db, [{ siteName: 'Reef' }])
  const index = await get('/sitemap.xml')
  expect(index.headers['content-type']).toBe('application/xml; charset=utf-8')
  const [, first = ''] = /<loc>http:\/\/localhost:3000(.*?)<\/loc>/.exec(index.body) ?? []
  const map = await get(first)
  expect(map.body.match(/<url>/g)).toHaveLength(2)
  expect(map.body).not.toContain(hidden)
  expect((await get('/robots.txt')).body).toContain('Sitemap: http://localhost:3000/sitemap.xml')
})

test.each(['/sitemaps/7.xml', '/sitemaps/x.xml', '/sitemaps/-1.xml', '/sitemaps/99999999999.xml'])(
  '%s is not there',
  async (url) => expect((await get(url)).statusCode).toBe(404),
)
