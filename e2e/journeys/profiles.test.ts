import { expect } from '@playwright/test'
import { device } from '../driver/device.ts'
import { explorer } from '../driver/explorer.ts'
import { localTest as test } from '../driver/identity.ts'
import { addMember } from '../driver/member.ts'
import { profilePage } from '../driver/profile-page.ts'

const dive = { siteName: 'Blue Hole', location: 'Egypt, Dahab', date: '2026-05-02', maxDepth: 30 }

test('what somebody hides is gone from another’s open page at the next look, and a preview says the same', async ({
  page,
  browser,
  newestCode,
}) => {
  test.slow()
  const { handle } = await addMember(page.request, newestCode)
  expect((await page.request.post('/api/dive-log/dives', { data: dive })).status()).toBe(201)
  const own = profilePage(page)
  const others = await browser.newContext()
  const otherPage = await others.newPage()
  await addMember(otherPage.request, newestCode)
  const other = profilePage(otherPage)

  await test.step('another member finds the name, and no dives', async () => {
    await other.opens(handle)
    await other.isCalled('Robin Reef')
    await other.showsDives(false)
    await explorer(otherPage).isAccessible()
  })

  await test.step('the owner shows members the dives, and takes the name away', async () => {
    await own.opens()
    await own.showsDives(true)
    await explorer(page).isAccessible()
    await own.opensPrivacy()
    await explorer(page).isAccessible()
    await own.shows('Dives', 'Members')
    await device(otherPage).isLookedAt()
    await other.showsDives(true)
    await own.shows('Full name', 'Only you')
    await own.shows('Dives', 'Your buddies')
    await own.closesPrivacy()
  })

  await test.step('which holds on the open page of the other one', async () => {
    await device(otherPage).isLookedAt()
    await other.isCalled('User Profile')
    await other.showsDives(false)
  })

  await test.step('the owner sees with other eyes what others do', async () => {
    await own.looksAs('Member')
    await own.isCalled('User Profile')
    await own.showsDives(false)
    await explorer(page).isAccessible()
    await own.looksAs('Buddy')
    await own.showsDives(true)
  })

  await test.step('a visitor is led from a former username to the one that counts', async () => {
    await own.changesUsername(`x${handle}`)
    const visitors = await browser.newContext()
    const visitorPage = await visitors.newPage()
    const answer = await visitorPage.goto(`/profile/${handle}`)
    expect(answer?.headers()['x-robots-tag']).toBe('noindex')
    await expect(visitorPage).toHaveURL(`/profile/x${handle}`)
    await profilePage(visitorPage).isCalled('User Profile')
    await visitors.close()
  })
  await others.close()
})
