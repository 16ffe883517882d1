import { inflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { eventually } from '#src/testing/eventually.ts'
import { addPerson } from '#src/testing/people.ts'
import { addPhoto } from '#src/testing/photos.ts'
import { addReport } from '#src/testing/reports.ts'
import { addSite } from '#src/testing/sites.ts'

const { app, deps } = await testApp()
const { db } = deps
const { get, put } = callsOf(app)

const reef = await addSite(db, {
  siteName: 'Reef',
  country: 'Egypt',
  region: 'Red Sea',
  coordinates: [33.91234, 27.81234],
})
const lagoon = await addSite(db, { siteName: 'Lagoon', country: 'Egypt', region: 'Red Sea' })
const hidden = await addSite(db, { siteName: 'Hidden' }, 'pending')
const author = await addPerson(deps, { handle: 'looker' })
const seen = (siteId: string, species: string[], diveDate = '2026-05-10') =>
  addReport(db, { siteId, authorId: author.id, species, diveDate })
for (const species of [['green-turtle', 'seahorse'], ['green-turtle'], []]) await seen(reef, species)
await seen(lagoon, ['green-turtle'], '2025-08-01')
await seen(hidden, ['manta-ray'])
await addPhoto(db, { siteId: reef, tags: ['green turtle'] })
await addPhoto(db, { siteId: hidden, tags: ['green turtle'] })

it('lists all species, those seen most often first, and finds them by their names', async () => {
  await eventually(async () =>
    expect((await get('/api/species?limit=2')).json()).toMatchObject({
      items: [
        { id: 'green-turtle', reports: 3 },
        { id: 'seahorse', reports: 1 },
      ],
      total: 658,
    }),
  )
  expect((await get('/api/species?q=manta')).json().items[0]).toMatchObject({ id: 'manta-ray', reports: 0 })
})

it('puts those first that were seen in a month, in any year', async () => {
  await eventually(async () =>
    expect((await get('/api/species?month=8&limit=1')).json().items).toMatchObject([
      { id: 'green-turtle', reports: 3, inMonth: 1 },
    ]),
  )
  const { items } = (await get('/api/species?month=8&q=seahorse&limit=1')).json()
  expect(items).toMatchObject([{ id: 'seahorse', reports: 1, inMonth: 0 }])
  expect((await get('/api/species?limit=1')).json().items[0].inMonth).toBeNull()
  expect((await get('/api/species?month=13')).statusCode).toBe(400)
})

it('says what reports say of one', async () => {
  await eventually(async () =>
    expect((await get('/api/species/green-turtle')).json()).toMatchObject({
      name: 'Green turtle',
      scientific: 'Chelonia mydas',
      reports: 3,
      countries: [{ name: 'Egypt', reports: 3 }],
    }),
  )
  const { months } = (await get('/api/species/green-turtle')).json()
  expect(months[4]).toEqual({ reports: 2, of: 3 })
  expect(months[7]).toEqual({ reports: 1, of: 1 })
  expect((await get('/api/species/green-turtle/sites')).json()).toMatchObject({
    items: [
      { id: reef, sightings: 2, reports: 3, chance: 2 / 3 },
      { id: lagoon, sightings: 1, reports: 1, chance: null },
    ],
    total: 2,
  })
  expect((await get('/api/species/green-turtle/photos')).json()).toMatchObject({ total: 1 })
  expect((await get('/api/species/unicorn')).statusCode).toBe(404)
})

it('shows a life list to nobody until its person chooses', async () => {
  const url = '/api/species/of/looker'
  expect((await get(url)).json()).toMatchObject({ items: [], total: 0 })
  expect((await get(url, author.headers)).json()).toMatchObject({ total: 2 })
  expect((await get(`${url}?as=member`, author.headers)).json()).toMatchObject({ items: [], total: 0 })
  await put('/api/profile/privacy', author.headers, { sections: { species: 'public' } })
  expect((await get(url)).json()).toMatchObject({
    items: [
      { species: 'seahorse', reports: 1, first: '2026-05-10' },
      { species: 'green-turtle', reports: 3, first: '2025-08-01' },
    ],
    total: 2,
  })
  expect((await get('/api/species/of/nobody_here')).statusCode).toBe(404)
})

/** Reads a zip from its central directory, as unpackers do. */
const unpacked = (zip: Buffer): Map<string, string> => {
  const end = zip.lastIndexOf(Buffer.from('504b0506', 'hex'))
  const files = new Map<string, string>()
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const [size, name, extra, note] = [20, 28, 30, 32].map((offset, index) =>
      index === 0 ? zip.readUInt32LE(at + offset) : zip.readUInt16LE(at + offset),
    )
    const head = zip.readUInt32LE(at + 42)
    const body = head + 30 + zip.readUInt16LE(head + 26) + zip.readUInt16LE(head + 28)
    const packed = zip.subarray(body, body + (size ?? 0))
    files.set(
      zip.toString('utf8', at + 46, at + 46 + (name ?? 0)),
      (zip.readUInt16LE(at + 10) === 8 ? inflateRawSync(packed) : packed).toString('utf8'),
    )
    at += 46 + (name ?? 0) + (extra ?? 0) + (note ?? 0)
  }
  return files
}

