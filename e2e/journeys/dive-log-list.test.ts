import { expect } from '@playwright/test'
import { device } from '../driver/device.ts'
import { explorer } from '../driver/explorer.ts'
import { localTest as test } from '../driver/identity.ts'
import { exportedLog, logReader } from '../driver/log-reader.ts'
import { addMember } from '../driver/member.ts'
import { installed } from '../driver/sizes.ts'

test.use(installed)

const dives = 300
const log = exportedLog(dives)

test('a log of many dives is read from a file, searched, tidied up, and searched again without a connection', async ({
  page,
  newestCode,
}) => {
  test.slow()
  await addMember(page.request, newestCode)
  const [diver, phone] = [logReader(page), device(page)]
  await page.goto('/dive-log')

  await test.step('an empty log says how to begin, and a file fills it once', async () => {
    await expect(page.getByRole('heading', { name: 'Log your first dive' })).toBeVisible()
    expect(await diver.readsBack(log)).toContain(`${dives} dives were added.`)
    expect(await diver.readsBack(log)).toContain(`${dives} dives were already in your log.`)
    await diver.findsSoMany(dives)
  })

  await test.step('it is searched and walked with the keyboard alone', async () => {
    await diver.searchesByKey('whale shark')
    await diver.findsSoMany(1)
    await diver.clearsTheSearch()
    await diver.findsSoMany(dives)
    await page.keyboard.press('Tab')
    await diver.goesDownByKey(61)
    await diver.isAt('Reef 60')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Reef 60' })).toBeVisible()
    await page.goBack()
  })

  await test.step('two dives are deleted, come back, go again, and are restored one by one', async () => {
    await page.goto('/dive-log?condition=Night')
    await diver.findsSoMany(dives / 10)
    await explorer(page).isAccessible()
    await diver.selects('Night reef 9', 'Night reef 19')
    await diver.deletesThem()
    await diver.findsSoMany(dives / 10 - 2)
    await diver.undoes()
    await diver.findsSoMany(dives / 10)
    await diver.selects('Night reef 9', 'Night reef 19')
    await diver.deletesThem()
    await diver.findsSoMany(dives / 10 - 2)
    await page.getByRole('link', { name: 'Deleted dives' }).click()
    await diver.restores('Night reef 19')
    await page.getByRole('link', { name: 'Dive Log' }).first().click()
    await diver.findsSoMany(dives - 1)
  })

  await test.step('without a connection it still answers', async () => {
    await phone.isInstalled()
    await page.reload()
    await diver.findsSoMany(dives - 1)
    await expect.poll(() => phone.keeps('own-answers')).toBeGreaterThan(2)
    await phone.losesNetwork()
    await page.reload()
    await diver.findsSoMany(dives - 1)
    await diver.searchesByKey('whale shark')
    await diver.findsSoMany(1)
    await expect(diver.dive(`Night reef ${dives - 1}`)).toBeVisible()
  })
})
