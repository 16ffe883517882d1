import { expect } from '@playwright/test'
import { device } from '../driver/device.ts'
import { diveLogger, ownDives } from '../driver/dive-logger.ts'
import { explorer } from '../driver/explorer.ts'
import { localTest as test } from '../driver/identity.ts'
import { addMember } from '../driver/member.ts'
import { installed } from '../driver/sizes.ts'

test.use(installed)

test('three dives of a day are written down, the last one without a connection, and each is in the log once', async ({
  page,
  newestCode,
}) => {
  test.setTimeout(120_000)
  await addMember(page.request, newestCode)
  const [diver, phone] = [diveLogger(page), device(page)]
  await page.goto('/dive-log')

  await test.step('the first one', async () => {
    await diver.opensTheForm()
    await diver.namesThePlace('The old quarry', 'Sweden, Dalarna')
    await diver.tells({ time: '09:30', depth: '18', minutes: '41' })
    await diver.opensMore()
    await explorer(page).isAccessible()
    await diver.adds(/^Dive added$/)
  })

  await test.step('the second one begins like it', async () => {
    await diver.opensTheForm()
    await diver.takesTheLastDive('The old quarry')
    await diver.tells({ time: '12:15', depth: '16,5', minutes: '44' })
    await diver.adds(/^Dive added$/)
  })

  await test.step('the third one waits for a connection', async () => {
    await phone.isInstalled()
    // What this page needs is kept from the visit after the installation on.
    await page.reload()
    await diver.looksAtTheForm('The old quarry')
    await phone.losesNetwork()
    await diver.opensTheForm()
    await diver.takesTheLastDive('The old quarry')
    await diver.tells({ time: '15:00', depth: '12', minutes: '50' })
    await diver.adds(/^Saved on this device\./)
    await diver.readsThatOneWaits()
    await phone.findsNetwork()
    await diver.readsThatNothingWaits()
  })

  const place = { siteName: 'The old quarry', location: 'Sweden, Dalarna' }
  expect(await ownDives(page.request)).toMatchObject([
    { ...place, time: '15:00', maxDepth: 12 },
    { ...place, time: '12:15', maxDepth: 16.5 },
    { ...place, time: '09:30', maxDepth: 18 },
  ])
})
