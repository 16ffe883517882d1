import { authLimits, Email } from '@soundings/contract/auth'
import { z } from 'zod'
import { dropStored, readStored, writeStored } from '#shared/lib/stored.ts'

export const signUpKey = 'soundings.sign-up'

/** Where the code of a sign-up was mailed to, and when, in milliseconds since 1970. */
const KeptSignUp = z.object({ email: Email, mailedAt: z.number() })
type KeptSignUp = z.output<typeof KeptSignUp>

/** The sign-up that this browser began and that still waits for its code. */
export const readSignUp = (now: number): KeptSignUp | undefined => {
  try {
    const kept = KeptSignUp.parse(JSON.parse(readStored(signUpKey) ?? 'null'))
    return now - kept.mailedAt < authLimits.signUpLife * 1_000 ? kept : undefined
  } catch {
    return undefined
  }
}

/** Keeps the address for a reload and for other tabs; nothing that could prove anything. */
export const keepSignUp = (signUp: KeptSignUp | undefined): void => {
  if (signUp) writeStored(signUpKey, JSON.stringify(signUp))
  else if (readStored(signUpKey) !== null) dropStored(signUpKey)
}
