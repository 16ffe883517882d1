import { z } from 'zod'
import { countries } from './countries.ts'

export * from './countries.ts'

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
  /** How long a sign-up waits for its code. */
  signUpLife: 86_400,
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

/** Why a handle cannot be had that is well formed (`isReservedHandle` and `looksLikeOneOf` in packages/rules; somebody else's). */
export const handleRefusals = {
  reserved: 'This username is reserved. Please choose another one.',
  taken: 'This username is already taken',
  lookAlike: 'This username looks too much like that of a moderator. Please choose another one.',
} as const

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

export const Country = z.enum(countries, 'Country is required')
