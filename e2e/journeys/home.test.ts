import { expect, test } from '@playwright/test'
import { explorer } from '../driver/explorer.ts'
import { onAPhone, withMap, withMapAtADesk, withMapOnAPhone } from '../driver/sizes.ts'
import { visitorHome } from '../driver/visitor-home.ts'

test(
  'a visitor asks for wrecks, takes a word back, compares, opens a site and asks about it',
  withMap,
  async ({ page }) => {
    test.setTimeout(180_000)
    const visitor = visitorHome(page)
    await visitor.opens()
    await visitor.seesMap()
    await visitor.isAccessible()
    await visitor.shows('Ask')

    await test.step('the answer names sites, and says what it understood', async () => {
      await visitor.asks('wreck dives in Egypt for advanced divers')
      await visitor.isUnderstoodAs('Egypt', 'Wrecks', 'Advanced')
      await expect(visitor.log.getByRole('link').first()).toBeVisible()
      await visitor.isAccessible()
    })

    await test.step('without one of the words there are more of them', async () => {
      await visitor.takesOut('Advanced')
      await visitor.isUnderstoodAs('Egypt', 'Wrecks')
      await visitor.shows('Sites')
      await expect(visitor.related.getByRole('link').filter({ hasText: 'SS Carnatic' })).toBeVisible()
      await expect(visitor.related.getByRole('link').filter({ hasNotText: 'Egypt' })).toHaveCount(0)
      await visitor.isAccessible()
      await visitor.shows('Ask')
    })

    const name = await test.step('which is the shallowest can be asked, and the answer opens', async () => {
      await visitor.asks('which of these is shallowest?')
      await visitor.reads(/m\b/)
      const first = await visitor.firstNamed()
      await visitor.opensNamed(first)
      return first
    })

    await test.step('the site stands beside the map, or on its card', async () => {
      if (visitor.isPhone()) await visitor.isOnSlide('Map')
      await expect(page).toHaveURL(/site=/)
      await explorer(page).seesPinOf(name)
      await visitor.isAccessible()
    })

    await test.step('a question about it is answered from what is known of it', async () => {
      await visitor.shows('Ask')
      await visitor.asks('is it safe for beginners?')
      await visitor.reads(new RegExp(name))
    })

    await test.step('its reports and photos are a press away, and back leads back', async () => {
      await visitor.shows('Map')
      if (visitor.isPhone()) {
        await explorer(page).readsAbout(name)
        await page.getByRole('tab', { name: /^Dive Reports/ }).click()
        await expect(page).toHaveURL(/tab=reports/)
        await page.goBack()
        await visitor.isOnSlide('Map')
        return
      }
      await page.getByRole('button', { name: 'Details', exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      await expect(page.getByRole('heading', { level: 2, name: 'Photos', exact: true })).toBeVisible()
      await visitor.viewsReports()
      await expect(page).toHaveURL(/mode=view-reports/)
      await page.goBack()
      await expect(visitor.reports).toBeHidden()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('heading', { level: 2, name: 'Related sites' })).toBeVisible()
    })
  },
)

test(
  'the filters on the map narrow what it shows, and stand in the address',
  withMapAtADesk,
  async ({ page }) => {
    const visitor = visitorHome(page)
    await visitor.opens()
    await visitor.seesMap()
    const filters = page.getByRole('list', { name: 'Filters' })
    await filters.getByRole('button', { name: 'Wrecks' }).click()
    await expect(page).toHaveURL(/diveSiteCategory=wreck/)
    await filters.getByRole('button', { name: 'To 18 m' }).click()
    await filters.getByRole('button', { name: 'Clear all' }).click()
    await expect(page).not.toHaveURL(/diveSiteCategory|maxDepth/)
  },
)

test(
  'a link to the reports of a site shows them beside the map, or where a phone shows sites',
  withMap,
  async ({ page }) => {
    const visitor = visitorHome(page)
    await visitor.opens('/?ask=wrecks+in+Malta')
    await visitor.shows('Ask')
    const name = await visitor.firstNamed()
    await visitor.opensNamed(name)
    await expect(page).toHaveURL(/site=/)
    await visitor.opens(`${page.url()}&mode=view-reports`)
    await expect(visitor.reports).toBeVisible()
    if (visitor.isPhone()) await visitor.shows('Map')
    else await visitor.actions.getByRole('button', { name: 'View Dive Reports', pressed: true }).click()
    await expect(page).not.toHaveURL(/mode=/)
    await explorer(page).seesPinOf(name)
  },
)

test(
  'links to the home screen do what they say: a question, nonsense, the gallery',
  onAPhone,
  async ({ page }) => {
    const visitor = visitorHome(page)

    await test.step('a question is asked, and shows the same sites', async () => {
      await visitor.opens('/?ask=wrecks+in+Malta&slide=sites')
      await expect(visitor.related.getByRole('link').filter({ hasText: 'Um El Faroud' })).toBeVisible()
      await page.getByRole('button', { name: 'Show all sites' }).filter({ visible: true }).last().click()
      await expect(page).not.toHaveURL(/ask=/)
      await expect(page.getByRole('heading', { level: 2, name: 'Featured sites' }).last()).toBeVisible()
    })

    await test.step('what does not exist is told', async () => {
      await visitor.opens('/?mode=sing&z=400')
      await expect(
        page.getByText('This link contains something we don’t recognise: form and zoom.'),
      ).toBeVisible()
      await expect(page).not.toHaveURL(/mode|z=400/)
    })

    await test.step('the gallery opens from the dock and closes by a step back', async () => {
      await visitor.actions.getByRole('button', { name: 'Gallery' }).click()
      await expect(page.getByRole('dialog', { name: 'Photo Gallery' })).toBeVisible()
      await page.goBack()
      await expect(page.getByRole('dialog', { name: 'Photo Gallery' })).toBeHidden()
    })
  },
)

test('a finger leads from slide to slide, but not on the map', withMapOnAPhone, async ({ page }) => {
  const visitor = visitorHome(page)
  await visitor.opens()
  await visitor.isOnSlide('Map')
  await visitor.seesMap()
  await visitor.swipes('left', { x: 195, y: 330 })
  await visitor.isOnSlide('Map')
  await visitor.shows('Sites')
  await visitor.swipes('right')
  await visitor.isOnSlide('Map')
  await visitor.shows('Ask')
  await visitor.swipes('left', { x: 195, y: 560 })
  await visitor.isOnSlide('Map')
})

test(
  'the box leads to a site by its name, and a region of the month to its sites',
  withMap,
  async ({ page }) => {
    test.slow()
    const visitor = visitorHome(page)
    await visitor.opens()
    await visitor.seesMap()
    await expect(visitor.box).toHaveAttribute('placeholder', /^\d+ (dive )?sites\. Where to\?$/)
    await visitor.box.click()
    await page
      .getByRole('region', { name: 'Best this month' })
      .filter({ visible: true })
      .getByRole('button')
      .first()
      .click()
    await expect(page).toHaveURL(/country=|bbox=/)
    await expect(page.getByRole('heading', { level: 2, name: 'Dive sites' }).first()).toBeVisible()
    await visitor.isAccessible()

    await visitor.box.fill('um el faroud')
    await expect(page.getByRole('option', { name: /Um El Faroud/ })).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/site=/)
    await explorer(page).seesPinOf('Um El Faroud')
    if (visitor.isPhone()) return
    await expect(page.getByRole('heading', { level: 2, name: 'Nearby sites' }).first()).toBeVisible()
    await visitor.isAccessible()
    await page.getByRole('link', { name: 'Open full page' }).click()
    await expect(page).toHaveURL(/\/sites\//)
  },
)
