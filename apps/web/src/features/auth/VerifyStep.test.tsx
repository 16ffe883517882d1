import { auth, passwordNeeded } from '@soundings/contract/auth'
import { configuration } from '@soundings/contract/configuration'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { setUser, useSession } from '#shared/session/session-store.ts'
import { stubNetwork } from '#shared/testing/network.ts'
import { buildMe, resetSession } from '#shared/testing/people.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { goTo, goVerify } from './journey.ts'
import { VerifyStep } from './VerifyStep.tsx'

const email = 'mara@example.org'
const password = 'Kelp-forest-77'
const newcomer = buildMe({ handle: null })
const needed = 'Enter the password you signed up with'
const wrong = 'That’s not the password you signed up with.'

let network = stubNetwork()
let user = userEvent.setup()
const sent: unknown[] = []

/** Answers as the server does: what the password must be, unless this browser began the sign-up. */
const serve = () => {
  const answering = globalThis.fetch
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    if (input !== auth.verify.path && input !== auth.resend.path) return answering(input, init)
    const body = JSON.parse(String(init.body))
    sent.push(body)
    if (body.password === password) return answering(input, init)
    const [message, code] = body.password ? [wrong, 'wrong-password'] : [needed, passwordNeeded]
    return Response.json({ message, code, issues: [{ path: ['password'], message }] }, { status: 403 })
  })
}

const field = () => screen.getByLabelText<HTMLInputElement>('Password')
const errorAtField = () =>
  (field().getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id))
    .find((found) => found?.id.endsWith('error'))?.textContent
const typesCode = async () => {
  await user.click(screen.getByRole('textbox', { name: 'Digit 1 of 6' }))
  await user.keyboard('123456')
}
const code = () =>
  screen
    .getAllByRole<HTMLInputElement>('textbox', { name: /^Digit/ })
    .map(({ value }) => value)
    .join('')

beforeEach(() => {
  resetSession()
  act(() => setUser(buildMe()))
  act(() => setUser(null))
  sent.length = 0
  network = stubNetwork()
  network.answer(configuration.mail, { outbox: null })
  network.answer(auth.verify, { success: true, user: newcomer })
  network.answer(auth.resend, { success: true, message: 'Done' })
  serve()
  user = userEvent.setup()
})

test('a code in another browser asks for the password at a field of its own, and keeps the code', async () => {
  act(() => goVerify(email, Date.now()))
  renderPart(<VerifyStep />)
  expect(screen.queryByLabelText('Password')).toBeNull()
  await typesCode()
  await waitFor(() => expect(errorAtField()).toBe(needed))
  expect(screen.getByText(/another browser or on another device/)).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(field()))
  expect(code()).toBe('123456')

  await user.type(field(), 'mistyped{Enter}')
  await waitFor(() => expect(errorAtField()).toBe(wrong))
  expect([code(), field().value]).toEqual(['123456', 'mistyped'])

  await user.clear(field())
  await user.type(field(), `${password}{Enter}`)
  await waitFor(() => expect(useSession.getState().user?.id).toBe(newcomer.id))
  expect(sent).toEqual([
    { email, code: '123456' },
    { email, code: '123456', password: 'mistyped' },
    { email, code: '123456', password },
  ])
})

test('a new code in another browser needs the password as well', async () => {
  act(() => goVerify(email, 0))
  renderPart(<VerifyStep />)
  await user.click(screen.getByRole('button', { name: 'Resend code' }))
  await waitFor(() => expect(errorAtField()).toBe(needed))
  await user.type(field(), password)
  await user.click(screen.getByRole('button', { name: 'Resend code' }))
  await screen.findByRole('button', { name: /^Resend code in/ })
  expect(sent).toEqual([{ email }, { email, password }])
})

test('an empty password is told before anything is sent', async () => {
  act(() => goVerify(email, Date.now()))
  act(() => goTo({ asksPassword: true }))
  renderPart(<VerifyStep />)
  await typesCode()
  await waitFor(() => expect(errorAtField()).toBe('Password is required'))
  expect(sent).toEqual([])
})

test('whoever just typed the password to sign in need not type it again', async () => {
  act(() => goVerify(email, Date.now(), password))
  renderPart(<VerifyStep />)
  await typesCode()
  await waitFor(() => expect(useSession.getState().user?.id).toBe(newcomer.id))
  expect(sent).toEqual([{ email, code: '123456', password }])
})
