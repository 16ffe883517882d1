import { expect, test } from 'vitest'
import { appHead, escapeMarkup, shareText, siteHead } from './share.ts'
import { robots, sitemap, sitemapIndex } from './sitemaps.ts'

const site = {
  siteName: 'SS Thistlegorm',
  city: null,
  region: 'Gulf of Suez',
  country: 'Egypt',
  maxDepth: 32,
  description: 'A wreck.',
  coordinates: [33.921, 27.814] as [number, number],
  aliases: [],
  imageUrl: null,
  accessStatus: null,
}
const address = 'https://dive.example/sites/1/ss-thistlegorm'

test('a link says name, country and what is there', () => {
  expect(shareText(site)).toEqual({ title: 'SS Thistlegorm, Egypt · Soundings', description: 'A wreck.' })
  expect(shareText({ ...site, description: null }).description).toBe('Dive site, 32 m. Gulf of Suez, Egypt.')
})

test('says first that a site is closed or restricted', () => {
  expect(shareText({ ...site, accessStatus: 'closed' }).description).toBe('Closed to divers. A wreck.')
  expect(shareText({ ...site, accessStatus: 'restricted' }).description).toBe(
    'Access is restricted. A wreck.',
  )
})

test('a long description ends at a word', () => {
  const { description } = shareText({ ...site, description: 'word '.repeat(100) })
  expect(description.length).toBeLessThanOrEqual(201)
  expect(description).toMatch(/word…$/)
})

test('what people write cannot leave its place in the page', () => {
  const hostile = '"><script>alert(1)</script>\u0000'
  const head = siteHead(
    { ...site, siteName: hostile, description: hostile, aliases: [hostile] },
    address,
    undefined,
  )
  expect(head.match(/<script/g)).toHaveLength(1)
  expect(head.match(/<\/script>/g)).toHaveLength(1)
  expect(head).not.toContain('\u0000"')
  expect(escapeMarkup(hostile)).toBe('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;')
})

test('the structured data is JSON with the position', () => {
  const [, json = ''] = /ld\+json">(.*)<\/script>/.exec(siteHead(site, address)) ?? []
  expect(JSON.parse(json)).toMatchObject({
    name: 'SS Thistlegorm',
    geo: { latitude: 27.814, longitude: 33.921 },
  })
})

test('a picture makes a large card and says its shape, its type and what is on it', () => {
  expect(siteHead(site, address)).not.toContain('og:image')
  const url = 'https://dive.example/a.jpg'
  const head = siteHead(site, address, {
    url,
    alt: 'A "wreck"',
    type: 'image/jpeg',
    width: 1200,
    height: 630,
  })
  for (const [name, content] of [
    ['og:image', url],
    ['og:image:type', 'image/jpeg'],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', 'A &quot;wreck&quot;'],
  ])
    expect(head).toContain(`<meta property="${name}" content="${content}">`)
  expect(head).toContain('<meta name="twitter:card" content="summary_large_image">')
})

test('of a photo of unknown shape no shape is said', () => {
  const head = siteHead(site, address, { url: 'https://dive.example/a.jpg', alt: 'SS Thistlegorm' })
  expect(head).not.toMatch(/og:image:(width|height|type)/)
})

test('a link to any other page has words and a picture, and leaves the title to the page', () => {
  const head = appHead({ url: 'https://dive.example/app.jpg', alt: 'Soundings' })
  expect(head).toContain('property="og:title" content="Soundings"')
  expect(head).toContain('property="og:image" content="https://dive.example/app.jpg"')
  expect(head).not.toMatch(/<title|name="description"|canonical|og:url/)
})

test('sitemaps name every page, and robots find them', () => {
  const listed = { id: '1', slug: 'reef', lastUpdated: '2026-05-01T08:00:00Z' }
  expect(sitemap('https://x', [listed])).toContain(
    '<loc>https://x/sites/1/reef</loc><lastmod>2026-05-01</lastmod>',
  )
  expect(sitemapIndex('https://x', 2).match(/<loc>/g)).toHaveLength(3)
  expect(robots('https://x')).toContain('Sitemap: https://x/sitemap.xml')
})
