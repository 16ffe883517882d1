import { auth, countries, firstCountries, type Me } from '@soundings/contract/auth'
import { botCheck } from '@soundings/contract/bot-check'
import { configuration } from '@soundings/contract/configuration'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { closeModal, showModal, useModals } from '#shared/session/modal-store.ts'
import { setUser, useSession } from '#shared/session/session-store.ts'
import { stubNetwork } from '#shared/testing/network.ts'
import { buildMe, resetSession } from '#shared/testing/people.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { useToastHistory } from '#shared/ui/toast-history.ts'
import { AuthModal } from './AuthModal.tsx'
import { goTo } from './journey.ts'

const done = { success: true, message: 'Done' } as const
const signedIn = (user: Me) => ({ success: true, user }) as const
const newcomer = buildMe({ handle: null, fullName: null, country: null })
const password = 'Kelp-forest-77'

const told = () => useToastHistory.getState().kept.map(({ message }) => message)
const dialog = () => screen.getByRole('dialog')
const field = (name: string) => within(dialog()).getByLabelText(name)
const press = (name: string) => user.click(within(dialog()).getByRole('button', { name }))
const problem = () =>
  within(dialog())
    .queryAllByRole('alert')
    .map(({ textContent }) => textContent)
    .join('')
const errorAt = (name: string) => {
  const ids = (field(name).getAttribute('aria-describedby') ?? '').split(' ')
  return ids.map((id) => document.getElementById(id)).find((found) => found?.id.endsWith('error'))
    ?.textContent
}
const box = (digit: number) => screen.getByRole('textbox', { name: `Digit ${digit} of 6` })
const boxes = () => [1, 2, 3, 4, 5, 6].map((digit) => (box(digit) as HTMLInputElement).value).join('')

let network = stubNetwork()
let user = userEvent.setup()

/** Calls that did something. */
const posted = () => network.asked.filter((call) => call.startsWith('POST'))

/** What the last call of a route carried. */
let sent: unknown
const catchBody = () => {
  const answering = globalThis.fetch
  vi.stubGlobal('fetch', (input: string, init: RequestInit = {}) => {
    if (init.body) sent = JSON.parse(String(init.body))
    return answering(input, init)
  })
}

beforeEach(() => {
  resetSession()
  act(() => setUser(buildMe()))
  act(() => setUser(null))
  useToastHistory.setState({ kept: [] })
  network = stubNetwork()
  network.answer(botCheck.how, { kind: 'none' })
  network.answer(configuration.mail, { outbox: null })
  catchBody()
  user = userEvent.setup()
  renderPart(<AuthModal />)
})

const open = async (name: 'login' | 'signup') => {
  act(() => showModal(name))
  await screen.findByRole('dialog')
}

const fillRegistration = async () => {
  await open('signup')
  await user.type(field('Email'), ' Mara@Example.org')
  await user.type(field('Password'), password)
  await user.type(field('Confirm password'), password)
  await user.type(field('First name'), 'Mara')
  await user.type(field('Last name'), 'Lindqvist')
}

const reachVerify = async () => {
  network.answer(auth.register, done)
  await fillRegistration()
  await press('Continue')
  await screen.findByRole('heading', { name: 'Check your email' })
}

const reachProfile = async () => {
  act(() => setUser(newcomer))
  await screen.findByRole('heading', { name: 'Complete Profile' })
}

const fillProfile = async () => {
  await reachProfile()
  await user.selectOptions(field('Country'), 'Egypt')
  await user.type(field('Username'), 'mara_l')
}

test('signing in sends the address in lower case and closes the modal', async () => {
  network.answer(auth.login, signedIn(buildMe()))
  await open('login')
  await user.type(field('Email'), ' Mara@Example.org ')
  await user.type(field('Password'), 'secret{Enter}')
  await waitFor(() => expect(useSession.getState().user?.handle).toBe('mara_l'))
  expect(sent).toEqual({ username: 'mara@example.org', password: 'secret' })
  expect(useModals.getState().open).toBeNull()
  expect(told()).toEqual(['Welcome back, Mara Lindqvist'])
})

test('empty boxes are told at their place, and the first one takes focus', async () => {
  await open('login')
  await press('Sign In')
  expect([errorAt('Email'), errorAt('Password')]).toEqual(['Email is required', 'Password is required'])
  expect(document.activeElement).toBe(field('Email'))
  expect(field('Email').getAttribute('aria-invalid')).toBe('true')
  await user.type(field('Email'), 'mara')
  await press('Sign In')
  expect(errorAt('Email')).toBe('Please enter a valid email')
  expect(posted()).toEqual([])
})

