import { authLimits, passwordNeeded as passwordNeededCode } from '@soundings/contract/auth'
import { v7 as newId } from 'uuid'
import type { Dependencies } from '#ports/dependencies.ts'
import type { Credentials, IdentityProvider, NewPerson, SignUpProof } from '#ports/identity.ts'
import { HttpError } from '#shared/http-error.ts'
import { hashOf, isHashOf } from '#src/sessions/tokens.ts'
import { hashPassword, isPassword } from '../identity-passwords.ts'
import { findSignUps, type NewSignUp, type SignUp } from './sign-ups.repo.ts'

/** In milliseconds. */
const life = authLimits.signUpLife * 1_000

export const unverified = () =>
  new HttpError(403, 'Please verify your email address first', { code: 'unverified' })
const passwordNeeded = () =>
  new HttpError(403, 'Enter the password you signed up with', { field: 'password', code: passwordNeededCode })
const wrongPassword = () =>
  new HttpError(
    403,
    'That’s not the password you signed up with. If you signed up more than a day ago, please sign up again.',
    { field: 'password', code: 'wrong-password' },
  )

/**
 * Sign-ups that wait for their code, the same for every provider. What they answer depends on who asks, and never on
 * whether their address has an account.
 */
export const openSignUps = (
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  provider: IdentityProvider['name'],
) => {
  const pending = (email: string) => findSignUps(db, { provider, email }, new Date(clock().getTime() - life))

  /** With no sign-up to compare, it takes as long as with one. */
  const byPassword = async ({ email, password }: Credentials): Promise<SignUp | undefined> => {
    const known = await pending(email)
    const hashes = known.length > 0 ? known.map(({ passwordHash }) => passwordHash) : [undefined]
    const fits = await Promise.all(hashes.map((hash) => isPassword(password, hash)))
    return known.find((_, at) => fits[at])
  }

  const bySecret = async (email: string, secret: string): Promise<SignUp | undefined> =>
    (await pending(email)).find(({ secretHash }) => isHashOf(secret, secretHash))

  return {
    /** A sign-up to be added. */
    build: async ({ password, secret, ...person }: NewPerson): Promise<NewSignUp> => ({
      id: newId(),
      provider,
      ...person,
      passwordHash: await hashPassword(password),
      secretHash: hashOf(secret),
      createdAt: clock(),
    }),

    /** The sign-up of who asks; a password that was typed says more than the cookie of the browser. */
    find: async (email: string, { secret, password }: SignUpProof): Promise<SignUp> => {
      if (password !== undefined) {
        const found = await byPassword({ email, password })
        if (!found) throw wrongPassword()
        return found
      }
      const found = secret === undefined ? undefined : await bySecret(email, secret)
      if (!found) throw passwordNeeded()
      return found
    },

    /** Whether a password belongs to a sign-up that waits for its code. */
    isWaiting: async (credentials: Credentials): Promise<boolean> =>
      (await byPassword(credentials)) !== undefined,
  }
}
