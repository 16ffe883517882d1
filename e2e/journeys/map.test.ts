import { expect, type Page, test } from '@playwright/test'
import { explorer } from '../driver/explorer.ts'
import { withMapAtADesk, withMapOnAPhone } from '../driver/sizes.ts'

/** The server says that its base maps are somebody else's. */
const serveBaseMaps = (page: Page, satellite: object) =>
  page.route('**/api/configuration/map', (route) =>
    route.fulfill({ json: { satellite, roadmap: { kind: 'bundled' } } }),
  )

test(
  '"show where I am" says what the browser may not tell, then leads there and marks the place',
  withMapOnAPhone,
  async ({ page, context }) => {
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: 35.9, longitude: 14.4 })
    // The first time, the browser refuses.
    await page.addInitScript(() => {
      const { geolocation } = navigator
      const find = geolocation.getCurrentPosition.bind(geolocation)
      geolocation.getCurrentPosition = (_found, refused) => {
        geolocation.getCurrentPosition = find
        refused?.({ code: 1, message: '', PERMISSION_DENIED: 1 } as GeolocationPositionError)
      }
    })
    const visitor = explorer(page)
    const button = page.getByRole('button', { name: 'Show my location' })
    await page.goto('/explore?view=map')
    await visitor.seesMap()
    await button.click()
    await expect(page.getByText('Location access is blocked.')).toBeVisible()
    await expect(button).toBeEnabled()

    await button.click()
    await expect(page.getByRole('img', { name: 'You are here' })).toBeVisible()
    await expect.poll(visitor.zoomInAddress).toBeGreaterThanOrEqual(9)
    await expect.poll(() => Number(new URL(page.url()).searchParams.get('lat'))).toBeCloseTo(35.9, 1)
    await expect(page.getByRole('link', { name: 'Map', exact: true })).toBeVisible()
  },
)

test('map and list answer each other', withMapAtADesk, async ({ page }) => {
  test.slow()
  const visitor = explorer(page)

  await test.step('a map moved by hand offers to search what it shows', async () => {
    await visitor.openMapAt({ lat: 35.9, lng: 14.4, z: 8 })
    const offer = page.getByRole('button', { name: 'Search this area' })
    await expect(offer).toBeHidden()
    await visitor.dragMap(60, 20)
    await offer.click()
    await expect(page).toHaveURL(/bbox=/)
    await expect(offer).toBeHidden()
    await visitor.showList()
    await expect(page.getByRole('button', { name: 'Remove filter: In view' })).toBeVisible()
    await expect(visitor.list.getByRole('link').filter({ hasNotText: /Malta|Italy/ })).toHaveCount(0)
  })

  await test.step('the map shows what the filters leave', async () => {
    await page.goto('/explore?view=map&country=Palau')
    await visitor.seesMap()
    await expect.poll(visitor.zoomInAddress, { timeout: 20_000 }).toBeGreaterThan(5)
  })

  await test.step('a row that is pointed at shows where it lies, and a marker which row it is', async () => {
    // More than one site, or it would be selected and its pin take the place of its marker.
    await page.goto('/explore?bbox=33.8,27.6,34.5,28&view=map&lat=27.813&lng=33.921&z=9')
    await visitor.seesMap()
    await visitor.row('SS Thistlegorm').hover()
    await expect(
      visitor.map.locator('.maplibregl-marker').filter({ hasNot: page.getByRole('img') }),
    ).toHaveCount(1)
    // What is pointed at is looked up when the pointer moves; the marker may be drawn a frame later.
    await expect(async () => {
      await visitor.pointAtMiddleOfMap()
      await expect(visitor.list.locator('[data-on-map]')).toContainText('SS Thistlegorm', { timeout: 3000 })
    }).toPass()
  })
})

