import { expect, test } from '@playwright/test'
import { explorer } from '../driver/explorer.ts'
import { palette } from '../driver/palette.ts'
import { atADesk, withMapAtADesk, withMapOnAPhone } from '../driver/sizes.ts'

test('a misspelt wreck is found from any page and opens; what is unknown, and no network, are told', async ({
  page,
  context,
}) => {
  const visitor = explorer(page)
  const search = palette(page)
  await visitor.open('/about')
  await search.open()
  await visitor.isAccessible()
  await search.type('qqqqqq')
  await expect(search.dialog.getByText('No results').first()).toBeVisible()
  await visitor.isAccessible()
  await search.type('thislegorm')
  await expect(search.option('SS Thistlegorm')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/sites\/.+\/ss-thistlegorm/)
  await visitor.readsAbout('SS Thistlegorm')

  await visitor.open('/about')
  await search.open()
  await expect(search.group('Recent').getByRole('option')).toHaveText(/SS Thistlegorm/)

  await context.setOffline(true)
  await search.type('feet')
  await expect(search.dialog.getByRole('alert')).toContainText('No connection')
  await search.option('Show depths in feet').click()
  await expect(search.dialog).toBeHidden()
})

test('a place and the help about keys are found from any page', async ({ page }) => {
  const visitor = explorer(page)
  const search = palette(page)
  await visitor.open('/about')
  await search.open()
  await search.type('egypt')
  await expect(search.option('Egypt')).toBeVisible()
  await visitor.isAccessible()
  await search.type('keyboard')
  await search.option('Keyboard shortcuts').click()
  await expect(search.help).toBeVisible()
  await visitor.isAccessible()
})

test('a country leads to its sites and to the map around them', withMapAtADesk, async ({ page }) => {
  const visitor = explorer(page)
  const search = palette(page)
  await visitor.open('/about')
  await search.open()
  await search.type('fiji')
  await search.group('Places').getByRole('option', { name: /^Fiji/ }).click()
  await expect(page).toHaveURL(/country=Fiji/)
  await visitor.seesMap()
  await expect.poll(visitor.zoomInAddress).toBeGreaterThan(4)
  expect(Math.abs(Number(new URL(page.url()).searchParams.get('lng')))).toBeGreaterThan(176)
  await visitor.showList()
  await expect(visitor.row('Great White Wall')).toBeVisible()
})

test('a sea and a question are found from any page, and the rest goes on to the assistant', async ({
  page,
}) => {
  const visitor = explorer(page)
  const search = palette(page)
  await visitor.open('/about')
  await search.open()
  await search.type('beginner wreck malta')
  await expect(search.option('HMS Maori')).toBeVisible()
  await search.type('sea of cortez')
  await search
    .group('Places')
    .getByRole('option', { name: /^Sea of Cortez/ })
    .click()
  await expect(page).toHaveURL(/q=Sea\+of\+Cortez|q=Sea%20of%20Cortez/)
  await visitor.showList()
  await expect(visitor.row('Cabo Pulmo')).toBeVisible()

  await search.open()
  await search.type('where is it warm in january')
  await search.group('Ask').getByRole('option').click()
  await expect(page.getByRole('log', { name: 'Conversation' })).toContainText('where is it warm in january')
})

test('a town moves a map that is already open', withMapOnAPhone, async ({ page }) => {
  const visitor = explorer(page)
  const search = palette(page)
  await visitor.openMapAt({ lat: 36, lng: 14.4, z: 9 })
  await search.open()
  await search.type('dahab')
  await search
    .group('Places')
    .getByRole('option', { name: /^Dahab/ })
    .click()
  await expect(page).toHaveURL(/lng=34\.5/)
  await visitor.seesMap()
  // What the map says of itself, now that it has come to rest.
  await page.getByRole('button', { name: 'Zoom out' }).click()
  await expect.poll(visitor.zoomInAddress).toBeLessThan(10.9)
  expect(Number(new URL(page.url()).searchParams.get('lng'))).toBeCloseTo(34.5, 0)
})

test('the palette is worked with the keyboard alone and gives focus back', atADesk, async ({ page }) => {
  const visitor = explorer(page)
  const search = palette(page)
  await visitor.open('/about')
  await search.button.focus()
  await page.keyboard.press('Control+k')
  await expect(search.box).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(search.dialog).toBeHidden()
  await expect(search.button).toBeFocused()

  await page.keyboard.press('Control+k')
  await search.type('theme')
  const before = await page.locator('html').getAttribute('data-theme')
  await expect(search.option('Switch to the')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', before ?? '')
})

test(
  'single keys act outside of fields, and can be switched off for good',
  withMapAtADesk,
  async ({ page }) => {
    const visitor = explorer(page)
    const search = palette(page)
    await visitor.openMapAt({ lat: 36, lng: 14.4, z: 9 })
    await page.keyboard.press('m')
    await expect(page).toHaveURL(/base=roadmap/)
    await page.keyboard.press('/')
    await page.keyboard.type('m?')
    await expect(page.getByRole('searchbox')).toHaveValue('m?')
    await expect(page).toHaveURL(/base=roadmap/)

    await page.getByRole('heading', { level: 1 }).click()
    await page.keyboard.press('?')
    await expect(search.help).toBeVisible()
    await search.help.getByRole('switch').uncheck()
    await page.keyboard.press('Escape')
    await expect(search.help).toBeHidden()
    await visitor.open('/about')
    await page.keyboard.press('?')
    await page.keyboard.press('Control+k')
    await expect(search.box).toBeFocused()
    await expect(search.help).toBeHidden()
  },
)
