import { expect } from '@playwright/test'
import { device } from '../driver/device.ts'
import { diveLogger, ownDives } from '../driver/dive-logger.ts'
import { explorer } from '../driver/explorer.ts'
import { localTest as test } from '../driver/identity.ts'
import { addMember, signInAs } from '../driver/member.ts'
import { installed } from '../driver/sizes.ts'

test.use(installed)

test('three dives of a day are written down, the last one without a connection, and one is changed on two devices at once', async ({
  browser,
  page,
  newestCode,
}) => {
  test.setTimeout(120_000)
  const me = await addMember(page.request, newestCode)
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

  await test.step('two devices change one dive: the second is asked, and nothing is lost', async () => {
    const { id } = (await ownDives(page.request))[0] ?? { id: '' }
    const others = await browser.newContext()
    await signInAs(others.request, me)
    const otherPage = await others.newPage()
    const slower = diveLogger(otherPage)
    await slower.opensToChange(id)
    await slower.notes('A car at 15 m.')
    await diver.opensToChange(id)
    await diver.notes('Cold below ten metres.')
    await diver.reckonsVisibility('8')
    await diver.savesTheChange()
    await slower.isAsked({ typed: 'A car at 15 m.', there: 'Cold below ten metres.' })
    await explorer(otherPage).isAccessible()
    await slower.notes('A car at 15 m. Cold below ten metres.')
    await slower.savesTheChange()
    const [changed] = await ownDives(page.request)
    expect(changed).toMatchObject({ notes: 'A car at 15 m. Cold below ten metres.', visibility: 8 })
    await others.close()
  })
})
