import { auth, type Me, type Onboard, type Register } from '@soundings/contract/auth'
import type { BotAction } from '@soundings/contract/bot-check'
import { botToken } from '#features/bot-check/index.ts'
import { call } from '#shared/api/client.ts'
import { read } from '#shared/api/query.ts'

/** A check that is not ready holds nobody up: the server decides what it asks for. */
const recaptchaToken = (action: BotAction) => botToken(action).catch(() => undefined)

type Credentials = { username: string; password: string }

export const fetchMe = async (): Promise<Me> => (await call(auth.profile, {})).user

export const logIn = async (credentials: Credentials): Promise<Me> => {
  const body = { ...credentials, recaptchaToken: await recaptchaToken('login') }
  return (await call(auth.login, { body })).user
}

export const logOut = async (): Promise<void> => {
  await call(auth.logout, {})
}

export const register = async (person: Omit<Register, 'recaptchaToken'>): Promise<void> => {
  await call(auth.register, { body: { ...person, recaptchaToken: await recaptchaToken('signup') } })
}

/** Whose sign-up it is; the password is only needed where another browser began it. */
type OwnSignUp = { email: string; password: string }
const signUpOf = ({ email, password }: OwnSignUp) => ({ email, ...(password && { password }) })

export const verify = async ({ code, ...own }: OwnSignUp & { code: string }): Promise<Me> =>
  (await call(auth.verify, { body: { ...signUpOf(own), code } })).user

export const resendCode = async (own: OwnSignUp): Promise<void> => {
  await call(auth.resend, { body: signUpOf(own) })
}

export const onboard = async (body: Onboard): Promise<Me> => (await call(auth.onboard, { body })).user

export const forgotPassword = async (email: string): Promise<void> => {
  await call(auth.forgotPassword, { body: { email, recaptchaToken: await recaptchaToken('login') } })
}

export const resetPassword = async (body: { email: string; code: string; password: string }) => {
  await call(auth.resetPassword, { body })
}

/** Whether a handle is free. What was true half a minute ago is asked again. */
export const handleQuery = (handle: string) => ({
  ...read(auth.checkHandle, { body: { handle } }),
  retry: false,
  staleTime: 30_000,
})
