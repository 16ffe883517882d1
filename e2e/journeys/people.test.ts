import { expect } from '@playwright/test'
import { explorer } from '../driver/explorer.ts'
import { cognitoTest, localTest } from '../driver/identity.ts'
import { addMember, member, newPerson } from '../driver/member.ts'
import { atADesk, onAPhone } from '../driver/sizes.ts'

const newPassword = 'Deep Wreck, 42 m!'

// The page does not know who proves who somebody is.
for (const [where, test, sizes] of [
  ['on this server', localTest, onAPhone],
  ['in a user pool of Cognito', cognitoTest, atADesk],
] as const) {
  test(
    `a visitor becomes a member with an account ${where}, and looks after it`,
    sizes,
    async ({ page, browser, request, newestCode }) => {
      test.slow()
      const visitor = explorer(page)
      const known = await addMember(request, newestCode)
      const diver = member(page, newPerson())

      await test.step('signs up with a mailed code', async () => {
        await visitor.open('/about')
        await diver.opensSignUp()
        await diver.signsUp()
        await diver.entersTheMailedCode(await newestCode(diver.email))
      })

      await test.step('finds a free handle', async () => {
        await diver.asksForTheHandle(known.handle)
        await expect(page.getByText('This username is already taken')).toBeVisible()
        await diver.completesTheProfile()
      })

      await test.step('reads depths in feet at once', async () => {
        const found = await request.get('/api/sites?q=thistlegorm&limit=1')
        const [site] = (await found.json()).items
        await visitor.open(`/sites/${site.id}/${site.slug}`)
        await visitor.readsAbout('SS Thistlegorm')
        await diver.readsDepth('32 m')
        await diver.opensSettings()
        await diver.choosesFeetAndFahrenheit()
        await diver.closesSettings()
        await diver.readsDepth('105 ft')
      })

      await test.step('signs out, mistypes the password and loses nothing', async () => {
        await diver.signsOut()
        await diver.opensSignIn()
        await diver.triesToSignIn(newPassword)
        await diver.sees({ problem: 'Wrong email or password', password: newPassword })
      })

      await test.step('chooses a new password', async () => {
        await diver.forgetsThePassword()
        await diver.choosesANewPassword(await newestCode(diver.email), newPassword)
        await diver.triesToSignIn(newPassword)
        await diver.isSignedIn()
      })

      await test.step('hears at once of a sign-in elsewhere, and ends it', async () => {
        await diver.readsTheNews()
        const other = await (await browser.newContext()).newPage()
        const stranger = member(other, diver)
        await explorer(other).open('/about')
        await stranger.opensSignIn()
        await stranger.triesToSignIn(newPassword)
        await stranger.isSignedIn()

        await expect(diver.bell).toHaveAccessibleName('Notifications, 1 unread')
        await diver.followsTheNews(/^New sign-in from Chrome on/)
        await diver.settingsAreOpenAt('Devices')
        await diver.signsTheOtherDeviceOut()
        await stranger.isSignedOut()
        await expect(other.getByText('Authentication expired. Please login again.')).toBeVisible()
        await other.context().close()
        await diver.closesSettings()
        await diver.isSignedIn()
      })
    },
  )
}

localTest(
  'the mail of a sign-up is in the outbox, and its code proves the address, also after a reload',
  onAPhone,
  async ({ page }) => {
    const diver = member(page, newPerson())
    await explorer(page).open('/about')
    await diver.opensSignUp()
    await diver.signsUp()
    const code = await diver.findsTheCodeInTheOutbox()
    await page.reload()
    await diver.goesOnSigningUp()
    await diver.entersTheMailedCode(code)
  },
)

