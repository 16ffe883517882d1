import { expect } from '@playwright/test'
import { device } from '../driver/device.ts'
import { explorer } from '../driver/explorer.ts'
import { localTest as test } from '../driver/identity.ts'
import { addToLog, exportedLog, logReader } from '../driver/log-reader.ts'
import { addMember } from '../driver/member.ts'
import { installed } from '../driver/sizes.ts'

test.use(installed)

/** So many stand in a file, and so many are in the log after that. */
const [few, dives] = [20, 3_000]
const log = exportedLog(few, dives)

test('a log of thousands of dives is read from a file, searched and tidied up with the keyboard alone, and searched without a connection', async ({
  page,
  newestCode,
}) => {
  test.slow()
  const me = await addMember(page.request, newestCode)
  const [diver, phone] = [logReader(page), device(page)]
  const title = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
  await page.goto('/dive-log')

  await test.step('an empty log says how to begin, and a file fills it once', async () => {
    await expect(page.getByRole('heading', { name: 'Log your first dive' })).toBeVisible()
    expect(await diver.readsBack(log)).toContain(`${few} dives were added.`)
    expect(await diver.readsBack(log)).toContain(`${few} dives were already in your log.`)
    await diver.findsSoMany(few)
  })

  await test.step('with thousands it is searched and walked', async () => {
    await addToLog(me, few, dives)
    await page.reload()
    await diver.findsSoMany(dives)
    await diver.searchesByKey('whale shark')
    await diver.findsSoMany(1)
    await diver.clearsTheSearchByKey()
    await diver.findsSoMany(dives)
    await diver.goesDownByKey(61)
    await diver.isAt('Reef 60')
    await page.keyboard.press('Enter')
    await expect(title('Reef 60')).toBeVisible()
    await page.keyboard.press('j')
    await expect(title('Reef 61')).toBeVisible()
    await page.keyboard.press('k')
    await expect(title('Reef 60')).toBeVisible()
  })

  await test.step('two dives are tagged, deleted, come back, go again, and are restored one by one', async () => {
    await page.goto('/dive-log?condition=Night')
    await diver.findsSoMany(dives / 10)
    await explorer(page).isAccessible()
    const two = ['Night reef 9', 'Night reef 19']
    await diver.selectsByKey(...two)
    await explorer(page).isAccessible()
    await diver.tagsThemByKey('by night')
    await page.goto('/dive-log?tag=by%20night')
    await diver.findsSoMany(2)
    await diver.selectsByKey(...two)
    await diver.deletesThemByKey()
    await expect(diver.dive('Night reef 9')).toHaveCount(0)
    await diver.undoesByKey()
    await diver.findsSoMany(2)
    await diver.selectsByKey(...two)
    await diver.deletesThemByKey()
    await page.getByRole('link', { name: 'Deleted dives' }).click()
    await diver.restores('Night reef 19')
    await page.getByRole('link', { name: 'Dive Log' }).first().click()
    await diver.findsSoMany(dives - 1)
  })

  await test.step('without a connection it still answers, as far back as this device goes', async () => {
    await phone.isInstalled()
    await page.reload()
    await diver.findsSoMany(dives - 1)
    // The newest thousand, in parts.
    await expect.poll(() => phone.keeps('own-answers', 'limit=200')).toBe(5)
    await phone.losesNetwork()
    await page.reload()
    await diver.findsSoMany(1_000)
    await diver.searchesByKey('night reef 509')
    await diver.findsSoMany(1)
    await expect(diver.dive('Night reef 509')).toBeVisible()
  })
})
