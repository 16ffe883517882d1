import { expect } from '@playwright/test'
import { explorer } from '../driver/explorer.ts'
import { localTest as test } from '../driver/identity.ts'
import { addMember } from '../driver/member.ts'
import { memberList } from '../driver/member-list.ts'

test('a visitor and a member look for somebody, who then hides and is gone from both lists', async ({
  page,
  browser,
  newestCode,
}) => {
  test.slow()
  const { handle } = await addMember(page.request, newestCode)
  const other = await (await browser.newContext()).newPage()
  const [diver, visitor] = [memberList(page), memberList(other)]
  const named = `@${handle}`

  await test.step('the visitor comes to the members, and finds them by their handle', async () => {
    await explorer(other).open('/community')
    await other.getByRole('link', { name: 'Members' }).click()
    await expect(other).toHaveURL(/\/community\/members$/)
    await explorer(other).isAccessible()
    await visitor.searchesFor(handle)
    await expect(visitor.card(named)).toContainText('Egypt')
    await expect(other).toHaveURL(new RegExp(`q=${handle}`))
    await visitor.finds(1)
  })

  await test.step('the member sees the name that members see, and finds them as certified', async () => {
    const data = { agency: 'PADI', level: 'Rescue Diver' }
    await page.request.post('/api/profile/certifications', { data })
    await explorer(page).open(`/community/members?q=${handle}`)
    await expect(diver.card('Robin Reef')).toContainText('0 dives')
    await diver.chooses('Certified Divers')
    await expect(diver.card('Robin Reef')).toContainText('PADI Rescue Diver')
    await explorer(page).isAccessible()
    await diver.chooses('Instructors')
    await diver.findsNobody()
    await diver.chooses('All Members')
  })

  await test.step('the visitor is asked to log in to see who is online', async () => {
    await visitor.chooses('Online Now')
    await expect(other.getByRole('heading', { name: 'Log in to see who’s online' })).toBeVisible()
    await visitor.chooses('All Members')
    await expect(visitor.card(named)).toBeVisible()
  })

  await test.step('who hides is gone: from a page that is open, and from the total', async () => {
    const before = await visitor.membersCounted()
    await page.request.put('/api/profile/privacy', { data: { listed: false } })
    await diver.findsNobody()
    await other.reload()
    await visitor.findsNobody()
    expect(await visitor.membersCounted()).toBe(before - 1)
  })
  await other.context().close()
})
