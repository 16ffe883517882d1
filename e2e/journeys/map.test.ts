import { expect, type Page, test } from '@playwright/test'
import { explorer } from '../driver/explorer.ts'
import { atADesk, onAPhone } from '../driver/sizes.ts'

// What the app keeps on the device would answer before these journeys can.
test.use({ serviceWorkers: 'block' })

/** The server says that its base maps are somebody else's. */
const serveBaseMaps = (page: Page, satellite: object) =>
  page.route('**/api/configuration/map', (route) =>
    route.fulfill({ json: { satellite, roadmap: { kind: 'bundled' } } }),
  )

test('"show where I am" leads there, and marks the place', async ({ page, context, isMobile }) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 35.9, longitude: 14.4 })
  const visitor = explorer(page)
  await page.goto('/explore?view=map')
  await visitor.seesMap()
  await page.getByRole('button', { name: 'Show where I am' }).click()
  await expect(page.getByRole('img', { name: 'You are here' })).toBeVisible()
  await expect.poll(visitor.zoomInAddress).toBeGreaterThanOrEqual(9)
  await expect.poll(() => Number(new URL(page.url()).searchParams.get('lat'))).toBeCloseTo(35.9, 1)
  expect(isMobile ? await page.getByRole('link', { name: 'Map' }).isVisible() : true).toBe(true)
})

test('a position that may not be known is explained', onAPhone, async ({ page, context }) => {
  await context.clearPermissions()
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = (_found, refused) =>
      refused?.({ code: 1, message: '', PERMISSION_DENIED: 1 } as GeolocationPositionError)
  })
  const visitor = explorer(page)
  await page.goto('/explore?view=map')
  await visitor.seesMap()
  await page.getByRole('button', { name: 'Show where I am' }).click()
  await expect(page.getByText('The browser may not tell where you are.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Show where I am' })).toBeEnabled()
})

test('a map moved by hand offers to search what it shows', atADesk, async ({ page }) => {
  const visitor = explorer(page)
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

test(
  'a row that is pointed at shows where it lies, and a marker which row it is',
  atADesk,
  async ({ page }) => {
    const visitor = explorer(page)
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
  },
)

test('sites in one place are told apart in a list', onAPhone, async ({ page }) => {
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
  const visitor = explorer(page)
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
})

test(
  'a provider that does not answer is replaced by the map that comes with Soundings',
  atADesk,
  async ({ page }) => {
    await serveBaseMaps(page, {
      kind: 'xyz',
      tiles: '/no-such-provider/{z}/{x}/{y}.png',
      tileSize: 256,
      maxZoom: 18,
      attribution: 'Nobody',
    })
    await page.route('**/no-such-provider/**', (route) => route.fulfill({ status: 500 }))
    const visitor = explorer(page)
    await page.goto('/explore?view=map')
    await expect(
      page.getByText('The map provider does not answer. The bundled map is shown instead.'),
    ).toBeVisible()
    await visitor.seesMap()
    await expect(page.getByText('Parts of the map did not load.')).toBeHidden()
  },
)

test(
  'a provider whose key is missing is named, and the other map is one press away',
  onAPhone,
  async ({ page }) => {
    await serveBaseMaps(page, { kind: 'missing-key', name: 'MAP_SATELLITE_KEY' })
    const visitor = explorer(page)
    await page.goto('/explore?view=map')
    await expect(page.getByText('Map key missing')).toBeVisible()
    await expect(page.getByText(/MAP_SATELLITE_KEY/)).toBeVisible()
    await visitor.isAccessible()
    await page.getByRole('button', { name: 'Show Map' }).click()
    await visitor.seesMap()
  },
)

test('tiles that do not come are told, and come when asked for again', atADesk, async ({ page }) => {
  const visitor = explorer(page)
  await page.route('**/map/*.pmtiles', (route) => route.abort())
  await page.goto('/explore?view=map')
  await expect(page.getByText('Parts of the map did not load.')).toBeVisible()
  await visitor.isAccessible()
  await page.unroute('**/map/*.pmtiles')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Parts of the map did not load.')).toBeHidden()
  await visitor.seesMap()
})

test('a search whose places do not come says so instead of showing all sites', onAPhone, async ({ page }) => {
  const visitor = explorer(page)
  await page.route('**/api/map/points*', (route) => route.abort())
  await page.goto('/explore?view=map&country=Malta')
  const trouble = visitor.map.getByText('Failed to load dive sites')
  await expect(trouble).toBeVisible({ timeout: 20_000 })
  await page.unroute('**/api/map/points*')
  await visitor.map.getByRole('button', { name: 'Try again' }).click()
  await expect(trouble).toBeHidden()
})

test(
  'the address of a site gets its right name, and keeps what else it says',
  onAPhone,
  async ({ page, request }) => {
    const visitor = explorer(page)
    const [site] = (await (await request.get('/api/sites?q=zenobia&limit=1')).json()).items
    for (const wrong of ['', '/something-else']) {
      await visitor.open(`/sites/${site.id}${wrong}?tab=gallery`)
      await visitor.readsAbout(site.siteName)
      await expect(page).toHaveURL(new RegExp(`/sites/${site.id}/${site.slug}\\?tab=gallery$`))
    }
  },
)

test('what a link asks for in vain is told, and leaves the address', onAPhone, async ({ page }) => {
  const visitor = explorer(page)
  await page.goto('/explore?view=list&difficulty=easy&lat=95&lng=400&z=5&bbox=1,2')
  await expect(
    page.getByText('This link asks for something that does not exist here: level, map position and area.'),
  ).toBeVisible()
  await expect(visitor.row('1000 Steps')).toBeVisible()
  await expect(page).toHaveURL(/\/explore\?view=list&z=5$/)
})

test('words handed over by a link are searched for and leave its parameter', onAPhone, async ({ page }) => {
  const visitor = explorer(page)
  await page.goto('/explore?view=list&search=thistlegorm')
  await expect(page.getByRole('searchbox', { name: 'Search dive sites' })).toHaveValue('thistlegorm')
  await expect(visitor.row('SS Thistlegorm')).toBeVisible()
  await expect(page).toHaveURL(/q=thistlegorm/)
  await expect(page).not.toHaveURL(/search=/)
})

test('the only result of a search is selected', onAPhone, async ({ page }) => {
  const visitor = explorer(page)
  await visitor.open('/explore?view=list')
  await visitor.searchFor('um el faroud')
  await expect(visitor.row('Um El Faroud')).toHaveAttribute('aria-current', 'true')
  await expect(page).toHaveURL(/site=/)
})

test('a link to a selected site that is gone says so and lets it go', onAPhone, async ({ page }) => {
  const visitor = explorer(page)
  await page.goto('/explore?view=map&site=00000000-0000-7000-8000-000000000000')
  await visitor.seesMap()
  await expect(page.getByText('Dive site not found')).toBeVisible()
  await page.getByRole('button', { name: 'Deselect' }).click()
  await expect(page).not.toHaveURL(/site=/)
})

test('whose sites are shown can be chosen by those who are signed in, and others are told', async ({
  page,
}) => {
  const visitor = explorer(page)
  await visitor.open('/explore?view=list')
  await page.getByRole('button', { name: 'Favorites', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('tooltip', { name: 'Sign in to see your favorites.' })).toBeVisible()
  await visitor.isAccessible()
})
