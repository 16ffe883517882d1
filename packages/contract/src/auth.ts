import { z } from 'zod'
import { authLimits, Code, Country, Email, Handle, NewPassword, TypedPassword } from './auth-fields.ts'
import { Instant, text, Uuid } from './common.ts'
import { type NotificationKinds, security } from './notification-kinds.ts'
import { groups } from './people.ts'
import { feature, route } from './route.ts'

export * from './auth-fields.ts'

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

/** Of a sign-up that another browser or device began. */
const signUpPassword = TypedPassword.optional()
export const Verify = z.object({ email: Email, code: Code, password: signUpPassword })
export const Resend = z.object({ email: Email, password: signUpPassword })
/** The code of a refusal to go on with a sign-up in a browser that did not begin it, until its password is sent along. */
export const passwordNeeded = 'password-needed'
export const ResetPassword = z.object({ email: Email, code: Code, password: NewPassword })
export const ChangePassword = z.object({ current: TypedPassword, password: NewPassword })
/** `password` proves once more who asks. */
export const ChangeEmail = z.object({ email: Email, password: TypedPassword })
export const ConfirmEmail = ChangeEmail.extend({ code: Code })

/** What happens to sites, reports and photos when their author leaves. */
export const erasureChoices = ['anonymise', 'delete'] as const
export const DeleteAccount = z.object({ password: TypedPassword, contributions: z.enum(erasureChoices) })

/** The code of a refusal to renew a session whose account is known to be deleted: what a device keeps of it may go. */
export const accountDeleted = 'account-deleted'

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

/** What a call answers that has nothing else to tell; the message is for people. */
export const Done = z.object({ success: z.literal(true), message: z.string() })
/** The person who is signed in from now on. */
export const SignedIn = z.object({ success: z.literal(true), user: Me })
const Unique = z.object({ isUnique: z.boolean() })

/** The notifications about people's accounts. */
export const authNotifications = {
  'new-device': { type: 'warning', group: security },
} as const satisfies NotificationKinds

export const auth = feature('Accounts and sessions: sign-up, login, profile, passwords and devices.', {
  register: route('/api/auth/cognito-register', {
    method: 'POST',
    access: 'public',
    summary:
      'Sign up. Sends a code by email; the reply is the same whether or not the address has an account',
    body: Register,
    reply: Done,
    errors: [429],
  }),
  verify: route('/api/auth/cognito-verify', {
    method: 'POST',
    access: 'public',
    summary:
      'Verify an email address with its code, and log in. In another browser than the one that signed up, send the password too',
    body: Verify,
    reply: SignedIn,
    errors: [409, 429],
  }),
  resend: route('/api/auth/cognito-resend', {
    method: 'POST',
    access: 'public',
    summary:
      'Send the code of a sign-up again by email; the previous one stops working. In another browser, send the password too',
    body: Resend,
    reply: Done,
    errors: [409, 429],
  }),
  login: route('/api/auth/cognito-login', {
    method: 'POST',
    access: 'public',
    summary: 'Log in; `username` is the email address',
    body: Login,
    reply: SignedIn,
    errors: [401, 429],
  }),
  logout: route('/api/auth/cognito-logout', {
    method: 'POST',
    access: 'public',
    summary: 'Log out and end this session on the server',
    reply: Done,
  }),
  refresh: route('/api/auth/cognito-refresh', {
    method: 'POST',
    access: 'public',
    summary: 'Exchange the refresh token cookie for new tokens',
    reply: SignedIn,
    errors: [401],
  }),
  profile: route('/api/auth/profile', {
    method: 'GET',
    access: 'member',
    summary: 'Get your profile',
    reply: SignedIn,
  }),
  onboard: route('/api/auth/onboard', {
    method: 'POST',
    access: 'member',
    summary: 'Complete your profile',
    body: Onboard,
    reply: SignedIn,
    errors: [409],
  }),
  checkEmail: route('/api/auth/check-email', {
    method: 'POST',
    access: 'public',
    summary: 'Check whether an email address can be used to sign up; limited to a few checks per hour',
    body: z.object({ email: Email }),
    reply: Unique,
    errors: [429],
  }),
  checkHandle: route('/api/auth/check-handle', {
    method: 'POST',
    access: 'public',
    summary: 'Check whether a username is available',
    body: z.object({ handle: Handle }),
    reply: Unique,
    errors: [429],
  }),
  forgotPassword: route('/api/auth/forgot-password', {
    method: 'POST',
    access: 'public',
    summary:
      'Send a code to reset your password; the reply is the same whether or not the address has an account',
    body: z.object({ email: Email, recaptchaToken }),
    reply: Done,
    errors: [429],
  }),
  resetPassword: route('/api/auth/reset-password', {
    method: 'POST',
    access: 'public',
    summary: 'Set a new password with an emailed code, and end all sessions',
    body: ResetPassword,
    reply: Done,
    errors: [429],
  }),
  changePassword: route('/api/auth/change-password', {
    method: 'POST',
    access: 'member',
    summary: 'Change your password, and end all other sessions',
    body: ChangePassword,
    reply: Done,
    errors: [429],
  }),
  changeEmail: route('/api/auth/change-email', {
    method: 'POST',
    access: 'member',
    summary: 'Send a code to your new email address; the old one stays until you confirm',
    body: ChangeEmail,
    reply: Done,
    errors: [409, 429],
  }),
  confirmEmail: route('/api/auth/change-email/confirm', {
    method: 'POST',
    access: 'member',
    summary: 'Confirm your new email address with its code',
    body: ConfirmEmail,
    reply: SignedIn,
    errors: [409, 429],
  }),
  sessions: route('/api/auth/sessions', {
    method: 'GET',
    access: 'member',
    summary: 'List the devices you’re logged in on, most recently used first',
    reply: z.object({ items: z.array(DeviceSession) }),
  }),
  endSession: route('/api/auth/sessions/:sessionId', {
    method: 'DELETE',
    access: 'member',
    summary: 'Sign out one device',
    params: z.object({ sessionId: Uuid }),
    reply: Done,
    errors: [404],
  }),
  endOtherSessions: route('/api/auth/sessions', {
    method: 'DELETE',
    access: 'member',
    summary: 'Sign out all other devices',
    reply: Done,
  }),
  exportData: route('/api/auth/export', {
    method: 'GET',
    access: 'member',
    summary: 'Export your data as a ZIP: JSON files, and pictures with the newest first',
    reply: { bytes: ['application/zip'] },
    errors: [429],
  }),
  deleteAccount: route('/api/auth/delete-account', {
    method: 'POST',
    access: 'member',
    summary: 'Delete your account; your contributions stay without your name, or are deleted too',
    body: DeleteAccount,
    reply: Done,
    errors: [429],
  }),
})
