import { z } from 'zod'
import { authLimits, Code, Country, Email, Handle, NewPassword, TypedPassword } from './auth-words.ts'
import { Instant, text, Uuid } from './common.ts'
import { groups } from './people.ts'
import { route } from './route.ts'

export * from './auth-words.ts'

/** The person who is signed in, as only they see themselves. */
export const Me = z.object({
  id: Uuid,
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  fullName: z.string().nullable(),
  /** Null until the profile is completed. */
  handle: z.string().nullable(),
  country: z.string().nullable(),
  bio: z.string().nullable(),
  avatarUrl: z.string().nullable(),
  groups: z.array(z.enum(groups)),
  createdAt: Instant,
})
export type Me = z.output<typeof Me>

/** The token of a bot check; absent when the check was not ready. */
const recaptchaToken = z.string().max(4_000).optional()

export const Login = z.object({ username: Email, password: TypedPassword, recaptchaToken })

export const Register = z.object({
  email: Email,
  password: NewPassword,
  firstName: text(authLimits.name).min(1, 'First name is required'),
  lastName: text(authLimits.name).min(1, 'Last name is required'),
  recaptchaToken,
})
export type Register = z.output<typeof Register>

export const Onboard = z.object({
  fullName: text(authLimits.fullName).min(1, 'Full name is required'),
  country: Country,
  handle: Handle,
  bio: text(authLimits.bio).optional(),
})
export type Onboard = z.output<typeof Onboard>

export const Verify = z.object({ email: Email, code: Code })
export const ResetPassword = z.object({ email: Email, code: Code, password: NewPassword })
export const ChangePassword = z.object({ current: TypedPassword, password: NewPassword })
/** `password` proves once more who asks. */
export const ChangeEmail = z.object({ email: Email, password: TypedPassword })
export const ConfirmEmail = ChangeEmail.extend({ code: Code })

/** What becomes of sites, reports and photos when their author leaves. */
export const partings = ['anonymise', 'delete'] as const
export const DeleteAccount = z.object({ password: TypedPassword, contributions: z.enum(partings) })

/** One device on which a person is signed in. */
export const DeviceSession = z.object({
  id: Uuid,
  /** For example `Firefox on Android`. */
  device: z.string(),
  createdAt: Instant,
  usedAt: Instant,
  isCurrent: z.boolean(),
})
export type DeviceSession = z.output<typeof DeviceSession>

const Done = z.object({ success: z.literal(true), message: z.string() })
const SignedIn = z.object({ success: z.literal(true), user: Me })
const Unique = z.object({ isUnique: z.boolean() })

export const auth = {
  register: route('/api/auth/cognito-register', {
    method: 'POST',
    access: 'public',
    summary: 'Asks for an account and mails a code; answers alike whether or not the address is known',
    body: Register,
    reply: Done,
  }),
  verify: route('/api/auth/cognito-verify', {
    method: 'POST',
    access: 'public',
    summary: 'Proves an address by its code and signs in',
    body: Verify,
    reply: SignedIn,
  }),
  resend: route('/api/auth/cognito-resend', {
    method: 'POST',
    access: 'public',
    summary: 'Mails a new code; the one before is void',
    body: z.object({ email: Email }),
    reply: Done,
  }),
  login: route('/api/auth/cognito-login', {
    method: 'POST',
    access: 'public',
    summary: 'Signs in; `username` is the email address',
    body: Login,
    reply: SignedIn,
  }),
  logout: route('/api/auth/cognito-logout', {
    method: 'POST',
    access: 'public',
    summary: 'Ends this session, on the server too',
    reply: Done,
  }),
  refresh: route('/api/auth/cognito-refresh', {
    method: 'POST',
    access: 'public',
    summary: 'Exchanges the refresh token, in its cookie, for new tokens',
    reply: SignedIn,
  }),
  profile: route('/api/auth/profile', {
    method: 'GET',
    access: 'member',
    summary: 'The person who is signed in',
    reply: SignedIn,
  }),
  onboard: route('/api/auth/onboard', {
    method: 'POST',
    access: 'member',
    summary: 'Completes the profile',
    body: Onboard,
    reply: SignedIn,
  }),
  checkEmail: route('/api/auth/check-email', {
    method: 'POST',
    access: 'public',
    summary: 'Whether an address is free to sign up with; few answers an hour',
    body: z.object({ email: Email }),
    reply: Unique,
  }),
  checkHandle: route('/api/auth/check-handle', {
    method: 'POST',
    access: 'public',
    summary: 'Whether a handle is free',
    body: z.object({ handle: Handle }),
    reply: Unique,
  }),
  forgotPassword: route('/api/auth/forgot-password', {
    method: 'POST',
    access: 'public',
    summary: 'Mails a code to choose a new password; answers alike whether or not the address is known',
    body: z.object({ email: Email, recaptchaToken }),
    reply: Done,
  }),
  resetPassword: route('/api/auth/reset-password', {
    method: 'POST',
    access: 'public',
    summary: 'Sets a new password by a mailed code and ends every session',
    body: ResetPassword,
    reply: Done,
  }),
  changePassword: route('/api/auth/change-password', {
    method: 'POST',
    access: 'member',
    summary: 'Changes the password and ends all other sessions',
    body: ChangePassword,
    reply: Done,
  }),
  changeEmail: route('/api/auth/change-email', {
    method: 'POST',
    access: 'member',
    summary: 'Mails a code to a new address; the old one stays until it is confirmed',
    body: ChangeEmail,
    reply: Done,
  }),
  confirmEmail: route('/api/auth/change-email/confirm', {
    method: 'POST',
    access: 'member',
    summary: 'Confirms the new address by its code',
    body: ConfirmEmail,
    reply: SignedIn,
  }),
  sessions: route('/api/auth/sessions', {
    method: 'GET',
    access: 'member',
    summary: 'The devices on which the person is signed in, the one used last first',
    reply: z.object({ items: z.array(DeviceSession) }),
  }),
  endSession: route('/api/auth/sessions/:sessionId', {
    method: 'DELETE',
    access: 'member',
    summary: 'Signs one device out',
    params: z.object({ sessionId: Uuid }),
    reply: Done,
  }),
  endOtherSessions: route('/api/auth/sessions', {
    method: 'DELETE',
    access: 'member',
    summary: 'Signs every other device out',
    reply: Done,
  }),
  exportData: route('/api/auth/export', {
    method: 'GET',
    access: 'member',
    summary: 'Everything that is kept of the person, as a zip: JSON files and pictures, the newest first',
    reply: { bytes: ['application/zip'] },
  }),
  deleteAccount: route('/api/auth/delete-account', {
    method: 'POST',
    access: 'member',
    summary: 'Deletes the account; contributions stay without a name, or go too',
    body: DeleteAccount,
    reply: Done,
  }),
} as const
