import { expect, test } from '@playwright/test'
import { explorer } from '../driver/explorer.ts'
import { atADesk, onAPhone } from '../driver/sizes.ts'

test('a beginner wreck in Malta under 30 m is found by filters alone, and a friend sees the same', async ({
  page,
  browser,
}) => {
  const visitor = explorer(page)
  await visitor.open('/explore?view=list')
  await visitor.choose('Country', 'Malta')
  await visitor.choose('Level', 'Beginner')
  await visitor.choose('Depth', 'To 30')
  await visitor.choose('Category', 'Wreck')
  await expect(visitor.row('HMS Maori')).toBeVisible()
  await expect(visitor.row('P31')).toBeVisible()
  await expect(visitor.list.getByRole('link')).toHaveCount(2)

  const friend = explorer(await (await browser.newContext()).newPage())
  await friend.open(page.url())
  await friend.showList()
  await expect(friend.row('HMS Maori')).toBeVisible()
  await expect(friend.list.getByRole('link')).toHaveCount(2)
  await friend.page.close()

  await page.getByRole('button', { name: 'Clear all' }).click()
  await expect(visitor.row('1000 Steps')).toBeVisible()
})

test('filters that fit nothing say so and can be cleared', onAPhone, async ({ page }) => {
  const visitor = explorer(page)
  await visitor.open('/explore?view=list&country=Malta&difficulty=technical&maxDepth=12')
  await expect(page.getByText('No dive site fits all of these filters.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(visitor.row('1000 Steps')).toBeVisible()
})

test('what makes no sense in the address is left out', onAPhone, async ({ page }) => {
  const visitor = explorer(page)
  await visitor.open('/explore?view=list&difficulty=easy&maxDepth=deep&bbox=1,2&sort=random&lat=999')
  await expect(visitor.row('1000 Steps')).toBeVisible()
})

test('the map shows what the filters leave', atADesk, async ({ page }) => {
  const visitor = explorer(page)
  await page.goto('/explore?view=map&country=Palau')
  await visitor.seesMap()
  await expect.poll(visitor.zoomInAddress, { timeout: 20_000 }).toBeGreaterThan(5)
})

test('an open filter is accessible', async ({ page }) => {
  const visitor = explorer(page)
  await visitor.open('/explore?view=list')
  await page.getByRole('button', { name: 'Country' }).click()
  await expect(page.getByRole('checkbox', { name: /Malta/ })).toBeVisible()
  await visitor.isAccessible()
})

test('a link to a site carries its name for messengers', atADesk, async ({ request }) => {
  const found = await request.get('/api/sites?q=thistlegorm&limit=1')
  const [site] = (await found.json()).items
  const html = await (await request.get(`/sites/${site.id}/${site.slug}`)).text()
  expect(html).toContain('<meta property="og:title" content="SS Thistlegorm, Egypt · Soundings">')
})
