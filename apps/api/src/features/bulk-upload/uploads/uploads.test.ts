import { bulkUploadTexts } from '@soundings/contract/bulk-upload'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { siteEventsOf } from '#features/sites/index.ts'
import { testApp } from '#src/testing/app.ts'
import { eventually } from '#src/testing/eventually.ts'
import { addPerson, asLevel, type Headers } from '#src/testing/people.ts'
import { uploadsService } from './uploads.service.ts'

const { app, deps } = await testApp()
const admin = await addPerson(deps, { groups: ['admin'] })
const root = '/api/admin/bulk-upload'

const header =
  'siteName,description,location.country,location.coordinates.lat,location.coordinates.lng,maxDepth,waterBodyType'
const csv = (...lines: string[]) => [header, ...lines].join('\n')

const send = async (
  path: string,
  content: string | Buffer,
  { by = admin.headers, ...fields }: { by?: Headers } & Record<string, unknown> = {},
) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value))
  form.append('file', new Blob([Buffer.from(content)]), 'sites.csv')
  const request = new Request('http://x', { method: 'POST', body: form })
  return app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': request.headers.get('content-type') ?? '', ...by },
    payload: Buffer.from(await request.arrayBuffer()),
  })
}
const upload = (content: string | Buffer, more = {}) => send(root, content, more)
const preview = async (content: string | Buffer, more = {}) => {
  const answer = await send(`${root}/preview`, content, more)
  expect(answer.json()).toMatchObject({ uploadId: expect.any(String) })
  return answer.json()
}
const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) => {
  const answer = await app.inject({
    method,
    url: `${root}/${path}`,
    headers: admin.headers,
    ...(payload && { payload }),
  })
  return Object.assign(answer, {
    body: answer.headers['content-type']?.includes('json') ? answer.json() : answer.body,
  })
}
const settled = (id: string, state: string) =>
  eventually(async () => {
    const { body } = await call('GET', id)
    expect(body.state).toBe(state)
    return body
  })
const names = async () =>
  (
    await deps.db.execute<{ site_name: string }>(
      sql`select site_name from sites where approval_status = 'approved' order by site_name`,
    )
  ).rows.map(({ site_name }) => site_name)

const a = 'Anchor,a,Egypt,28.5,34.5,20,Sea'
const b = 'Barge,b,Egypt,28.6,34.52,20,sea'
const c = 'Cave,c,Egypt,28.7,34.6,deep,Pond'

beforeEach(async () => {
  await deps.db.execute(sql`truncate sites, uploads, rate_limits cascade`)
})

describe('the one step of the specification', () => {
  it('creates the good rows and answers the others by their line', async () => {
    const answer = await upload(csv(a, '', b, c))
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({
      successful: 2,
      failed: 1,
      errors: [
        { row: 5, message: expect.stringMatching(/maxDepth: .*"deep".*waterBodyType: Must be Ocean/) },
      ],
    })
    expect(await names()).toEqual(['Anchor', 'Barge'])
  })

  it('creates nothing twice', async () => {
    await upload(csv(a, b))
    const again = (await upload(csv(a, b))).json()
    expect(again).toMatchObject({ successful: 0, failed: 2 })
    expect(again.errors[0].message).toContain('0 m from “Anchor”, which already exists')
    expect(await names()).toHaveLength(2)
  })

  it.each([
    ['a header alone', header, 'The file has a header, but no rows below it'],
    ['JSON', '{"type":"FeatureCollection","features":[]}', bulkUploadTexts.notCsv],
    ['UTF-16', Buffer.from(`\ufeff${csv(a)}`, 'utf16le'), 'The file is UTF-16 text'],
    ['UTF-16 without a mark', Buffer.from(csv(a), 'utf16le'), 'The file is UTF-16 text'],
    ['Latin-1', Buffer.from(csv(a.replace('Anchor', 'Blå')), 'latin1'), 'It looks like Latin-1'],
    ['a line of 9 MB', `${header}\nA,"${'x'.repeat(9_000_000)}`, 'longer than 1,000,000 characters'],
    ['no needed columns', 'a,b\n1,2', 'Missing: siteName'],
  ])('refuses %s', async (_what, content, message) => {
    const answer = await upload(content)
    expect([answer.statusCode, answer.json().message]).toEqual([400, expect.stringContaining(message)])
    expect(await names()).toEqual([])
  })

  it.each([
    ['0, 0', 'A,a,Egypt,0,0,,', /both 0/],
    ['swapped numbers', 'A,a,Egypt,34.5,28.5,,', /swapped/],
    ['a stray quote', 'A,a"b,Egypt,28.5,34.5,,', /quote inside this unquoted field/],
    ['no country where the sea tells none', 'A,a,,0.5,-30,,', /Country is required/],
  ])('fails the row alone that has %s', async (_what, line, message) => {
    const answer = (await upload(csv(line, b))).json()
    expect(answer).toMatchObject({ successful: 1, failed: 1, errors: [{ row: 2 }] })
    expect(answer.errors[0].message).toMatch(message)
  })

  it('reads semicolons and decimal commas', async () => {
    const text = csv('Anchor;a;Egypt;28,5;34,5;20,5;Sea').replaceAll(/,(?=[a-zA-Z])/g, ';')
    expect((await upload(text)).json()).toMatchObject({ successful: 1 })
  })

  it('is for admins, and says so before a body is read', async () => {
    for (const [level, status] of [
      ['public', 401],
      ['member', 403],
      ['moderator', 403],
    ] as const) {
      const by = await asLevel(deps, level)
      const answer = await app.inject({ method: 'POST', url: root, headers: by, payload: 'x'.repeat(100) })
      expect(answer.statusCode).toBe(status)
    }
    const large = await upload('x'.repeat(10_000_001))
    expect([large.statusCode, large.json().message]).toEqual([413, bulkUploadTexts.tooLarge])
  })
})

