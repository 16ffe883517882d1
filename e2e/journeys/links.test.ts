import { expect, test } from '@playwright/test'
import { explorer } from '../driver/explorer.ts'
import { onAPhone } from '../driver/sizes.ts'

test(
  'a link to a site opens it whatever name it has, and gets the right one',
  onAPhone,
  async ({ page, request }) => {
    const visitor = explorer(page)
    const [site] = (await (await request.get('/api/sites?q=zenobia&limit=1')).json()).items
    for (const name of ['', '/something-else', `/${site.slug}`]) {
      await visitor.open(`/sites/${site.id}${name}?tab=gallery`)
      await visitor.readsAbout(site.siteName)
      await expect(page).toHaveURL(new RegExp(`/sites/${site.id}/${site.slug}\\?tab=gallery$`))
    }
  },
)

test('a link that leads nowhere says so, and shows a way on', onAPhone, async ({ page }) => {
  const visitor = explorer(page)
  const nobody = '00000000-0000-7000-8000-000000000000'

  await test.step('no such page', async () => {
    const answer = await page.goto('/no-such-page')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('link', { name: /explore/i }).first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Worth a look this month' })).toBeVisible()
    await visitor.isAccessible()
  })

  await test.step('no such site', async () => {
    await page.goto(`/sites/${nobody}`)
    await expect(page.getByText('This dive site doesn’t exist or isn’t public')).toBeVisible()
    await page.getByRole('button', { name: 'Back to Explore' }).click()
    await expect(page).toHaveURL(/\/explore/)
    await visitor.showList()
    await expect(visitor.row('1000 Steps')).toBeVisible()
  })

  await test.step('a selected site that is gone is let go', async () => {
    await page.goto(`/explore?view=map&site=${nobody}`)
    await expect(page.getByText('Dive site not found')).toBeVisible()
    await page.getByRole('button', { name: 'Deselect' }).click()
    await expect(page).not.toHaveURL(/site=/)
  })
})

test(
  'a link is told what it asks for in vain, and its words are searched for',
  onAPhone,
  async ({ page }) => {
    const visitor = explorer(page)

    await test.step('what does not exist leaves the address', async () => {
      await page.goto('/explore?view=list&difficulty=easy&lat=95&lng=400&z=5&bbox=1,2')
      await expect(
        page.getByText('This link contains something we don’t recognise: level, map position and area.'),
      ).toBeVisible()
      await expect(visitor.row('1000 Steps')).toBeVisible()
      await expect(page).toHaveURL(/\/explore\?view=list&z=5$/)
    })

    await test.step('the words of a link stand in the search, and leave its parameter', async () => {
      await page.goto('/explore?view=list&search=thistlegorm')
      await expect(page.getByRole('searchbox', { name: 'Search dive sites' })).toHaveValue('thistlegorm')
      await expect(visitor.row('SS Thistlegorm')).toBeVisible()
      await expect(page).toHaveURL(/q=thistlegorm/)
      await expect(page).not.toHaveURL(/search=/)
    })

    await test.step('the only result of a search is selected', async () => {
      await visitor.searchFor('um el faroud')
      await expect(visitor.row('Um El Faroud')).toHaveAttribute('aria-current', 'true')
      await expect(page).toHaveURL(/site=/)
    })
  },
)
