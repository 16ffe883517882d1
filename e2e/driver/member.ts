import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'

export type Person = { email: string; password: string; handle: string }

/** Somebody whom the server has never heard of. */
export const newPerson = (): Person => {
  const handle = `diver_${randomUUID().slice(0, 8)}`
  return { email: `${handle}@example.org`, password: 'Kelp-Forest 7m', handle }
}

const profileOf = ({ handle }: Person) => ({ fullName: 'Robin Reef', country: 'Egypt', handle })

/** Makes an account without a browser; the owner of `request` is signed in then. */
export const addMember = async (
  request: APIRequestContext,
  newestCode: (email: string) => Promise<string>,
): Promise<Person> => {
  const person = newPerson()
  const { email, password } = person
  const send = async (path: string, data: object) => {
    const answer = await request.post(`/api/auth/${path}`, { data })
    expect(answer.status(), await answer.text()).toBe(200)
  }
  await send('cognito-register', { email, password, firstName: 'Robin', lastName: 'Reef' })
  await send('cognito-verify', { email, code: await newestCode(email) })
  await send('onboard', profileOf(person))
  return person
}

/** Signs somebody in on one more device, whose browser has this `request`. */
export const signInAs = async (request: APIRequestContext, { email, password }: Person): Promise<void> => {
  const answer = await request.post('/api/auth/cognito-login', { data: { username: email, password } })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** What somebody with an account, or on the way to one, can do. Only this file knows the browser. */
export const member = (page: Page, person: Person) => {
  const { email, password, handle } = person
  const header = page.getByRole('banner')
  const modal = (name: string) => page.getByRole('dialog', { name })
  const signIn = modal('Sign In')
  const settings = modal('Settings')
  const account = header.getByRole('button', { name: handle })
  const menu = header.getByRole('list', { name: 'Account' })
  const bell = header.getByRole('button', { name: /^Notifications/ })
  const news = page.getByRole('dialog', { name: 'Notifications' })
  const wayIn = header.getByRole('button', { name: /^(Log|Sign) In$/ })

  const choosesPassword = async (dialog: Locator, label: string, chosen: string) => {
    await dialog.getByRole('textbox', { name: label, exact: true }).fill(chosen)
    await dialog.getByRole('textbox', { name: 'Confirm password' }).fill(chosen)
  }

  const typesCode = async (code: string) => {
    await page.getByRole('textbox', { name: 'Digit 1 of 6' }).click()
    await page.keyboard.type(code)
  }

  const opensSignIn = async () => {
    await wayIn.click()
    await expect(signIn).toBeVisible()
  }

  const choosesSignUp = async () => {
    await signIn.getByRole('button', { name: 'Sign Up' }).click()
    await expect(modal('Create your account')).toBeVisible()
  }

  const isSignedIn = () => expect(account).toBeVisible()

  const opensAccountMenu = async () => {
    await account.click()
    await expect(menu).toBeVisible()
  }

  return {
    ...person,
    signIn,
    settings,
    account,
    menu,
    bell,
    news,
    wayIn,
    isSignedIn,
    opensSignIn,
    opensAccountMenu,

    isSignedOut: () => expect(wayIn).toBeVisible(),
    choosesSignUp,

    opensSignUp: async () => {
      await opensSignIn()
      await choosesSignUp()
    },

    signsUp: async () => {
      const form = modal('Create your account')
      await form.getByRole('textbox', { name: 'Email' }).fill(email)
      await choosesPassword(form, 'Password', password)
      await form.getByRole('textbox', { name: 'First name' }).fill('Robin')
      await form.getByRole('textbox', { name: 'Last name' }).fill('Reef')
      await form.getByRole('button', { name: 'Continue', exact: true }).click()
      await expect(modal('Check your email')).toBeVisible()
    },

    /** Finds the place where the code is asked for, after it was left. */
    goesOnSigningUp: async () => {
      await opensSignIn()
      await signIn.getByRole('button', { name: 'Sign Up' }).click()
      await expect(modal('Check your email')).toBeVisible()
    },

    /** Looks into the outbox in another tab, as people do who try Soundings out. */
    findsTheCodeInTheOutbox: async (): Promise<string> => {
      const outbox = await page.context().newPage()
      await outbox.goto('/dev/outbox')
      const mail = outbox.getByRole('article').filter({ hasText: email }).first()
      const code = await mail.getByText(/^\d{6}$/).textContent()
      await outbox.close()
      return code ?? ''
    },

    /** The last digit sends it. */
    entersTheMailedCode: async (code: string) => {
      await typesCode(code)
      await expect(modal('Complete Profile')).toBeVisible()
    },

    asksForTheHandle: (wanted: string) =>
      modal('Complete Profile').getByRole('textbox', { name: 'Username' }).fill(wanted),

    completesTheProfile: async () => {
      const form = modal('Complete Profile')
      const { fullName, country } = profileOf(person)
      await expect(form.getByRole('textbox', { name: 'Full name' })).toHaveValue(fullName)
      await form.getByRole('combobox', { name: 'Country' }).selectOption(country)
      await form.getByRole('textbox', { name: 'Username' }).fill(handle)
      await expect(form.getByText('This username is available')).toBeVisible()
      await form.getByRole('button', { name: 'Complete Profile' }).click()
      await expect(form).toBeHidden()
      await isSignedIn()
    },

    triesToSignIn: async (typed: string) => {
      await signIn.getByRole('textbox', { name: 'Email' }).fill(email)
      await signIn.getByRole('textbox', { name: 'Password' }).fill(typed)
      await signIn.getByRole('button', { name: 'Sign In', exact: true }).click()
    },

    /** What stands in the sign-in form. */
    sees: async (typed: { problem: string; password: string }) => {
      await expect(signIn.getByRole('alert')).toHaveText(typed.problem)
      await expect(signIn.getByRole('textbox', { name: 'Email' })).toHaveValue(email)
      await expect(signIn.getByRole('textbox', { name: 'Password' })).toHaveValue(typed.password)
    },

    forgetsThePassword: async () => {
      await signIn.getByRole('button', { name: 'Forgot password?' }).click()
      const form = modal('Forgot password')
      await expect(form.getByRole('textbox', { name: 'Email' })).toHaveValue(email)
      await form.getByRole('button', { name: 'Send code' }).click()
      await expect(modal('Choose a new password')).toBeVisible()
    },

    /** After all, it was remembered. */
    goesBackToSignIn: async () => {
      await modal('Choose a new password').getByRole('button', { name: 'Back' }).click()
      await modal('Forgot password').getByRole('button', { name: 'Back' }).click()
      await expect(signIn).toBeVisible()
    },

    choosesANewPassword: async (code: string, chosen: string) => {
      const form = modal('Choose a new password')
      await typesCode(code)
      await choosesPassword(form, 'New password', chosen)
      await form.getByRole('button', { name: 'Change password' }).click()
      await expect(signIn.getByText('Password changed. Sign in with your new password.')).toBeVisible()
    },

    signsOut: async () => {
      await opensAccountMenu()
      await menu.getByRole('button', { name: 'Sign Out' }).click()
      await expect(wayIn).toBeVisible()
    },

    opensSettings: async (part?: string) => {
      await opensAccountMenu()
      await menu.getByRole('button', { name: 'Settings' }).click()
      await expect(settings.getByRole('tablist')).toBeVisible()
      if (part) await settings.getByRole('tab', { name: part }).click()
    },

    closesSettings: async () => {
      await settings.getByRole('button', { name: 'Close' }).click()
      await expect(settings).toBeHidden()
    },

    choosesFeetAndFahrenheit: async () => {
      const choice = (of: string) => settings.getByRole('radiogroup', { name: of })
      await choice('Depth and distance').getByText('ft', { exact: true }).click()
      await choice('Temperature').getByText('°F', { exact: true }).click()
      await expect(settings.getByText('A dive then reads: 59 ft, 75 °F')).toBeVisible()
    },

    readsDepth: (text: string) =>
      expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible(),

    /** Everything there is to tell has been seen. */
    readsTheNews: async () => {
      await bell.click()
      await expect(news).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(bell).toHaveAccessibleName('Notifications')
    },

    followsTheNews: async (about: RegExp) => {
      await bell.click()
      await news.getByRole('link', { name: about }).click()
      await expect(news).toBeHidden()
    },

    settingsAreOpenAt: (part: string) =>
      expect(settings.getByRole('tab', { name: part })).toHaveAttribute('aria-selected', 'true'),

    signsTheOtherDeviceOut: async () => {
      await settings.getByRole('button', { name: /^Sign out \S+ on / }).click()
      await expect(settings.getByRole('listitem')).toHaveCount(1)
    },

    /** Presses Tab until the keyboard has come to it. */
    tabsTo: async (wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') => {
      for (let presses = 0; presses < 40; presses++) {
        await page.keyboard.press(key)
        if (await wanted.evaluate((element) => element === document.activeElement)) return
      }
      throw new Error(`${key} never came to ${wanted}`)
    },

    choosesToBeAGuest: async () => {
      await signIn.getByRole('button', { name: 'Continue as guest' }).click()
      await expect(signIn).toBeHidden()
    },

    /** Who is here is named, beside the way in, and what needs an account says so. */
    seesTheGuestView: async () => {
      await expect(wayIn).toHaveAccessibleName('Sign In')
      const burger = header.getByRole('button', { name: 'Open menu' })
      const isNarrow = await burger.isVisible()
      if (isNarrow) await burger.click()
      await expect(page.getByText('Guest Mode').filter({ visible: true })).toHaveCount(1)
      if (isNarrow) await page.keyboard.press('Escape')
      const scopes = page.getByRole('group', { name: 'Which dive sites' })
      for (const [name, why] of [
        ['My Sites', 'Sign in to see your sites.'],
        ['Favorites', 'Sign in to see your favorites.'],
      ] as const) {
        const scope = scopes.getByRole('button', { name })
        await expect(scope).toBeDisabled()
        await expect(scope).toHaveAccessibleDescription(why)
      }
    },
  }
}
