import sharp from 'sharp'
import { expect, test } from 'vitest'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { addPerson } from '#src/testing/people.ts'

const html =
  '<!doctype html><html><head><title>Soundings</title>\n<meta\n name="description" content="x" />\n</head><body></body></html>'
const { app, deps } = await testApp({ web: { folder: import.meta.dirname, html, scriptHashes: [] } })
const { get, post, del } = callsOf(app)

const diver = await addPerson(deps, { handle: 'sharing_diver' })
const dive = (
  await post('/api/dive-log/dives', diver.headers, {
    siteName: 'Blue "Hole" <b>',
    location: 'Egypt, Dahab',
    date: '2026-05-16',
    visibility: 18,
    notes: 'My secret notes',
    buddies: ['Secret Lea'],
    computers: [
      {
        samples: {
          columns: ['time', 'depth'],
          rows: [
            [0, 0],
            [600, 30.6],
            [2_880, 0],
          ],
        },
      },
    ],
  })
).json()
const links = `/api/dive-log/dives/${dive.id}/shares`
const share = async (body: object = {}) => (await post(links, diver.headers, body)).json()

const pictureOf = (page: string) =>
  /property="og:image" content="http:\/\/localhost:3000(.*?)"/.exec(page)?.[1] ?? ''

test('the page of a shared dive says where, how deep and how long, and asks to be left out of searches', async () => {
  const { token } = await share()
  const { statusCode, headers, body } = await get(`/shared/dives/${token}`)
  expect(statusCode).toBe(200)
  expect([headers['cache-control'], headers['x-robots-tag']]).toEqual(['no-store', 'noindex'])
  expect(body).toContain('<title>Blue &quot;Hole&quot; &lt;b&gt;, Dahab · 31 m, 48 min</title>')
  expect(body).toContain('name="robots" content="noindex"')
  expect(body).toContain(
    'property="og:title" content="Blue &quot;Hole&quot; &lt;b&gt;, Dahab · 31 m, 48 min"',
  )
  expect(body).toContain('by sharing_diver')
  expect(body.match(/<title>/g)).toHaveLength(1)
  expect(body).not.toMatch(/[Ss]ecret/)
})

test.each([
  ['with a profile', {}],
  ['without one', { shows: [] }],
])('its picture, %s, is a JPEG that nobody keeps', async (_, body) => {
  const { token } = await share(body)
  const picture = await get(pictureOf((await get(`/shared/dives/${token}`)).body))
  expect([picture.statusCode, picture.headers['cache-control']]).toEqual([200, 'no-store'])
  // The app itself reads no JPEG, so the loader has to be let in here.
  sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer'] })
  const { width, height } = await sharp(picture.rawPayload).metadata()
  expect([width, height]).toEqual([1200, 630])
  expect(picture.rawPayload.length).toBeLessThan(200_000)
})

test('page and picture end with the link, at once', async () => {
  const { id, token } = await share()
  const picture = pictureOf((await get(`/shared/dives/${token}`)).body)
  expect((await get(picture)).statusCode).toBe(200)
  await del(`${links}/${id}`, diver.headers)
  const page = await get(`/shared/dives/${token}`)
  expect([page.statusCode, page.headers['cache-control']]).toEqual([404, 'no-store'])
  expect(page.body).toContain('<title>Soundings</title>')
  expect((await get(picture)).statusCode).toBe(404)
})

test.each(['x', 'x'.repeat(43), '%00'])('the page of a link that never was is a 404: %s', async (token) => {
  expect((await get(`/shared/dives/${token}`)).statusCode).toBe(404)
})
