import { describe, expect, it } from 'vitest'
import { type FiledSite, siteFile } from './site-files.ts'

const filed = (known: Partial<FiledSite['site']> = {}): FiledSite => ({
  site: {
    siteName: 'SS Thistlegorm',
    slug: 'ss-thistlegorm',
    coordinates: [33.92, 27.814],
    city: 'Sharm El Sheikh',
    region: null,
    country: 'Egypt',
    maxDepth: 32,
    averageDepth: 22,
    description: 'A cargo ship.',
    ...known,
  },
  address: 'https://dive.example/sites/1/ss-thistlegorm?a=1&b=2',
  credit: 'Source: Soundings starter sites, CC BY 4.0',
})

/** The opening and closing tags of a document, without their attributes; throws where they do not nest. */
const outline = (text: string): string[] => {
  const open: string[] = []
  const seen: string[] = []
  for (const [, closes, name = '', selfCloses] of text.matchAll(/<(\/?)([\w:]+)[^>]*?(\/?)>/g)) {
    if (closes && open.pop() !== name) throw new Error(`</${name}> closes nothing`)
    if (!closes) seen.push(name)
    if (!closes && !selfCloses) open.push(name)
  }
  if (open.length > 0) throw new Error(`${open.join(', ')} stay open`)
  return seen
}

const hostile = '</name><script>alert("1")</script>&amp; \u0000\u0007\u001b[2J\ud800 ]]> \'x\''

describe('a GPX file', () => {
  const { text, name, type } = siteFile('gpx', filed())

  it('is a waypoint with name, text and depth', () => {
    expect(text).toContain('<wpt lat="27.814000" lon="33.920000">')
    expect(text).toContain('<name>SS Thistlegorm</name>')
    expect(text).toContain(
      '<desc>Max depth 32 m (105 ft)\nAverage depth 22 m (72 ft)\nSharm El Sheikh, Egypt\nA cargo ship.\nSource: Soundings starter sites, CC BY 4.0\n',
    )
    expect(text).toContain('<gpxx:Depth>32</gpxx:Depth>')
    expect(text).toContain('?a=1&amp;b=2')
    expect([name, type]).toEqual(['ss-thistlegorm.gpx', 'application/gpx+xml'])
  })

  it('keeps the order of elements that GPX 1.1 asks for', () =>
    expect(outline(text)).toEqual([
      'gpx',
      'wpt',
      'name',
      'desc',
      'link',
      'text',
      'sym',
      'type',
      'extensions',
      'gpxx:WaypointExtension',
      'gpxx:Depth',
    ]))
})

describe('a KML file', () => {
  it('is a placemark with name, text, depths and point', () => {
    const { text, name, type } = siteFile('kml', filed())
    expect(text).toContain('<coordinates>33.920000,27.814000</coordinates>')
    expect(text).toMatch(/<Data name="maxDepth">\s*<value>32<\/value>/)
    expect(text).toContain('A cargo ship.&lt;br&gt;Source')
    expect(outline(text).slice(0, 5)).toEqual(['kml', 'Document', 'name', 'Placemark', 'name'])
    expect([name, type]).toEqual(['ss-thistlegorm.kml', 'application/vnd.google-earth.kml+xml'])
  })
})

describe.each(['gpx', 'kml'] as const)('a %s file', (kind) => {
  const plain = outline(siteFile(kind, filed()).text)

  it('holds names and texts as text, however hostile', () => {
    const { text } = siteFile(kind, filed({ siteName: hostile, description: hostile, city: hostile }))
    expect(outline(text)).toEqual(plain)
    expect([...text].filter((letter) => letter !== '\n' && /\p{Cc}|\p{Cs}/u.test(letter))).toEqual([])
    expect(text).not.toContain(']]>')
    expect(text).toContain('&lt;/name&gt;&lt;script&gt;')
  })

  it('says nothing about depths that are not known', () => {
    const { text } = siteFile(kind, filed({ maxDepth: null, averageDepth: null, description: null }))
    expect(text).not.toMatch(/depth/i)
    expect(() => outline(text)).not.toThrow()
  })

  it('writes positions near zero as decimals', () => {
    const { text } = siteFile(kind, filed({ coordinates: [1e-7, -0.000_001] }))
    expect(text).not.toMatch(/\de-/)
    expect(text).toContain('-0.000001')
  })

  it('is named by the slug and by nothing else', () =>
    expect(siteFile(kind, filed({ slug: '../../etc/passwd' })).name).toBe(`etc-passwd.${kind}`))
})

it('a globe reads the text of a site as text, not as a page', () => {
  const { text } = siteFile('kml', filed({ description: '<img src=x onerror=alert(1)>' }))
  expect(text).toContain('&amp;lt;img src=x onerror=alert(1)&amp;gt;')
})
