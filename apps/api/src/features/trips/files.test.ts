import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { addPerson } from '#src/testing/people.ts'
import { tripsBase, tripsOf } from '#src/testing/trips.ts'
import { misplacedIn } from '#src/testing/xml-schema.ts'

const { app, deps } = await testApp()
const { get, post, put, add } = callsOf(app)
const { plan, addStop, read } = tripsOf(app)

const owner = await addPerson(deps, { groups: ['moderator'] })
const nasty = 'Ras <Mohammed> & "friends" ]]> \u0007 ’n’ 🐟'
const site = await add(owner.headers, { siteName: 'Elphinstone', coordinates: [34.86, 25.31], maxDepth: 100 })
const trip = await plan(owner, { name: nasty, description: 'A *fine* trip', budget: 900 })
const url = `${tripsBase}/${trip.id}`
await addStop(owner, trip.id, {
  kind: 'travel',
  travel: 'flight',
  name: 'Berlin',
  to: 'Hurghada',
  day: '2027-03-06',
  time: '06:30',
  zone: 'Europe/Berlin',
  endTime: '12:30',
  endZone: 'Africa/Cairo',
  coordinates: [13.5, 52.36],
})
await addStop(owner, trip.id, {
  kind: 'stay',
  stay: 'hotel',
  name: nasty,
  day: '2027-03-06',
  nights: 7,
  coordinates: [33.81, 27.25],
})
await addStop(owner, trip.id, {
  siteId: site.id,
  day: '2027-03-08',
  time: '08:00',
  dives: 2,
  notes: '1 < 2 & 3 > 2',
})
await addStop(owner, trip.id, { name: 'Idea', coordinates: [33.9, 27.3] })
await addStop(owner, trip.id, { name: 'Nowhere', day: '2027-03-09' })
await post(`${url}/checklist`, owner.headers, {
  title: 'Visa',
  isShared: true,
  kind: 'document',
  due: '2027-03-01',
})
const own = (await post(`${url}/checklist`, owner.headers, { title: 'Fins' })).json()
await put(`${url}/checklist/${own.id}`, owner.headers, { isDone: true })

const fileOf = (format: string, id = trip.id) =>
  get(`${tripsBase}/${id}/export?format=${format}`, owner.headers)

/** A reader of XML that knows elements, text and attributes, and refuses what does not nest. */
const readXml = (text: string) => {
  const open: string[] = []
  const names: string[] = []
  const texts: string[] = []
  for (const [, tag, content] of text.replace(/^<\?xml[^>]*\?>/, '').matchAll(/<([^<>]+)>|([^<>]+)/g)) {
    if (content !== undefined && content.trim() !== '')
      texts.push(
        content.replace(
          /&(lt|gt|quot|apos|amp);/g,
          (_, name: string) => ({ lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' })[name] ?? '',
        ),
      )
    if (tag === undefined) continue
    if (tag.startsWith('/')) expect(open.pop()).toBe(tag.slice(1))
    else if (!tag.endsWith('/')) open.push(tag.split(' ')[0] ?? '')
    names.push(tag)
  }
  expect(open).toEqual([])
  expect(text.replace(/&(lt|gt|quot|apos|amp);/g, '')).not.toContain('&')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: XML cannot hold them
  expect(text).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/)
  return { names, texts }
}

describe('a calendar', () => {
  it('has the trip and its stops of days, at the times of their places, as another program reads it', async () => {
    const answer = await fileOf('ics')
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(answer.headers['content-disposition']).toContain('.ics')
    expect(answer.headers['cache-control']).toMatch(/private|no-store/)
    for (const line of answer.body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    const calendar = new ICAL.Component(ICAL.parse(answer.body))
    for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone)
    const events = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each))
    expect(events).toHaveLength(5)
    const named = (name: string) => events.find(({ summary }) => summary.includes(name))
    const whole = events[0]
    expect([whole?.uid, whole?.startDate.toString(), whole?.endDate.toString()]).toEqual([
      `${trip.id}@trips.soundings`,
      '2027-03-06',
      '2027-03-14',
    ])
    expect(named('Berlin')?.startDate.toJSDate().toISOString()).toBe('2027-03-06T05:30:00.000Z')
    expect(named('Berlin')?.endDate.toJSDate().toISOString()).toBe('2027-03-06T10:30:00.000Z')
    expect(named('Elphinstone')?.startDate.toString()).toBe('2027-03-08T08:00:00')
    expect(named('Idea')).toBeUndefined()
  })

  it('says that a trip was cancelled, and counts its changes', async () => {
    const other = await plan(owner)
    await put(`${tripsBase}/${other.id}/status`, owner.headers, { status: 'cancelled' })
    const { body } = await fileOf('ics', other.id)
    expect(body).toContain('STATUS:CANCELLED')
    expect(body).toContain('SEQUENCE:1')
  })
})

