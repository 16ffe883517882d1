import { expect } from '@playwright/test'
import { contributor, newSite } from '../driver/contributor.ts'
import { device } from '../driver/device.ts'
import { explorer } from '../driver/explorer.ts'
import { localTest } from '../driver/identity.ts'
import { addMember, member } from '../driver/member.ts'
import { withMap, withMapAtADesk, withMapOnAPhone } from '../driver/sizes.ts'

localTest(
  'a member adds a site on the phone, loses page and network on the way, and sees it pending',
  withMapOnAPhone,
  async ({ page, newestCode }) => {
    localTest.slow()
    await addMember(page.request, newestCode)
    const diver = contributor(page)
    const phone = device(page)
    const reef = newSite()

    await localTest.step('chooses the location on the map', async () => {
      await diver.opensAddSite()
      await diver.seesTheMap()
      await diver.typesCoordinates(`127.5, ${reef.lng.toFixed(5)}`)
      await expect(page.getByText(/Are latitude and longitude swapped/)).toBeVisible()
      await diver.typesCoordinates(`${reef.lat.toFixed(5)} N ${reef.lng.toFixed(5)} E`)
      await diver.goesOnToTheForm()
    })

    await localTest.step('describes it, and finds the draft after a reload', async () => {
      await diver.placeIsNamed('Egypt')
      await diver.describes({ name: reef.name, text: 'A reef that journeys lead to.' })
      await page.reload()
      await diver.findsTheDraft(reef.name)
    })

    await localTest.step('sends it once the network is back', async () => {
      await phone.losesNetwork()
      await diver.sends()
      await expect(page.getByText(/Your draft is kept on this device/)).toBeVisible()
      await phone.findsNetwork()
      await diver.sends()
      await diver.seesItPending(reef.name)
    })
  },
)

localTest('a member adds a site with the keyboard alone', withMapAtADesk, async ({ page, newestCode }) => {
  localTest.slow()
  const person = await addMember(page.request, newestCode)
  const diver = contributor(page)
  const { tabsTo } = member(page, person)
  const { keyboard } = page
  const reef = newSite()
  await diver.opensAddSite()
  await diver.seesTheMap()

  await tabsTo(diver.coordinates)
  await keyboard.type(`${reef.lat.toFixed(5)}, ${reef.lng.toFixed(5)}`)
  await keyboard.press('Enter')
  await diver.placeIsNamed('Egypt')
  const typed = await diver.coordinates.inputValue()

  await localTest.step('moves the map with the arrows and takes the place under the cross', async () => {
    await diver.seesTheMap()
    await diver.focusesTheMap()
    await keyboard.press('ArrowRight')
    await diver.seesTheMap()
    await keyboard.press('Enter')
    await expect(diver.coordinates).not.toHaveValue(typed)
  })

  await tabsTo(diver.field('Site name'))
  await keyboard.type(reef.name)
  await tabsTo(diver.field('Description'))
  await keyboard.type('Found without a mouse.')
  await tabsTo(page.getByRole('checkbox', { name: 'Wreck' }))
  await keyboard.press('Space')
  await tabsTo(diver.send)
  await keyboard.press('Enter')
  await diver.seesItPending(reef.name)
})

localTest(
  'a visitor is asked to log in, and the page goes on: what is missing is told, and a known site is changed',
  withMap,
  async ({ page, newestCode }) => {
    localTest.slow()
    const person = await addMember(page.request, newestCode)
    await page.context().clearCookies()
    const visitor = explorer(page)
    const diver = contributor(page)

    await localTest.step('logs in where the page asks for it', async () => {
      await diver.opensAddSite()
      await diver.isAskedToLogIn()
      await expect(page.getByRole('dialog', { name: 'Sign In' })).toContainText('Sign in to add a dive site.')
      await visitor.isAccessible()
      await member(page, person).triesToSignIn(person.password)
      await expect(page.getByRole('heading', { level: 1, name: 'Add a dive site' })).toBeVisible()
      await diver.seesTheMap()
      await visitor.isAccessible()
    })

    await localTest.step('forgets the description of a site that is perhaps known', async () => {
      // Where the Thistlegorm lies, so that it is shown as one that may be meant.
      await diver.typesCoordinates('27.81400, 33.92000')
      if (diver.isPhone()) await diver.goesOnToTheForm()
      await diver.describes({ name: 'Thistlegorm', text: '' })
      await expect(page.getByText('Is it this site?')).toBeVisible()
      await diver.sends()
      await expect(page.getByText('Description is required')).toBeVisible()
      await visitor.isAccessible()
    })

    await localTest.step('suggests an edit of it instead', async () => {
      const found = await page.request.get('/api/sites?q=thistlegorm&limit=1')
      await diver.opensEdit((await found.json()).items[0].id)
      await expect(page.getByRole('heading', { name: 'Suggest an edit' })).toBeVisible()
      await visitor.isAccessible()
    })
  },
)