describe('a preview', () => {
  it('writes nothing, and matches the columns by their names', async () => {
    const found = await preview('Dive Site,Lat,Longitude,Notes,Country,Colour\nAnchor,28.5,34.5,n,Egypt,red')
    expect(found).toMatchObject({ state: 'ready', missing: [], counts: { rows: 1, good: 1, faulty: 0 } })
    expect(found.columns.map(({ mapsTo }: { mapsTo: string }) => mapsTo)).toEqual([
      'siteName',
      'location.coordinates.lat',
      'location.coordinates.lng',
      'description',
      'location.country',
      null,
    ])
    expect(await names()).toEqual([])
  })

  it('is matched by hand, and the next file with its header is matched so', async () => {
    const text = 'a1,b1,c1,d1\nAnchor,28.5,34.5,words'
    const found = await preview(text)
    expect(found.missing).toContain('siteName')
    const columns = ['siteName', 'location.coordinates.lat', 'location.coordinates.lng', 'description']
    const twice = await call('PUT', `${found.uploadId}/mapping`, {
      columns: ['siteName', 'siteName', null, null],
    })
    expect(twice.statusCode).toBe(400)
    const mapped = await call('PUT', `${found.uploadId}/mapping`, { columns })
    expect(mapped.body).toMatchObject({ missing: [], counts: { good: 1 } })
    await call('DELETE', found.uploadId)
    expect(await preview(text)).toMatchObject({
      counts: { good: 1 },
      columns: [{ confidence: 'chosen' }, {}, {}, {}],
    })
  })

  it('is mended in place', async () => {
    const { uploadId } = await preview(csv(a, c))
    const mended = await call('PUT', `${uploadId}/rows/3`, { cells: { maxDepth: '12' } })
    expect(mended.body.issues).toMatchObject([{ column: 'waterBodyType' }])
    const right = await call('PUT', `${uploadId}/rows/3`, { cells: { waterBodyType: 'lake' } })
    expect(right.body).toMatchObject({ issues: [], isEdited: true, values: { maxDepth: '12' } })
    expect((await call('GET', uploadId)).body.counts).toMatchObject({ good: 2, faulty: 0 })
  })

  it('answers its rows page by page', async () => {
    const { uploadId } = await preview(csv(a, b, c))
    const first = (await call('GET', `${uploadId}/rows?limit=2`)).body
    expect(first).toMatchObject({ total: 3, items: [{ row: 2 }, { row: 3 }] })
    const rest = (await call('GET', `${uploadId}/rows?limit=2&cursor=${first.nextCursor}`)).body
    expect(rest).toMatchObject({ nextCursor: null, items: [{ row: 4 }] })
    expect((await call('GET', `${uploadId}/rows?filter=faulty`)).body.items).toHaveLength(1)
    expect((await call('GET', `${uploadId}/points`)).body.row).toEqual([2, 3])
  })

  it('takes GeoJSON by an entry of its own', async () => {
    const text = JSON.stringify({
      type: 'FeatureCollection',
      features: [
        {
          type: 'Feature',
          geometry: { type: 'Point', coordinates: [34.5, 28.5] },
          properties: { name: 'Anchor', alt_name: 'Old anchor' },
        },
        { type: 'Feature', geometry: null, properties: {} },
      ],
    })
    const found = await preview(text, { format: 'json' })
    expect(found.counts).toMatchObject({ rows: 2, good: 1, faulty: 1 })
    const mend = async (row: number, cells: object) =>
      (await call('PUT', `${found.uploadId}/rows/${row}`, { cells })).body
    const [good, faulty] = (await call('GET', `${found.uploadId}/rows`)).body.items
    expect((await mend(good.row, { maxDepth: 'deep' })).issues).toMatchObject([{ column: 'maxDepth' }])
    expect(await mend(good.row, { maxDepth: '18' })).toMatchObject({ issues: [], siteName: 'Anchor' })
    const place = { 'location.coordinates.lat': '28.7', 'location.coordinates.lng': '34.6' }
    expect(await mend(faulty.row, { siteName: 'Barge', ...place })).toMatchObject({ issues: [] })
    await call('POST', `${found.uploadId}/commit`)
    expect(await settled(found.uploadId, 'done')).toMatchObject({ successful: 2, failed: 0 })
    const { rows } = await deps.db.execute(
      sql`select site_name, max_depth, aliases from sites order by site_name`,
    )
    expect(rows).toEqual([
      { site_name: 'Anchor', max_depth: 18, aliases: ['Old anchor'] },
      { site_name: 'Barge', max_depth: null, aliases: [] },
    ])
    const refused = await send(`${root}/preview`, csv(a), { format: 'json' })
    expect([refused.statusCode, refused.json().message]).toEqual([400, bulkUploadTexts.notJson])
  })
})

