import { expect, test } from '@playwright/test'
import { explorer } from '../driver/explorer.ts'

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

  await test.step('filters that fit nothing say so and can be cleared', async () => {
    await visitor.open('/explore?view=list&country=Malta&difficulty=technical&maxDepth=12')
    await expect(page.getByText('No dive sites match all of these filters.')).toBeVisible()
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expect(visitor.row('1000 Steps')).toBeVisible()
  })

  await test.step('an open filter is accessible', async () => {
    await page.getByRole('button', { name: 'Country' }).click()
    await expect(page.getByRole('checkbox', { name: /Malta/ })).toBeVisible()
    await visitor.isAccessible()
  })
})
