import { describe, expect, it } from 'vitest'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { addPerson, type Headers } from '#src/testing/people.ts'
import { addPhoto } from '#src/testing/photos.ts'
import { buildSending } from '#src/testing/pictures.ts'
import { addSite } from '#src/testing/sites.ts'

const { app, deps } = await testApp()
const { get, post, del } = callsOf(app)

const diver = await addPerson(deps)
const reef = await addSite(deps.db, { siteName: 'Exported Reef' })
const photo = await addPhoto(deps.db, { uploaderId: diver.id })
const samples = {
  columns: ['time', 'depth', 'temperature', 'pressure'],
  rows: [
    [0, 0, 27.1, 200],
    [10.5, 3.275, null, 199.4],
    [2_460, 0, 24.5, null],
  ],
}
const events = [{ time: 60, kind: 'gaschange', name: 'EAN32', value: 32, cylinder: 0 }]
const formula = '=HYPERLINK("http://example.org")'
const log = [
  {
    siteName: formula,
    location: '@Egypt',
    date: '2024-05-01',
    notes: '+1\n"quoted", text',
    buddies: ['-Lea'],
  },
  {
    siteName: 'House reef',
    location: 'Malta, Gozo',
    date: '2025-08-03',
    time: '09:30:15',
    utcOffset: 120,
    duration: 42.5,
    maxDepth: 29.6,
    waterTemp: -0.5,
    rating: 4,
    conditions: ['Surge', 'Night'],
    number: 7,
    entry: [14.2, 36.05],
    divemasters: ['Rosa'],
    tags: ['wall'],
    weights: [
      { kg: 6.5, kind: 'belt' },
      { kg: 1, kind: null },
    ],
    cylinders: [{ size: 12, startPressure: 200, endPressure: 60.5, o2: 32, he: 0, use: 'bottom' }],
    computers: [{ model: 'Perdix', serial: '4711', samples, events }, { model: 'Zoop' }],
    trip: 'Gozo 2025',
    diveSiteId: reef,
    photos: [photo.id],
    animalsSeen: 'barracuda',
    extra: { uddf: { lead: '6.5' } },
  },
]
for (const dive of log) {
  const answer = await post('/api/dive-log/dives', diver.headers, dive)
  if (answer.statusCode !== 201) throw new Error(answer.body)
}

const fileOf = (format: string, headers: Headers = diver.headers) =>
  get(`/api/dive-log/export?format=${format}`, headers)
const readBack = async (headers: Headers, text: string) => {
  const sending = await buildSending([Buffer.from(text)])
  return app.inject({
    method: 'POST',
    url: '/api/dive-log/read-back',
    headers: { ...headers, ...sending.headers },
    payload: sending.payload,
  })
}
/** The dives of a file without what is of the account alone. */
const toldIn = (text: string) =>
  JSON.parse(text).dives.map(
    ({ id: _, createdAt: _c, lastUpdated: _l, version: _v, ...told }: Record<string, unknown>) => told,
  )

describe('the export of a log', () => {
  it('is a table in which nothing is a formula', async () => {
    const answer = await get('/api/dive-log/export', diver.headers)
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv',
      'content-disposition': 'attachment; filename="soundings-dive-log-2026-06-01.csv"',
      'cache-control': 'no-store',
    })
    expect(answer.body.charCodeAt(0)).toBe(0xfeff)
    const [head, first = ''] = answer.body.split('\r\n')
    expect(head).toMatch(/^.number,date,time,siteName,location,maxDepth \(m\)/)
    expect(first).toContain(`"'=HYPERLINK(""http://example.org"")",'@Egypt`)
    expect(answer.body).toContain(`"'+1\n""quoted"", text"`)
    expect(answer.body).toContain(`'-Lea`)
    expect(answer.body).toContain('7,2025-08-03,09:30:15,House reef,"Malta, Gozo",29.6,')
  })

  it('as JSON is read back in another account unchanged, once', async () => {
    const { body } = await fileOf('json')
    const other = await addPerson(deps)
    const answer = await readBack(other.headers, body)
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { found: 2, created: 2, duplicates: 0, skipped: 0, errors: [] },
    ])
    const again = (await fileOf('json', other.headers)).body
    // A photo is its uploader’s own.
    expect(toldIn(again)).toEqual(toldIn(body).map((dive: { photos: string[] }) => ({ ...dive, photos: [] })))
    expect(toldIn(body)[1]).toMatchObject({ ...log[1], duration: 42.5, computers: [{ samples, events }, {}] })
    const twice = { found: 2, created: 0, duplicates: 2, skipped: 0, errors: [] }
    expect((await readBack(other.headers, body)).json()).toEqual(twice)
    expect((await readBack(other.headers, again)).json()).toEqual(twice)
    expect((await readBack(diver.headers, body)).json()).toEqual(twice)
    const statistics = async (headers: Headers) => (await get('/api/dive-log/statistics', headers)).json()
    const counted = ({ deepest: _, longest: _l, pauses: _p, ...rest }: Record<string, unknown>) => rest
    expect(counted(await statistics(other.headers))).toEqual(counted(await statistics(diver.headers)))
  })

  it('leaves out the trash', async () => {
    const { headers } = await addPerson(deps)
    const { id } = (await post('/api/dive-log/dives', headers, log[0])).json()
    await del(`/api/dive-log/dives/${id}`, headers)
    expect(JSON.parse((await fileOf('json', headers)).body).dives).toEqual([])
    expect((await fileOf('csv', headers)).body.split('\r\n')).toHaveLength(2)
  })
})

describe('a file that is read back', () => {
  it('keeps the good dives, and names each bad one by its place', async () => {
    const { headers } = await addPerson(deps)
    const lines = (await fileOf('json')).body.split('\n')
    const future = String(lines[1])
      .replace('2024-05-01', '2027-05-01')
      .replace(/"id":"[^"]+/, '"id":"0191d8a0-0000-7000-8000-000000000001')
    const deep = String(lines[2])
      .replace('29.6', '500')
      .replace(/"id":"[^"]+/, '"id":"0191d8a0-0000-7000-8000-000000000002')
    const text = [lines[0], '{broken,', future, `${deep},`, ...lines.slice(1)].join('\n')
    expect((await readBack(headers, text)).json()).toEqual({
      found: 5,
      created: 2,
      duplicates: 0,
      skipped: 3,
      errors: [
        { where: 1, message: expect.any(String) },
        { where: 2, message: 'The date can’t be in the future.' },
        { where: 3, message: 'maxDepth: Depth must be between 0 and 350 m.' },
      ],
    })
  })

  it.each(['', '{}', '[]', 'a,b\n1,2', '{"format":"something-else","dives":[\n{}\n]}'])(
    'is refused when it is not ours: %j',
    async (text) => {
      const answer = await readBack(diver.headers, text)
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'unknown-format'])
    },
  )
})
