import { groups } from '@soundings/contract/people'
import { createRemoteJWKSet, jwtVerify } from 'jose'
import { z } from 'zod'
import type { Dependencies } from '#ports/dependencies.ts'
import type { Identity, IdentityProvider } from '#ports/identity.ts'
import { HttpError } from '#shared/http-error.ts'
import { mailFrom } from '#src/mail/mail-template.ts'
import { addressTaken } from '../identity-mails.ts'
import { openPool, type PoolSettings, type PoolTokens, regionOf } from './client.ts'
import { codeErrorOf, errorOf, nameOf } from './errors.ts'
import { putSignup, takeSignup } from './pending.repo.ts'

type Needs = Pick<Dependencies, 'db' | 'clock' | 'mail' | 'log'> & { origin: string }
type Credentials = { email: string; password: string }

const Claims = z.object({
  sub: z.string(),
  email: z.string().toLowerCase(),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
  'cognito:groups': z.array(z.string()).default([]),
  token_use: z.literal('id'),
})

const addressOf = (settings: PoolSettings) =>
  settings.endpoint ?? `https://cognito-idp.${regionOf(settings)}.amazonaws.com`

const fails = (reason: (error: unknown) => unknown) => (error: unknown) => {
  throw reason(error)
}

/**
 * People of an AWS Cognito user pool. Its tokens prove an identity once and are given back at once: sessions are ours,
 * and groups are the pool's. docs/deployment.md says how a pool is set up.
 */
export const cognitoIdentity = (
  settings: PoolSettings,
  { db, clock, mail, log, origin }: Needs,
): IdentityProvider => {
  const pool = openPool(settings)
  const { poolId, clientId: audience } = settings
  const address = addressOf(settings)
  const issuer = `${settings.issuer ?? address}/${poolId}`
  const keys = createRemoteJWKSet(new URL(`${address}/${poolId}/.well-known/jwks.json`))

  const authenticate = async (credentials: Credentials): Promise<PoolTokens> => {
    const tokens = await pool.authenticate(credentials).catch(fails(errorOf))
    if (!tokens)
      throw new HttpError(403, 'This account uses two-step sign-in, which this server doesn’t support')
    return tokens
  }

  /** A call that is worth a try but not worth failing for. */
  const atBest = (work: Promise<unknown>) =>
    work.catch((err: unknown) => log.warn({ err }, 'the user pool did not do all that it was asked'))

  const readIdentity = async ({ id }: PoolTokens): Promise<Identity> => {
    const { payload } = await jwtVerify(id, keys, { issuer, audience })
    const claims = Claims.parse(payload)
    return {
      subject: claims.sub,
      email: claims.email,
      firstName: claims.given_name ?? null,
      lastName: claims.family_name ?? null,
      groups: groups.filter((group) => claims['cognito:groups'].includes(group)),
    }
  }

  const resend = (email: string) => pool.resend(email).then(() => true)

  /** The address is known already: a code for who has not proved it, a word to its owner otherwise. */
  const answerKnown = async (email: string) => {
    const isWaiting = await resend(email).catch((error: unknown) => {
      if (['InvalidParameterException', 'NotAuthorizedException'].includes(nameOf(error))) return false
      throw errorOf(error)
    })
    if (!isWaiting) await mail.send(db, { to: email, ...mailFrom(origin, addressTaken()) })
  }

  return {
    name: 'cognito',

    register: async (asked) => {
      const { email, firstName, lastName } = asked
      const subject = await pool.signUp(asked).catch((error: unknown) => {
        if (nameOf(error) === 'UsernameExistsException') return undefined
        if (nameOf(error) === 'InvalidPasswordException')
          throw new HttpError(400, 'Password must meet requirements', { field: 'password' })
        throw errorOf(error)
      })
      if (subject) await putSignup(db, { email, subject, firstName, lastName }, clock())
      else await answerKnown(email)
    },

    confirm: async ({ email, code }) => {
      await pool.confirmSignUp(email, code).catch(fails(codeErrorOf))
      const signup = await takeSignup(db, email)
      if (!signup)
        throw new HttpError(409, 'Your address is already verified. Please log in.', { code: 'verified' })
      return { ...signup, groups: [] }
    },

    resend: async (email) => {
      await resend(email).catch((error: unknown) => {
        const httpError = errorOf(error)
        // Whether there is such an account, and whether it waits for a code, is nobody's business.
        if (httpError instanceof HttpError && [429, 503].includes(httpError.status)) throw httpError
      })
    },

    signIn: async (credentials) => {
      const tokens = await authenticate(credentials)
      const identity = await readIdentity(tokens)
      if (tokens.refresh) void atBest(pool.revoke(tokens.refresh))
      return identity
    },

    forgot: async (email) => {
      await pool.forgot(email).catch((error: unknown) => {
        const httpError = errorOf(error)
        if (httpError instanceof HttpError && [429, 503].includes(httpError.status)) throw httpError
      })
    },

    reset: async ({ email, password, code }) => {
      await pool.reset({ email, password, code }).catch(fails(codeErrorOf))
      await atBest(authenticate({ email, password }).then(({ access }) => pool.signOutEverywhere(access)))
    },

    changePassword: async ({ email, current, password }) => {
      const { access } = await authenticate({ email, password: current })
      await pool.changePassword(access, current, password).catch(fails(errorOf))
      await atBest(pool.signOutEverywhere(access))
    },

    changeEmail: async ({ next, ...credentials }) => {
      const { access } = await authenticate(credentials)
      await pool.changeEmail(access, next).catch(fails(errorOf))
    },

    confirmEmail: async ({ code, next: _, ...credentials }) => {
      const { access } = await authenticate(credentials)
      await pool.confirmEmail(access, code).catch(fails(codeErrorOf))
    },

    // The pool tells nobody who has an account; who has signed in here is known from our own people.
    isKnown: async () => undefined,

    remove: async (credentials) => {
      const { access } = await authenticate(credentials)
      await pool.remove(access).catch(fails(errorOf))
    },
  }
}
