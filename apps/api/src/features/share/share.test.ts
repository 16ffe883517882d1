import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, it, test } from 'vitest'
import { sites } from '#db/schema/sites.ts'
import { testApp } from '#src/testing/app.ts'
import { addSite, addSites } from '#src/testing/sites.ts'

const html =
  '<!doctype html><html><head><title>Soundings</title>\n<meta\n name="description" content="x" />\n</head><body></body></html>'
const { app, deps } = await testApp({ web: { folder: import.meta.dirname, html, scriptHashes: [] } })

const wreck = await addSite(deps.db, {
  siteName: 'Wreck of "Ångström" <b>',
  country: 'Malta',
  description: 'Deep & dark.',
})
const hidden = await addSite(deps.db, { siteName: 'Hidden' }, 'pending')

/** The address of the picture in the head of a page, without the server's own. */
const pictureOf = (page: string) =>
  /property="og:image" content="http:\/\/localhost:3000(.*?)"/.exec(page)?.[1] ?? ''

const pictureOfSite = async (id: string) => pictureOf((await get(`/sites/${id}`)).body)

/** What is inside a JPEG; the app itself reads none, so the loader has to be let in here. */
const look = async (bytes: Buffer) => {
  sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer'] })
  const { format, width, height } = await sharp(bytes).metadata()
  return { format, width, height }
}

const get = (url: string) => app.inject({ url })

test('the page of a site says what it is about, for those who do not run scripts', async () => {
  const { statusCode, body, headers } = await get(`/sites/${wreck}/wreck`)
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(body).toContain('<title>Wreck of &quot;Ångström&quot; &lt;b&gt;, Malta · Soundings</title>')
  expect(body.match(/<title>/g)).toHaveLength(1)
  expect(body.match(/name="description"/g)).toHaveLength(1)
  expect(body).toContain('property="og:description" content="Deep &amp; dark."')
  expect(pictureOf(body)).toMatch(new RegExp(`^/api/share/sites/${wreck}/[\\w-]{16}/picture\\.jpg$`))
  for (const tag of ['og:image:width" content="1200"', 'og:image:height" content="630"'])
    expect(body).toContain(tag)
  expect(body.match(/property="og:title"/g)).toHaveLength(1)
  expect(body).toContain(
    'property="og:title" content="Wreck of &quot;Ångström&quot; &lt;b&gt;, Malta · Soundings"',
  )
  expect(body).toContain(`rel="canonical" href="http://localhost:3000/sites/${wreck}/`)
})

test.each([
  ['a pending site', `/sites/${hidden}`],
  ['a site that is not there', '/sites/00000000-0000-7000-8000-000000000000/x'],
  ['no id at all', '/sites/thistlegorm'],
])('the page of %s is the plain page with status 404', async (_, url) => {
  const { statusCode, body } = await get(url)
  expect(statusCode).toBe(404)
  expect(body).toContain('<title>Soundings</title>')
  expect(body).not.toContain('Hidden')
})

test('the old address of a site that was merged leads to the new one, for as long as that is so', async () => {
  const old = await addSite(deps.db, { siteName: 'Entered twice' })
  const become = (columns: { approvalStatus: 'removed' | 'approved'; mergedInto: string | null }) =>
    deps.db.update(sites).set(columns).where(eq(sites.id, old))
  await become({ approvalStatus: 'removed', mergedInto: wreck })
  for (const url of [`/sites/${old}`, `/sites/${old}/entered-twice`]) {
    const { statusCode, headers } = await get(url)
    expect([statusCode, headers.location]).toEqual([
      301,
      expect.stringMatching(new RegExp(`^/sites/${wreck}/[\\w-]+$`)),
    ])
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    expect((await get(String(headers.location))).statusCode).toBe(200)
  }
  expect((await get('/sitemaps/0.xml')).body).not.toContain(old)
  await become({ approvalStatus: 'removed', mergedInto: hidden })
  expect((await get(`/sites/${old}`)).statusCode).toBe(404)
  await become({ approvalStatus: 'approved', mergedInto: null })
  expect((await get(`/sites/${old}`)).statusCode).toBe(200)
  await deps.db.delete(sites).where(eq(sites.id, old))
})

test('the page of a site in capitals is the page itself', async () => {
  expect((await get(`/sites/${wreck.toUpperCase()}`)).statusCode).toBe(200)
})

