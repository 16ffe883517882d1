import { readFile } from 'node:fs/promises'
import { inflateRawSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { testApp } from '#src/testing/app.ts'
import { addPerson } from '#src/testing/people.ts'
import { addReport } from '#src/testing/reports.ts'
import { addSite } from '#src/testing/sites.ts'

const { app, deps } = await testApp()
const { db } = deps
const author = await addPerson(deps, { handle: 'looker' })
const seen = (siteId: string, species: string[]) =>
  addReport(db, { siteId, authorId: author.id, species, diveDate: '2026-05-10' })

const reef = await addSite(db, {
  siteName: 'Reef',
  country: 'Egypt',
  region: 'Red Sea',
  coordinates: [33.91234, 27.81234],
})
const hidden = await addSite(db, { siteName: 'Hidden' }, 'pending')
await seen(reef, ['green-turtle', 'seahorse'])
await seen(reef, ['green-turtle'])
await seen(reef, [])
await seen(hidden, ['manta-ray', 'seahorse'])
/** Each a degree further east, in the order in which they are reported. */
const meadows = Array.from({ length: 10 }, (_, at) => at)
for (const at of meadows) {
  const site = await addSite(db, { siteName: `Meadow ${at}`, coordinates: [at, 40] })
  await seen(site, ['seahorse', 'bluefin-tuna', 'green-turtle', 'unicorn'])
}

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

const standard = (file: string) => readFile(new URL(`standard/${file}`, import.meta.url), 'utf8')
const answer = await app.inject('/api/species/darwin-core.zip')
const files = unpacked(answer.rawPayload)
const meta = files.get('meta.xml') ?? ''
const fields = [...meta.matchAll(/<field index="(\d+)" term="([^"]+)"\/>/g)].map(([, index, term = '']) => ({
  index: Number(index),
  term,
}))
const nameOf = (term: string) => term.slice(term.lastIndexOf('/') + 1)
const [head = '', ...lines] = (files.get('occurrence.txt') ?? '').trimEnd().split('\n')
const rows = lines.map((line) => {
  const cells = line.split('\t')
  return Object.fromEntries(fields.map(({ index, term }) => [nameOf(term), cells[index]]))
})
const named = (name: string) => rows.filter(({ vernacularName }) => vernacularName === name)

it('holds what the Text Guide asks for', () => {
  expect(answer.headers['content-type']).toBe('application/zip')
  expect([...files.keys()]).toEqual(['meta.xml', 'eml.xml', 'occurrence.txt'])
  expect(fields.map(({ index }) => index)).toEqual(fields.map((_, at) => at))
  expect(head.split('\t')).toEqual(fields.map(({ term }) => nameOf(term)))
  expect(files.get('eml.xml')).toMatch(/<title>[^<]+<\/title>[\s\S]*<creator>[\s\S]*<contact>/)
})

it('is valid against the schema of the standard', async () => {
  const schema = { fileName: 'text.xsd', contents: await standard('tdwg_dwc_text.xsd') }
  const isValid = async (contents: string) =>
    (await validateXML({ xml: { fileName: 'meta.xml', contents }, schema })).valid
  expect(await isValid(meta)).toBe(true)
  expect(
    await isValid(meta.replace('<id index="0"/>', '').replace('</core>', '<id index="0"/></core>')),
  ).toBe(false)
})

it('uses terms that the standard has for an occurrence', async () => {
  const terms = new Set((await standard('occurrence-terms.txt')).trim().split('\n'))
  expect(fields.filter(({ term }) => !terms.has(nameOf(term)))).toEqual([])
  // Those two are Dublin Core’s, which the list names without their home.
  const ofDublin = ['references', 'license'].map((name) => `http://purl.org/dc/terms/${name}`)
  for (const { term } of fields.filter(({ term: one }) => !ofDublin.includes(one)))
    expect(term).toMatch(/^http:\/\/rs\.tdwg\.org\/dwc\/terms\/[a-zA-Z]+$/)
  expect(meta).toContain('rowType="http://rs.tdwg.org/dwc/terms/Occurrence"')
})

it('has each public sighting once, and no hidden one', () => {
  expect(named('Green turtle')).toHaveLength(2 + meadows.length)
  expect(named('Seahorse')).toHaveLength(1 + meadows.length)
  expect(named('Manta ray')).toEqual([])
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
  const seahorse = named('Seahorse').find(({ decimalLatitude }) => decimalLatitude === '27.8')
  expect(seahorse).toMatchObject({
    decimalLongitude: '33.9',
    coordinateUncertaintyInMeters: '9000',
    eventDate: '2026-05',
    locality: '',
    recordedBy: '',
    references: '',
  })
  expect(seahorse?.dataGeneralizations).not.toBe('')
})

it('keeps sensitive species apart from the rest of their reports, and in no order of those', () => {
  const isBlurred = rows.map(({ dataGeneralizations }) => dataGeneralizations !== '')
  expect(isBlurred.lastIndexOf(false)).toBeLessThan(isBlurred.indexOf(true))
  const order = named('Seahorse')
    .map(({ decimalLongitude }) => Number(decimalLongitude))
    .filter(Number.isInteger)
  expect(order.toSorted((one, other) => one - other)).toEqual(meadows)
  expect(order).not.toEqual(meadows)
})
