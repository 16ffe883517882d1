import { z } from 'zod'
import { Instant, text, Uuid } from './common.ts'
import { groups } from './people.ts'
import { route } from './route.ts'

/** Lengths in characters, times in seconds. */
export const authLimits = {
  email: 254,
  password: { min: 8, max: 256 },
  name: 60,
  fullName: 120,
  bio: 1_000,
  handle: { min: 3, max: 20 },
  /** Digits of a mailed code. */
  code: 6,
  codeLife: 600,
  codeTries: 10,
  /** Between two mails with a code to the same address. */
  resendWait: 60,
  /** The pause after typing before a handle is checked, in milliseconds. */
  handleCheckPause: 500,
} as const

/** The special characters that count in a password. */
export const specialCharacters = `^$*.[]{}()?-"!@#%&/\\,><':;|_~\`+=`

/** What a password must have, as the checklist shows it. */
export const passwordRequirements = [
  {
    key: 'length',
    text: `At least ${authLimits.password.min} characters`,
    holds: (p: string) => [...p].length >= authLimits.password.min,
  },
  { key: 'upper', text: 'An uppercase letter', holds: (p: string) => /\p{Lu}/u.test(p) },
  { key: 'lower', text: 'A lowercase letter', holds: (p: string) => /\p{Ll}/u.test(p) },
  { key: 'digit', text: 'A digit', holds: (p: string) => /[0-9]/.test(p) },
  {
    key: 'special',
    text: 'A special character, such as ! ? # or *',
    holds: (p: string) => [...p].some((character) => specialCharacters.includes(character)),
  },
] as const

const meetsAll = (password: string) => passwordRequirements.every(({ holds }) => holds(password))

/** An address as accounts are known by: lower case, no line break, nothing that a mail server could read twice. */
export const Email = z
  .string()
  .trim()
  .min(1, 'Email is required')
  .max(authLimits.email, 'Please enter a valid email')
  .toLowerCase()
  .pipe(z.email('Please enter a valid email'))

/** A password that is typed to sign in: any that could have been chosen once. */
export const TypedPassword = z
  .string()
  .min(1, 'Password is required')
  .max(authLimits.password.max, `Password must be ${authLimits.password.max} characters or less`)

/** A password that is being chosen. */
export const NewPassword = TypedPassword.refine(meetsAll, 'Password must meet requirements')

export const Code = z
  .string()
  .trim()
  .regex(new RegExp(`^\\d{${authLimits.code}}$`), 'Please enter the 6-digit code')

/** The name a person is known by, in addresses too; unique whatever the case of its letters. */
export const Handle = z
  .string()
  .trim()
  .min(1, 'Username is required')
  .min(authLimits.handle.min, 'Username must be at least 3 characters')
  .max(authLimits.handle.max, 'Username must be 20 characters or less')
  .regex(/^\w+$/, 'Username can only contain letters, numbers, and underscores')
  .regex(/^[^_].*[^_]$/, 'Username cannot start or end with underscore')
  .regex(/^(?!.*__)/, 'Username cannot contain consecutive underscores')

export const countries = [
  'Australia',
  'Bahamas',
  'Belize',
  'Brazil',
  'Canada',
  'Costa Rica',
  'Croatia',
  'Ecuador',
  'Egypt',
  'Fiji',
  'France',
  'Germany',
  'Greece',
  'Indonesia',
  'Italy',
  'Japan',
  'Malaysia',
  'Maldives',
  'Mexico',
  'Philippines',
  'South Africa',
  'Spain',
  'Thailand',
  'United Kingdom',
  'United States',
] as const
export const Country = z.enum(countries, 'Country is required')

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
