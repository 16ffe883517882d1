import { species } from '@soundings/rules/species'
import { expect, test } from 'vitest'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'

const html = '<!doctype html><html><head><title>Soundings</title></head><body><!--first-view--></body></html>'
const { app } = await testApp({ web: { folder: import.meta.dirname, html, scriptHashes: [] } })
const { get } = callsOf(app)

test('the page of a species says what dive reports tell of it, for those who do not run scripts', async () => {
  const { statusCode, body } = await get('/species/green-turtle')
  expect(statusCode).toBe(200)
  expect(body).toContain('<title>Green turtle (Chelonia mydas) · Soundings</title>')
  expect(body).toContain('content="No public dive report names it yet."')
  expect((await get('/species')).body).toContain('<title>Species · Soundings</title>')
})

test('a species that is not known is not there', async () => {
  const { statusCode, headers } = await get('/species/mermaid')
  expect([statusCode, headers['x-robots-tag']]).toEqual([404, 'noindex'])
})

test('search engines find all of them', async () => {
  expect((await get('/sitemap.xml')).body).toContain('/sitemaps/species.xml</loc>')
  const { body } = await get('/sitemaps/species.xml')
  expect(body.match(/<loc>/g)).toHaveLength(species.length + 1)
})