test(
  'a cluster falls apart, and sites in one place are told apart in a list',
  withMapOnAPhone,
  async ({ page }) => {
    const visitor = explorer(page)
    await visitor.openMapAt({ lat: 28.57, lng: 34.54, z: 5.5 })
    await visitor.pressMiddleOfMap()
    await expect.poll(visitor.zoomInAddress).toBeGreaterThan(6.5)

    const place = { lng: 1_440_000, lat: 3_590_000 }
    await page.route('**/api/map/points*', (route) =>
      route.fulfill({
        json: {
          mapId: [1, 2],
          lng: [place.lng, place.lng],
          lat: [place.lat, place.lat],
          depth: [12, 40],
          name: ['Upper Reef', 'Lower Reef'],
        },
      }),
    )
    await page.goto('/explore?bbox=14,35,15,36&view=map&lat=35.9&lng=14.4&z=18')
    await visitor.seesMap()
    await visitor.pressMiddleOfMap()
    await expect(page.getByText('2 sites here')).toBeVisible()
    await expect(page.getByRole('button', { name: /Lower Reef/ })).toBeVisible()
    await visitor.isAccessible()
    const [answer] = await Promise.all([
      page.waitForResponse('**/api/map/sites/1'),
      page.getByRole('button', { name: /Upper Reef/ }).click(),
    ])
    expect(answer.ok()).toBe(true)
    await expect(page.getByText('2 sites here')).toBeHidden()
  },
)

test('what a map cannot show is told, and comes when it can be had', withMapAtADesk, async ({ page }) => {
  test.slow()
  const visitor = explorer(page)
  const parts = page.getByText('Some of the map didn’t load.')

  await test.step('tiles are asked for again', async () => {
    await page.route('**/map/*.pmtiles', (route) => route.abort())
    await page.goto('/explore?view=map')
    await expect(parts).toBeVisible()
    await visitor.isAccessible()
    await page.unroute('**/map/*.pmtiles')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(parts).toBeHidden()
    await visitor.seesMap()
  })

  await test.step('a provider that does not answer is replaced by the map that comes with Soundings', async () => {
    await serveBaseMaps(page, {
      kind: 'xyz',
      tiles: '/no-such-provider/{z}/{x}/{y}.png',
      tileSize: 256,
      maxZoom: 18,
      attribution: 'Nobody',
    })
    await page.route('**/no-such-provider/**', (route) => route.fulfill({ status: 500 }))
    await page.goto('/explore?view=map')
    await expect(
      page.getByText('The map provider isn’t responding. Showing the built-in map instead.'),
    ).toBeVisible()
    await visitor.seesMap()
    await expect(parts).toBeHidden()
  })
})

test(
  'a provider without its key is named, and places that do not come are asked for again',
  withMapOnAPhone,
  async ({ page }) => {
    test.slow()
    const visitor = explorer(page)

    await test.step('the other map is one press away', async () => {
      await serveBaseMaps(page, { kind: 'missing-key', name: 'MAP_SATELLITE_KEY' })
      await page.goto('/explore?view=map')
      await expect(page.getByText('Map key missing')).toBeVisible()
      await expect(page.getByText(/MAP_SATELLITE_KEY/)).toBeVisible()
      await visitor.isAccessible()
      await page.getByRole('button', { name: 'Show Map' }).click()
      await visitor.seesMap()
      await page.unroute('**/api/configuration/map')
    })

    await test.step('a search whose places do not come says so instead of showing all sites', async () => {
      // Not cut off: what a lost line left undone is asked for again by itself.
      await page.route('**/api/map/points*', (route) => route.fulfill({ status: 500 }))
      await page.goto('/explore?view=map&country=Malta')
      const trouble = visitor.map.getByText('Failed to load dive sites')
      await expect(trouble).toBeVisible({ timeout: 20_000 })
      await page.unroute('**/api/map/points*')
      await visitor.map.getByRole('button', { name: 'Try again' }).click()
      await expect(trouble).toBeHidden()
    })
  },
)