test('search engines find every approved site and no other', async () => {
  await addSites(deps.db, [{ siteName: 'Reef' }])
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

test.each(['/', '/explore', '/about'])('a link to %s has the picture of Soundings', async (url) => {
  const { statusCode, body } = await get(url)
  expect(statusCode).toBe(200)
  expect(body).toContain('property="og:image:type" content="image/jpeg"')
  const picture = await get(pictureOf(body))
  expect(picture.statusCode).toBe(200)
  expect(await look(picture.rawPayload)).toEqual({ format: 'jpeg', width: 1200, height: 630 })
  expect(picture.rawPayload.length).toBeLessThan(150_000)
})

test('the link to a site with a photo has the photo', async () => {
  const id = await addSite(deps.db, { siteName: 'Seen Reef' })
  const imageUrl = 'https://pictures.example/reef.jpg'
  await deps.db.update(sites).set({ imageUrl }).where(eq(sites.id, id))
  const { body } = await get(`/sites/${id}`)
  expect(body).toContain(`property="og:image" content="${imageUrl}"`)
  expect(body).not.toContain('og:image:width')
})

test('a photo that lies here is named by its whole address, which others need', async () => {
  const id = await addSite(deps.db, { siteName: 'Own Reef' })
  const imageUrl = `/api/media/serve/large/${'a'.repeat(32)}`
  await deps.db.update(sites).set({ imageUrl }).where(eq(sites.id, id))
  const { body } = await get(`/sites/${id}`)
  expect(body).toContain(`property="og:image" content="http://localhost:3000${imageUrl}"`)
  expect(body).toContain(`"image":"http://localhost:3000${imageUrl}"`)
})

describe('the picture of a site', () => {
  it.each([
    ['a short name', { siteName: 'Blue Hole', maxDepth: 130, diveSiteCategory: 'wall' }],
    ['a long name', { siteName: 'Wreck of the '.repeat(9).trim(), diveSiteCategory: 'wreck' }],
    ['one endless word', { siteName: 'W'.repeat(120), maxDepth: 3 }],
    ['a name we cannot write', { siteName: '蓝洞 🐢', country: 'مصر', diveSiteCategory: 'cave' }],
    ['markup for a name', { siteName: '"/><image href="file:///etc/passwd"/>' }],
  ] as const)('with %s is a JPEG of the size that messengers want', async (_, facts) => {
    const id = await addSite(deps.db, facts)
    const { statusCode, headers, rawPayload } = await get(await pictureOfSite(id))
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('image/jpeg')
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(rawPayload.length).toBeLessThanOrEqual(200_000)
    expect(await look(rawPayload)).toEqual({ format: 'jpeg', width: 1200, height: 630 })
  })

  it('is not sent again to those who have it', async () => {
    const url = await pictureOfSite(wreck)
    const first = await get(url)
    const { etag = '' } = first.headers
    const again = await app.inject({ url, headers: { 'if-none-match': etag } })
    expect(again.statusCode).toBe(304)
    expect(again.rawPayload).toHaveLength(0)
    expect((await get(url)).rawPayload.equals(first.rawPayload)).toBe(true)
  })

  it('has a new address when what it shows changes, and the old address shows the newest', async () => {
    const id = await addSite(deps.db, { siteName: 'Old name', maxDepth: 20 })
    const before = await pictureOfSite(id)
    await deps.db.update(sites).set({ description: 'Not in the picture.' }).where(eq(sites.id, id))
    expect(await pictureOfSite(id)).toBe(before)
    await deps.db.update(sites).set({ siteName: 'New name' }).where(eq(sites.id, id))
    const after = await pictureOfSite(id)
    expect(after).not.toBe(before)
    const [old, current] = [await get(before), await get(after)]
    expect(old.rawPayload.equals(current.rawPayload)).toBe(true)
    expect(old.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  })

  it('is drawn once for many who ask at the same time', async () => {
    const url = await pictureOfSite(await addSite(deps.db, { siteName: 'Busy Reef' }))
    const all = await Promise.all(Array.from({ length: 40 }, () => get(url)))
    expect(new Set(all.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect(new Set(all.map(({ headers }) => headers.etag)).size).toBe(1)
  })

  it.each([
    ['a pending site', hidden, 404],
    ['a site that is not there', '00000000-0000-7000-8000-000000000000', 404],
    ['no id at all', 'thistlegorm', 400],
  ])('of %s does not exist', async (_, id, status) => {
    const { statusCode, headers } = await get(`/api/share/sites/${id}/${'x'.repeat(16)}/picture.jpg`)
    expect(statusCode).toBe(status)
    expect(headers['content-type']).toBe('application/json; charset=utf-8')
  })
})