describe('places for maps and receivers', () => {
  it('are GPX with a point for each place and a route for each day, whatever they are called', async () => {
    const answer = await fileOf('gpx')
    expect(answer.headers['content-type']).toBe('application/gpx+xml; charset=utf-8')
    const { names, texts } = readXml(answer.body)
    const counts = (begin: string) =>
      names.filter((name) => name === begin || name.startsWith(`${begin} `)).length
    expect([counts('wpt'), counts('rte'), counts('rtept')]).toEqual([4, 1, 2])
    expect(misplacedIn(answer.body, 'gpx')).toEqual([])
    expect(names).toContain('wpt lat="25.310000" lon="34.860000"')
    expect(texts).toContain('Ras <Mohammed> & "friends" ]]>  ’n’ 🐟')
    expect(texts.join('\n')).toContain('1 < 2 & 3 > 2')
  })

  it('are found misplaced where a schema has no place for them', () => {
    expect(misplacedIn('<gpx><wpt><type>x</type><name>x</name></wpt><metadata/></gpx>', 'gpx')).toEqual([
      'name in wpt',
      'metadata in gpx',
    ])
    expect(misplacedIn('<kml><Document><Point/></Document></kml>', 'kml')).toEqual(['Point in Document'])
  })

  it('are KML with a folder for each day', async () => {
    const answer = await fileOf('kml')
    expect(answer.headers['content-type']).toBe('application/vnd.google-earth.kml+xml; charset=utf-8')
    const { names, texts } = readXml(answer.body)
    expect(misplacedIn(answer.body, 'kml')).toEqual([])
    expect(names.filter((name) => name === 'Folder')).toHaveLength(3)
    expect(names.filter((name) => name === 'Placemark')).toHaveLength(4)
    expect(texts).toContain('34.860000,25.310000')
    // Read as HTML on a balloon, it is text there, too.
    expect(texts.join('\n')).toContain('1 &lt; 2 &amp; 3 &gt; 2')
  })
})

describe('JSON', () => {
  it('is read again as the same trip, unchanged', async () => {
    const file = (await fileOf('json')).json()
    expect(file).toMatchObject({
      format: 'soundings-trip',
      version: 1,
      trip: { name: nasty },
    })
    const answer = await post(`${tripsBase}/import`, owner.headers, file)
    expect(answer.statusCode).toBe(201)
    expect(answer.json().id).not.toBe(trip.id)
    expect((await fileOf('json', answer.json().id)).json()).toEqual(file)
    const original = await read(owner, trip.id)
    expect(answer.json().destinations.map(({ name }: { name: string }) => name)).toEqual(
      original.destinations.map(({ name }) => name),
    )
  })

  it('with one key is one trip', async () => {
    const file = (await fileOf('json')).json()
    const clientKey = '019a0000-0000-7000-8000-00000000abcd'
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => post(`${tripsBase}/import`, owner.headers, { ...file, clientKey })),
    )
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1)
  })

  it('of a server that knows other sites keeps the places, and what has no day there as ideas', async () => {
    const file = (await fileOf('json')).json()
    const elsewhere = {
      ...file,
      destinations: [
        { siteId: '019a0000-0000-7000-8000-000000000009', name: 'Far reef', day: '2027-03-08' },
        { name: 'Lunch', day: '2030-01-01' },
      ],
    }
    const { destinations } = (await post(`${tripsBase}/import`, owner.headers, elsewhere)).json()
    expect(destinations).toMatchObject([
      { kind: 'place', siteId: null, name: 'Far reef', day: '2027-03-08' },
      { name: 'Lunch', day: null },
    ])
  })

  it('that is something else is refused, and so is one with a wrong field', async () => {
    const file = (await fileOf('json')).json()
    const sent = async (body: object) => (await post(`${tripsBase}/import`, owner.headers, body)).statusCode
    expect(await sent({})).toBe(400)
    expect(await sent({ ...file, format: 'gpx' })).toBe(400)
    expect(await sent({ ...file, trip: { ...file.trip, endDate: file.trip.startDate } })).toBe(400)
    expect(await sent({ ...file, destinations: Array(201).fill({ name: 'x' }) })).toBe(400)
    expect((await fileOf('pdf')).statusCode).toBe(400)
    expect((await get(`${url}/export`, owner.headers)).json()).toEqual(file)
  })
})