test('a failed sign-in shows the words of the server and keeps what was typed', async () => {
  network.refuse(auth.login, 401, 'Wrong email or password')
  await open('login')
  await user.type(field('Email'), 'mara@example.org')
  await user.type(field('Password'), 'wrong{Enter}')
  await waitFor(() => expect(problem()).toBe('Wrong email or password'))
  act(closeModal)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await open('login')
  expect((field('Email') as HTMLInputElement).value).toBe('mara@example.org')
  expect((field('Password') as HTMLInputElement).value).toBe('wrong')
})

test('an answer without words is a failed sign-in', async () => {
  vi.stubGlobal('fetch', async () => new Response('<h1>Bad gateway</h1>', { status: 502 }))
  await open('login')
  await user.type(field('Email'), 'mara@example.org')
  await user.type(field('Password'), 'secret{Enter}')
  await waitFor(() => expect(problem()).toBe('Login failed'))
})

test('too many attempts say how long to wait', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ message: 'Too many attempts' }, { status: 429, headers: { 'retry-after': '180' } }),
  )
  await open('login')
  await user.type(field('Email'), 'mara@example.org')
  await user.type(field('Password'), 'secret{Enter}')
  await waitFor(() => expect(problem()).toBe('Too many attempts. Try again in 3 minutes.'))
})

test('whoever never proved their address gets a new code and a place for it', async () => {
  network.answer(auth.resend, done)
  const refuse = globalThis.fetch
  vi.stubGlobal('fetch', (input: string, init: RequestInit) =>
    input === auth.login.path
      ? Response.json({ message: 'Please verify your email', code: 'unverified' }, { status: 403 })
      : refuse(input, init),
  )
  await open('login')
  await user.type(field('Email'), 'mara@example.org')
  await user.type(field('Password'), 'secret{Enter}')
  await screen.findByRole('heading', { name: 'Check your email' })
  expect(screen.getByText('mara@example.org')).toBeDefined()
  await waitFor(() => expect(posted()).toEqual(['POST /api/auth/cognito-resend']))
})

test('looking around as a guest is one press away', async () => {
  await open('login')
  await press('Continue as guest')
  expect(useSession.getState().isGuest).toBe(true)
  expect(useModals.getState().open).toBeNull()
})

test('the checklist follows the password', async () => {
  await open('signup')
  const met = () =>
    within(screen.getByRole('list', { name: 'Password requirements' }))
      .getAllByRole('listitem')
      .filter(({ textContent }) => textContent?.endsWith(', met')).length
  expect(met()).toBe(0)
  await user.type(field('Password'), 'Kelp')
  expect(met()).toBe(2)
  await user.type(field('Password'), '-forest7')
  expect(met()).toBe(5)
})

test('everything that is wrong with a registration is told at once', async () => {
  await open('signup')
  await user.type(field('Password'), 'kelp')
  await user.type(field('Confirm password'), 'kale')
  await press('Continue')
  expect(
    ['Email', 'Password', 'Confirm password', 'First name', 'Last name'].map((name) => errorAt(name)),
  ).toEqual([
    'Email is required',
    'Password must meet requirements',
    'Passwords do not match',
    'First name is required',
    'Last name is required',
  ])
  await user.clear(field('Confirm password'))
  await press('Continue')
  expect(errorAt('Confirm password')).toBe('Please confirm your password')
})

test('a registration is sent without the repetition and leads to the code', async () => {
  await reachVerify()
  expect(sent).toEqual({ email: 'mara@example.org', password, firstName: 'Mara', lastName: 'Lindqvist' })
  expect(told()).toEqual(['Registration successful! Please check your email for verification code.'])
  expect(screen.getByText('Step 2 of 3')).toBeDefined()
})

test('what the server finds wrong with a field stands at that field', async () => {
  await fillRegistration()
  vi.stubGlobal('fetch', async () =>
    Response.json(
      {
        message: 'Too easy',
        issues: [{ path: ['password'], message: 'This password is too easy to guess' }],
      },
      { status: 400 },
    ),
  )
  await press('Continue')
  await waitFor(() => expect(errorAt('Password')).toBe('This password is too easy to guess'))
  expect(problem()).toBe('')
  expect(document.activeElement).toBe(field('Password'))
})

test('going back from the code finds the registration as it was typed', async () => {
  await reachVerify()
  await press('Back')
  await screen.findByRole('heading', { name: 'Create your account' })
  expect((field('First name') as HTMLInputElement).value).toBe('Mara')
  expect((field('Password') as HTMLInputElement).value).toBe(password)
})

