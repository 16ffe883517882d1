import { createReadStream, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { explorer } from '../driver/explorer.ts'
import { withMapAtADesk } from '../driver/sizes.ts'

// Pictures come from another server here, which the one under test does not know of.
test.use({ bypassCSP: true })

const archive = fileURLToPath(new URL('../../apps/web/public/map/satellite.pmtiles', import.meta.url))
/** One red pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
  'base64',
)

/** A provider of tiles, by XYZ and by WMTS, and of an archive that is read in pieces. */
const openProvider = async () => {
  const asked: string[] = []
  const server = createServer((request, response) => {
    const url = request.url ?? ''
    asked.push(url)
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', 'range')
    response.setHeader('access-control-expose-headers', 'etag, content-range')
    if (!url.endsWith('.pmtiles')) return void response.setHeader('content-type', 'image/png').end(picture)
    const [from = 0, to = 0] = (request.headers.range ?? '').replace('bytes=', '').split('-').map(Number)
    const { size } = statSync(archive)
    const last = Math.min(to, size - 1)
    response.writeHead(request.method === 'OPTIONS' ? 204 : 206, {
      'content-range': `bytes ${from}-${last}/${size}`,
      etag: '"one"',
    })
    if (request.method === 'OPTIONS') return void response.end()
    createReadStream(archive, { start: from, end: last }).pipe(response)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, asked, close: () => server.close() }
}

test('imagery of the host’s choice is drawn: XYZ, WMTS, PMTiles', withMapAtADesk, async ({ page }) => {
  test.slow()
  const provider = await openProvider()
  const visitor = explorer(page)
  const show = async (satellite: object) => {
    await page.route('**/api/configuration/map', (route) =>
      route.fulfill({ json: { satellite, roadmap: { kind: 'bundled' } } }),
    )
    provider.asked.length = 0
    await visitor.openMapAt({ lat: 27.8, lng: 33.9, z: 6 })
    await expect.poll(() => provider.asked.length).toBeGreaterThan(1)
    await expect(page.getByText('The map provider isn’t responding.')).toBeHidden()
    await expect(page.getByText('Some of the map didn’t load.')).toBeHidden()
    await page.unroute('**/api/configuration/map')
  }
  const tiles = { kind: 'xyz', tileSize: 256, maxZoom: 5, attribution: 'A provider' }
  try {
    await show({ ...tiles, tiles: `${provider.origin}/xyz/{z}/{x}/{y}.png` })
    expect(provider.asked).toContain('/xyz/5/19/13.png')

    // A WMTS service counts rows before columns; the server reads its templates as these.
    await show({ ...tiles, tiles: `${provider.origin}/wmts/Layer/default/Set/{z}/{y}/{x}.png` })
    expect(provider.asked).toContain('/wmts/Layer/default/Set/5/13/19.png')

    await show({
      kind: 'pmtiles',
      url: `${provider.origin}/imagery.pmtiles`,
      type: 'raster',
      attribution: 'A provider',
    })
  } finally {
    provider.close()
  }
})