describe('near duplicates', () => {
  it('are skipped, created, or fill what is empty', async () => {
    await upload(csv('Anchor,a,Egypt,28.5,34.5,,Sea'))
    const { uploadId, counts, rows } = await preview(
      csv('Anker,x,Egypt,28.9,34.6,,', 'The Anchor,x,Egypt,28.5001,34.5,25,Sea'),
    )
    expect(counts).toMatchObject({ near: 1, good: 1 })
    expect(rows[1].near).toMatchObject({ siteName: 'Anchor', metres: 11, row: null })
    expect((await call('PUT', `${uploadId}/rows/3`, { choice: 'fill' })).body.choice).toBe('fill')
    await call('POST', `${uploadId}/commit`)
    const done = await settled(uploadId, 'done')
    expect(done).toMatchObject({ successful: 2, failed: 0 })
    const [site] = (
      await deps.db.execute(sql`select max_depth, description from sites where site_name = 'Anchor'`)
    ).rows
    expect(site).toEqual({ max_depth: 25, description: 'a' })
    await call('POST', `${uploadId}/undo`)
    await settled(uploadId, 'undone')
    expect(await names()).toEqual(['Anchor'])
    const [back] = (await deps.db.execute(sql`select max_depth from sites where site_name = 'Anchor'`)).rows
    expect(back).toEqual({ max_depth: null })
  })
})