test('the sixth digit sends the code, and a new member goes on to the profile', async () => {
  network.answer(auth.verify, signedIn(newcomer))
  await reachVerify()
  await waitFor(() => expect(document.activeElement).toBe(box(1)))
  await user.keyboard('12x3456')
  await screen.findByRole('heading', { name: 'Complete Profile' })
  expect(sent).toEqual({ email: 'mara@example.org', code: '123456' })
  expect(told()[0]).toBe('Email verified successfully!')
})

test('a code can be pasted with whatever stands around it', async () => {
  network.answer(auth.verify, signedIn(newcomer))
  await reachVerify()
  await user.click(box(1))
  await user.paste('Your code: 123-456.')
  await screen.findByRole('heading', { name: 'Complete Profile' })
  expect(sent).toEqual({ email: 'mara@example.org', code: '123456' })
})

test('arrows and backspace walk through the boxes', async () => {
  await reachVerify()
  await user.click(box(1))
  await user.keyboard('123')
  expect(document.activeElement).toBe(box(4))
  await user.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(document.activeElement).toBe(box(2))
  await user.keyboard('{ArrowRight}{Backspace}')
  expect(boxes()).toBe('12')
})

test('too few digits are told', async () => {
  await reachVerify()
  await user.click(box(1))
  await user.keyboard('123')
  await press('Verify')
  expect(screen.getByText('Please enter the 6-digit code')).toBeDefined()
  const { id } = screen.getByText('Please enter the 6-digit code')
  expect(box(1).getAttribute('aria-describedby')).toBe(id)
  expect(box(6).getAttribute('aria-invalid')).toBe('true')
})

test('a wrong code is taken away, one that did not arrive stays', async () => {
  network.refuse(auth.verify, 400, 'This code is wrong or has expired. Request a new one.')
  await reachVerify()
  await user.click(box(1))
  await user.keyboard('123456')
  await waitFor(() => expect(problem()).toBe('This code is wrong or has expired. Request a new one.'))
  expect(boxes()).toBe('')
  expect(document.activeElement).toBe(box(1))
  network.cut(auth.verify)
  await user.paste('654321')
  await waitFor(() => expect(problem()).toContain('No connection'))
  expect(boxes()).toBe('654321')
})

test('another code is mailed once a minute has passed', async () => {
  network.answer(auth.resend, done)
  await reachVerify()
  const resend = () => within(dialog()).getByRole('button', { name: /^Resend code/ })
  expect(resend().textContent).toMatch(/^Resend code in (60|59) s$/)
  expect(resend().getAttribute('aria-disabled')).toBe('true')
  await user.click(resend())
  expect(network.asked).not.toContain('POST /api/auth/cognito-resend')
  act(() => goTo({ mailedAt: Date.now() - 61_000 }))
  expect(resend().textContent).toBe('Resend code')
  await user.click(resend())
  await waitFor(() => expect(told()[0]).toBe('Verification code resent!'))
  expect(resend().textContent).toMatch(/^Resend code in/)
})

test('a server that sends no mail says where the code is', async () => {
  network.answer(configuration.mail, { outbox: '/dev/outbox' })
  await reachVerify()
  const link = await screen.findByRole('link', { name: 'outbox (opens in a new tab)' })
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/dev/outbox', '_blank'])
})

test('a server that sends mail says nothing of an outbox', async () => {
  await reachVerify()
  await waitFor(() => expect(network.asked).toContain('GET /api/configuration/mail'))
  expect(screen.queryByRole('link')).toBeNull()
})

test('a profile begins with the name of the registration', async () => {
  await reachProfile()
  expect((field('Full name') as HTMLInputElement).value).toBe('Mara Lindqvist')
  expect(screen.getByText('Step 3 of 3')).toBeDefined()
  const offered = within(field('Country')).getAllByRole('option')
  expect(offered.slice(0, 26).map(({ textContent }) => textContent)).toEqual([
    'Choose a country',
    ...firstCountries,
  ])
  expect(offered.map(({ textContent }) => textContent)).toContain('Malta')
  expect(offered).toHaveLength(1 + countries.length)
})

test('a complete profile signs the newcomer in', async () => {
  network.answer(auth.checkHandle, { isUnique: true })
  network.answer(auth.onboard, signedIn(buildMe()))
  await fillProfile()
  expect(await screen.findByText('This username is available')).toBeDefined()
  await press('Complete Profile')
  await waitFor(() => expect(useSession.getState().user?.handle).toBe('mara_l'))
  expect(sent).toEqual({ fullName: 'Mara Lindqvist', country: 'Egypt', handle: 'mara_l' })
  expect(useModals.getState().open).toBeNull()
  expect(told()[0]).toBe('Welcome to Soundings, Mara Lindqvist!')
})

