import { groups } from '@soundings/contract/people'
import { createRemoteJWKSet, jwtVerify } from 'jose'
import { z } from 'zod'
import type { Dependencies } from '#ports/dependencies.ts'
import type { Credentials, Identity, IdentityProvider, SignUpProof } from '#ports/identity.ts'
import { HttpError } from '#shared/http-error.ts'
import { mailFrom } from '#src/mail/mail-template.ts'
import { seal, unseal } from '#src/sessions/tokens.ts'
import { addressTaken } from '../identity-mails.ts'
import { openSignUps, unverified } from '../identity-sign-ups/index.ts'
import {
  addSignUp,
  deleteProved,
  deleteSignUp,
  isMarkedProved,
  markProved,
  type SignUp,
} from '../identity-sign-ups/sign-ups.repo.ts'
import { openPool, type PoolSettings, type PoolTokens, regionOf } from './client.ts'
import { codeErrorOf, errorOf, nameOf, resetRequired } from './errors.ts'
import { unclaimedPassword } from './unclaimed.ts'

type Needs = Pick<Dependencies, 'db' | 'clock' | 'mail' | 'log'> & { origin: string }
const provider = 'cognito'

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

/** Whether there is such an account, and what it waits for, is nobody's business. */
const onlyIfBusy = (error: unknown) => {
  const httpError = errorOf(error)
  if (httpError instanceof HttpError && [429, 503].includes(httpError.status)) throw httpError
}

const passwordOf = ({ sealedPassword }: SignUp, { secret, password }: SignUpProof): string => {
  if (password !== undefined) return password
  if (secret === undefined || !sealedPassword) throw new Error('A sign-up was found without its password')
  return unseal(sealedPassword, secret)
}

/**
 * People of an AWS Cognito user pool. Its tokens prove an identity once and are given back at once: sessions are ours,
 * and groups are the pool's. docs/deployment.md says how a pool is set up.
 *
 * A pool knows one sign-up per address, whoever began it, and one code. So it is told nobody's password before the
 * address is proved, and then that of who proved it (docs/decisions/0062).
 */
export const cognitoIdentity = (
  settings: PoolSettings,
  { db, clock, mail, log, origin }: Needs,
): IdentityProvider => {
  const pool = openPool(settings)
  const signUps = openSignUps({ db, clock }, provider)
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

  /** The pool knows the address already: a code for who has not proved it, a word to its owner otherwise. */
  const mailKnown = async (email: string) => {
    const isWaiting = await pool.resend(email).then(
      () => true,
      (error: unknown) => {
        if (['InvalidParameterException', 'NotAuthorizedException'].includes(nameOf(error))) return false
        throw errorOf(error)
      },
    )
    if (!isWaiting) await mail.send(db, { to: email, ...mailFrom(origin, addressTaken()) })
  }

  /** Gives the account of an address just proved to who proved it: their password and their name. */
  const claim = async ({ email, firstName, lastName }: SignUp, password: string): Promise<Identity> => {
    const unclaimed = await unclaimedPassword(db, email)
    const tokens = await authenticate({ email, password: unclaimed })
    await pool.changePassword(tokens.access, unclaimed, password)
    const identity = await readIdentity(tokens)
    if (identity.firstName !== firstName || identity.lastName !== lastName)
      await atBest(pool.rename(tokens.access, { firstName, lastName }))
    if (tokens.refresh) void atBest(pool.revoke(tokens.refresh))
    return { ...identity, firstName, lastName }
  }

  return {
    name: provider,

    register: async (asked) => {
      const signUp = await signUps.build(asked)
      const { email, firstName, lastName } = signUp
      const password = await unclaimedPassword(db, email)
      const isNew = await pool.signUp({ email, password, firstName, lastName }).then(
        () => true,
        (error: unknown) => {
          if (nameOf(error) === 'UsernameExistsException') return false
          throw errorOf(error)
        },
      )
      await addSignUp(db, { ...signUp, sealedPassword: seal(asked.password, asked.secret) })
      if (!isNew) await mailKnown(email)
    },

    confirm: async ({ email, code, ...proof }) => {
      const signUp = await signUps.find(email, proof)
      const password = passwordOf(signUp, proof)
      await pool.confirmSignUp(email, code).catch(fails(codeErrorOf))
      await markProved(db, signUp.id, clock())
      const identity = await claim(signUp, password).catch((err: unknown) => {
        log.warn({ err }, 'an address was proved, but the user pool did not take its password')
        const message = 'Your email is verified. To finish, choose “Forgot password?” and set a password.'
        throw new HttpError(409, message, { code: 'verified' })
      })
      await deleteSignUp(db, signUp.id)
      return identity
    },

    resend: async ({ email, ...proof }) => {
      await signUps.find(email, proof)
      await mailKnown(email).catch(onlyIfBusy)
    },

    signIn: async (credentials) => {
      const tokens = await authenticate(credentials).catch(async (error: unknown) => {
        const isWrong = error instanceof HttpError && error.status === 401
        throw isWrong && (await signUps.isWaiting(credentials)) ? unverified() : error
      })
      const identity = await readIdentity(tokens)
      if (tokens.refresh) void atBest(pool.revoke(tokens.refresh))
      // Proved here, but signed up elsewhere: the password is that of whoever did, until its owner sets another.
      if (await isMarkedProved(db, { provider, email: credentials.email })) throw resetRequired()
      return identity
    },

    forgot: async (email) => {
      await pool.forgot(email).catch(onlyIfBusy)
    },

    reset: async ({ email, password, code }) => {
      await pool.reset({ email, password, code }).catch(fails(codeErrorOf))
      await deleteProved(db, { provider, email })
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