describe('creating and undoing', () => {
  it('five at once are one, with its author in the history and the audit log', async () => {
    const { uploadId } = await preview(csv(a, b, c))
    const answers = await Promise.all(Array.from({ length: 5 }, () => call('POST', `${uploadId}/commit`)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 202, 202, 202, 202])
    const done = await settled(uploadId, 'done')
    expect(done).toMatchObject({
      successful: 2,
      failed: 1,
      errors: [{ row: 4 }],
      undoUntil: expect.any(String),
    })
    expect(await names()).toEqual(['Anchor', 'Barge'])
    const { rows: history } = await deps.db.execute(sql`select actor_id, kind, note from site_changes`)
    expect(history).toEqual(Array(2).fill({ actor_id: admin.id, kind: 'created', note: 'Bulk upload' }))
    const { rows: audit } = await deps.db.execute(
      sql`select action from audit_log where subject_id = ${uploadId}`,
    )
    expect(audit).toEqual([{ action: 'upload.commit' }])
    expect((await call('PUT', `${uploadId}/rows/4`, { cells: { maxDepth: '1' } })).statusCode).toBe(409)
    expect((await call('DELETE', uploadId)).statusCode).toBe(409)
  })

  it('the history of a site says from where it was brought, under which licence and by whom', async () => {
    const { uploadId } = await preview(csv(a), { source: 'Kiel dive club', licence: 'CC BY 4.0' })
    await call('POST', `${uploadId}/commit`)
    await settled(uploadId, 'done')
    const { rows } = await deps.db.execute(sql`select actor_id, note from site_changes`)
    expect(rows).toEqual([{ actor_id: admin.id, note: 'Bulk upload from Kiel dive club (CC BY 4.0)' }])
    const { rows: sites } = await deps.db.execute(sql`select source, licence from sites`)
    expect(sites).toEqual([{ source: 'Kiel dive club', licence: 'CC BY 4.0' }])
  })

  it('a commit that ends in the middle leaves nothing, and is done whole the next time', async () => {
    const lines = Array.from({ length: 450 }, (_, at) => `Mark ${at},x,Egypt,${20 + at * 0.01},34.5,20,Sea`)
    const form = await preview(csv(...lines))
    const { uploadId } = form
    await settled(uploadId, 'ready')
    await deps.db.execute(sql`update uploads set state = 'committing' where id = ${uploadId}`)
    const uploads = uploadsService(deps, siteEventsOf({ ...deps, siteFollowers: [] }))
    const killer = new AbortController()
    const began = uploads.commitNow(uploadId, killer.signal)
    const broken = expect(began).rejects.toThrow()
    await expect
      .poll(async () => (await call('GET', uploadId)).body.progress.done, { interval: 1 })
      .toBeGreaterThan(0)
    killer.abort()
    await broken
    expect(await names()).toEqual([])
    expect((await call('GET', uploadId)).body.state).toBe('committing')
    await uploads.commitNow(uploadId)
    expect((await call('GET', uploadId)).body).toMatchObject({ state: 'done', successful: 450, failed: 0 })
    expect(await names()).toHaveLength(450)
    await uploads.commitNow(uploadId)
    expect(await names()).toHaveLength(450)
  })

  it('undo takes away what nobody touched, and names the rest', async () => {
    const { uploadId } = await preview(csv(a, b))
    await call('POST', `${uploadId}/commit`)
    await settled(uploadId, 'done')
    const [barge] = (
      await deps.db.execute<{ id: string }>(sql`select id from sites where site_name = 'Barge'`)
    ).rows
    await deps.db.execute(
      sql`insert into favorites (user_id, site_id, created_at) values (${admin.id}, ${barge?.id}, now())`,
    )
    await call('POST', `${uploadId}/undo`)
    const undone = await settled(uploadId, 'undone')
    expect(undone).toMatchObject({ keptCount: 1, kept: [{ siteName: 'Barge' }], undoUntil: null })
    expect(await names()).toEqual(['Barge'])
    expect((await upload(csv(a))).json()).toMatchObject({ successful: 1 })
  })

  it('hands back the errors as a file that can be mended and sent again', async () => {
    const evil = '=1+1,"d, e",Egypt,-28.5,-34.5,deep,Sea'
    const { uploadId } = await preview(csv(a, evil))
    await call('POST', `${uploadId}/commit`)
    await settled(uploadId, 'done')
    const file = (await call('GET', `${uploadId}/errors.csv`)).body as string
    expect(file).toContain(`'=1+1,"d, e",Egypt,-28.5,-34.5,deep,Sea,"maxDepth:`)
    const right = file.replace('deep', '12')
    expect((await upload(right)).json()).toMatchObject({ successful: 1, failed: 0 })
    expect(await names()).toEqual(['=1+1', 'Anchor'])
  })

  it('the template is taken as it is', async () => {
    const file = (await call('GET', 'template.csv')).body as string
    expect((await upload(file)).json()).toMatchObject({ successful: 2, failed: 0 })
  })
})