test('a username is checked when typing paused, and not before it has three characters', async () => {
  network.answer(auth.checkHandle, { isUnique: false })
  await reachProfile()
  await user.type(field('Username'), 'ma')
  await new Promise((resolve) => setTimeout(resolve, 700))
  expect(network.asked).toEqual([])
  await user.type(field('Username'), 'ra')
  expect(screen.getByText('Checking…')).toBeDefined()
  expect(network.asked).toEqual([])
  await waitFor(() => expect(errorAt('Username')).toBe('This username is already taken'))
  expect(network.asked).toEqual(['POST /api/auth/check-handle'])
})

test('a reserved username is told while it is typed, without asking the server', async () => {
  network.answer(auth.checkHandle, { isUnique: true })
  await reachProfile()
  await user.type(field('Username'), 'moderator')
  expect(errorAt('Username')).toBe('This username is reserved. Please choose another one.')
  await user.type(field('Username'), 'n_reef')
  await waitFor(() => expect(network.asked).toEqual(['POST /api/auth/check-handle']))
  expect(errorAt('Username')).toBeUndefined()
})

test('an answer for another username is never shown', async () => {
  let answerFirst = () => {}
  const first = new Promise<{ isUnique: boolean }>((resolve) => {
    answerFirst = () => resolve({ isUnique: false })
  })
  let calls = 0
  network.answer(auth.checkHandle, () => (calls++ === 0 ? first : { isUnique: true }))
  await reachProfile()
  await user.type(field('Username'), 'mara')
  await waitFor(() => expect(calls).toBe(1))
  await user.type(field('Username'), '_l')
  answerFirst()
  expect(await screen.findByText('This username is available')).toBeDefined()
  expect(errorAt('Username')).toBeUndefined()
})

test('a username that cannot be checked is not sent', async () => {
  network.cut(auth.checkHandle)
  await fillProfile()
  await press('Complete Profile')
  await waitFor(() =>
    expect(errorAt('Username')).toBe('Unable to verify username availability. Please try again.'),
  )
  expect(network.asked).not.toContain('POST /api/auth/onboard')
})

test.each([
  ['_mara', 'Username cannot start or end with underscore'],
  ['ma__ra', 'Username cannot contain consecutive underscores'],
  ['mara l', 'Username can only contain letters, numbers, and underscores'],
  ['ma', 'Username must be at least 3 characters'],
  ['m'.repeat(21), 'Username must be 20 characters or less'],
  ['Adm1n', 'This username is reserved. Please choose another one.'],
])('the username %s is refused in the words of its rule', async (handle, words) => {
  await reachProfile()
  await user.type(field('Username'), handle)
  await press('Complete Profile')
  expect(errorAt('Username')).toBe(words)
  expect(errorAt('Country')).toBe('Country is required')
})

test('the step before the profile is done, and leads on or out', async () => {
  network.answer(auth.logout, done)
  await reachProfile()
  await press('Back')
  await screen.findByRole('heading', { name: 'Email verified' })
  await press('Continue')
  await screen.findByRole('heading', { name: 'Complete Profile' })
  await press('Back')
  await press('Use another account')
  await waitFor(() => expect(useSession.getState().user).toBeNull())
})

test('a forgotten password is chosen anew by a mailed code', async () => {
  network.answer(auth.forgotPassword, done)
  network.answer(auth.resetPassword, done)
  await open('login')
  await user.type(field('Email'), 'mara@example.org')
  await press('Forgot password?')
  await screen.findByRole('heading', { name: 'Forgot password' })
  expect((field('Email') as HTMLInputElement).value).toBe('mara@example.org')
  await press('Send code')
  await screen.findByRole('heading', { name: 'Choose a new password' })
  await user.click(box(1))
  await user.keyboard('123456')
  await user.type(field('New password'), password)
  await user.type(field('Confirm password'), password)
  await press('Change password')
  await screen.findByText('Password changed. Sign in with your new password.')
  expect(sent).toEqual({ email: 'mara@example.org', code: '123456', password })
  expect((field('Email') as HTMLInputElement).value).toBe('mara@example.org')
})

test('what somebody typed is forgotten once they are in', async () => {
  await open('login')
  await user.type(field('Password'), 'secret')
  act(() => setUser(buildMe()))
  act(() => setUser(null))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await open('login')
  expect((field('Password') as HTMLInputElement).value).toBe('')
})