/** The terms that are used, from https://dwc.tdwg.org/list/ and https://www.dublincore.org/specifications/dublin-core/dcmi-terms/. */
const known = new Set([
  ...[
    ...['occurrenceID', 'basisOfRecord', 'occurrenceStatus', 'scientificName', 'vernacularName', 'eventDate'],
    ...['decimalLatitude', 'decimalLongitude', 'geodeticDatum', 'coordinateUncertaintyInMeters', 'country'],
    ...['stateProvince', 'locality', 'recordedBy', 'dataGeneralizations', 'informationWithheld'],
  ].map((term) => `http://rs.tdwg.org/dwc/terms/${term}`),
  ...['references', 'license'].map((term) => `http://purl.org/dc/terms/${term}`),
])

describe('the Darwin Core Archive', async () => {
  const answer = await app.inject('/api/species/darwin-core.zip')
  const files = unpacked(answer.rawPayload)
  const meta = files.get('meta.xml') ?? ''
  const fields = [...meta.matchAll(/<field index="(\d+)" term="([^"]+)"\/>/g)].map(
    ([, index, term = '']) => ({
      index: Number(index),
      term,
    }),
  )
  const [head = '', ...lines] = (files.get('occurrence.txt') ?? '').trimEnd().split('\n')
  const rows = lines.map((line) => {
    const cells = line.split('\t')
    return Object.fromEntries(
      fields.map(({ index, term }) => [term.slice(term.lastIndexOf('/') + 1), cells[index]]),
    )
  })

  it('is described as the Text Guide asks, in terms that there are', () => {
    expect(answer.headers['content-type']).toBe('application/zip')
    expect([...files.keys()]).toEqual(['meta.xml', 'eml.xml', 'occurrence.txt'])
    expect(meta).toContain('<archive xmlns="http://rs.tdwg.org/dwc/text/" metadata="eml.xml">')
    expect(meta).toContain('rowType="http://rs.tdwg.org/dwc/terms/Occurrence"')
    expect(meta).toMatch(/<files><location>occurrence.txt<\/location><\/files>\s*<id index="0"\/>\s*<field/)
    expect(fields.map(({ index }) => index)).toEqual(fields.map((_, at) => at))
    expect(fields.filter(({ term }) => !known.has(term))).toEqual([])
    expect(head.split('\t')).toEqual(fields.map(({ term }) => term.slice(term.lastIndexOf('/') + 1)))
    expect(files.get('eml.xml')).toMatch(/<title>[^<]+<\/title>[\s\S]*<creator>[\s\S]*<contact>/)
  })

  it('has each public sighting once, and no hidden one', () => {
    expect(rows.map(({ vernacularName }) => vernacularName).sort()).toEqual([
      'Green turtle',
      'Green turtle',
      'Green turtle',
      'Seahorse',
    ])
    expect(new Set(rows.map(({ occurrenceID }) => occurrenceID)).size).toBe(rows.length)
    expect(rows.find(({ locality }) => locality === 'Reef')).toMatchObject({
      scientificName: 'Chelonia mydas',
      basisOfRecord: 'HumanObservation',
      eventDate: '2026-05-10',
      decimalLatitude: '27.81234',
      decimalLongitude: '33.91234',
      recordedBy: 'looker',
    })
  })

  it('says where sensitive species are only roughly, and nothing that leads to the place', () => {
    const seahorse = rows.find(({ vernacularName }) => vernacularName === 'Seahorse')
    expect(seahorse).toMatchObject({
      decimalLatitude: '27.8',
      decimalLongitude: '33.9',
      coordinateUncertaintyInMeters: '9000',
      eventDate: '2026-05',
      locality: '',
      recordedBy: '',
      references: '',
    })
    expect(seahorse?.dataGeneralizations).not.toBe('')
  })
})
