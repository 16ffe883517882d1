import { expect } from '@playwright/test'
import { divePage, logDive } from '../driver/dive-page.ts'
import { explorer } from '../driver/explorer.ts'
import { localTest as test } from '../driver/identity.ts'
import { addMember } from '../driver/member.ts'

test('a dive is read moment by moment, shown to somebody by a link, and private again', async ({
  page,
  browser,
  newestCode,
}) => {
  test.slow()
  await addMember(page.request, newestCode)
  const path = await logDive(page.request)
  const diver = divePage(page)

  await test.step('reads what the computer recorded, by keyboard', async () => {
    await diver.opens(path)
    await diver.movesTheCursor(3)
    await diver.reads('1:00, Depth 2.4 m, Temperature 26 °C, Pressure 197 bar')
    await explorer(page).isAccessible()
  })

  const link = await diver.makesALink()
  await explorer(page).isAccessible()

  const visitors = await browser.newContext()
  const visitorPage = await visitors.newPage()
  const visitor = divePage(visitorPage)
  await test.step('a visitor with the link sees the profile, and neither notes nor names', async () => {
    await visitor.opens(link)
    await visitor.movesTheCursor(1)
    await visitor.reads('0:20, Depth 0.8 m, Temperature 26 °C, Pressure 199 bar')
    await expect(visitorPage.getByText('EAN32')).toBeVisible()
    for (const words of ['A secret of mine.', 'Lea'])
      await expect(visitorPage.getByText(words, { exact: true })).toHaveCount(0)
    await explorer(visitorPage).isAccessible()
  })

  await test.step('the link is ended, and leads nowhere', async () => {
    await diver.endsTheLink()
    await diver.closesSharing()
    const answer = await visitorPage.goto(link)
    expect(answer?.status()).toBe(404)
    await expect(visitorPage.getByRole('heading', { name: 'This link doesn’t work any more' })).toBeVisible()
    const own = await visitorPage.goto(path)
    expect(own?.status()).toBe(200)
    await expect(visitorPage.getByRole('dialog', { name: 'Sign In' })).toBeVisible()
  })
  await visitors.close()
})