localTest('a guest looks around, is told what needs an account, and stays a guest', async ({ page }) => {
  const visitor = explorer(page)
  const guest = member(page, newPerson())
  await visitor.open('/explore?view=list')
  await guest.opensSignIn()
  await guest.choosesToBeAGuest()

  await guest.seesTheGuestView()
  await page.reload()
  await guest.seesTheGuestView()

  await page.getByRole('button', { name: 'Favorites', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('tooltip', { name: 'Sign in to see your favorites.' })).toBeVisible()
  await visitor.isAccessible()
})

localTest(
  'two tabs that renew the session in the same instant stay signed in',
  onAPhone,
  async ({ context, newestCode }) => {
    const person = await addMember(context.request, newestCode)
    const tabs = [await context.newPage(), await context.newPage()]
    for (const tab of tabs) await explorer(tab).open('/about')
    for (let times = 0; times < 3; times++) {
      await context.clearCookies({ name: 'soundings_access' })
      await Promise.all(tabs.map((tab) => tab.reload()))
      for (const tab of tabs) await member(tab, person).isSignedIn()
    }
    expect((await context.request.get('/api/auth/profile')).status()).toBe(200)
  },
)

localTest(
  'a member signs in, changes a unit and signs out with the keyboard alone',
  atADesk,
  async ({ page, request, newestCode }) => {
    const diver = member(page, await addMember(request, newestCode))
    const { keyboard } = page
    await explorer(page).open('/about')

    await diver.tabsTo(diver.wayIn)
    await keyboard.press('Enter')
    await expect(diver.signIn.getByRole('textbox', { name: 'Email' })).toBeFocused()
    await keyboard.type(diver.email)
    await keyboard.press('Tab')
    await keyboard.type(diver.password)
    await keyboard.press('Enter')
    await diver.isSignedIn()

    await diver.tabsTo(diver.account)
    await keyboard.press('Enter')
    await diver.tabsTo(diver.menu.getByRole('button', { name: 'Settings' }))
    await keyboard.press('Enter')
    const metres = diver.settings.getByRole('radio', { name: 'metres' })
    await expect(metres).toBeChecked()
    await diver.tabsTo(metres)
    await keyboard.press('ArrowRight')
    await expect(diver.settings.getByText('A dive then reads: 59 ft')).toBeVisible()
    await keyboard.press('Escape')
    await expect(diver.settings).toBeHidden()

    await expect(diver.account).toBeFocused()
    await keyboard.press('Enter')
    await diver.tabsTo(diver.menu.getByRole('button', { name: 'Sign Out' }))
    await keyboard.press('Enter')
    await diver.isSignedOut()
  },
)

localTest('signing in and up are accessible', async ({ page, newestCode }) => {
  const visitor = explorer(page)
  const diver = member(page, newPerson())
  await visitor.open('/about')
  await diver.opensSignIn()
  await visitor.isAccessible()
  await diver.triesToSignIn('')
  await expect(diver.signIn.getByText('Password is required')).toBeVisible()
  await visitor.isAccessible()
  await diver.forgetsThePassword()
  await visitor.isAccessible()
  await diver.goesBackToSignIn()
  await diver.choosesSignUp()
  await visitor.isAccessible()
  await diver.signsUp()
  await visitor.isAccessible()
  await diver.entersTheMailedCode(await newestCode(diver.email))
  await visitor.isAccessible()
})

localTest(
  'what a member finds in the header and in the settings is accessible',
  async ({ page, newestCode }) => {
    const visitor = explorer(page)
    const diver = member(page, await addMember(page.request, newestCode))
    await visitor.open('/about')
    await diver.opensAccountMenu()
    await visitor.isAccessible()
    await page.keyboard.press('Escape')
    for (const part of ['Display', 'Sign-in', 'Devices', 'Your data']) {
      await diver.opensSettings(part)
      await expect(diver.settings.getByRole('tabpanel', { name: part })).toBeVisible()
      await visitor.isAccessible()
      await diver.closesSettings()
    }
    await diver.bell.click()
    await expect(diver.news.getByRole('heading', { name: 'No notifications' })).toBeVisible()
    await visitor.isAccessible()
  },
)
