import {
  accountDeleted,
  handleRefusals,
  type Me,
  type Onboard,
  type Register,
} from '@soundings/contract/auth'
import { isCommonPassword } from '@soundings/rules/passwords'
import { v7 as newId } from 'uuid'
import { type Db, inTransaction, isTaken } from '#db/client.ts'
import type { Notify } from '#extension-points/notification-kind.ts'
import { claimHandle, refusalOfHandle } from '#features/people/index.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import type { Identity, SignUpProof } from '#ports/identity.ts'
import { HttpError } from '#shared/http-error.ts'
import type { Person } from '#shared/person.ts'
import { deviceName } from '#src/sessions/device-name.ts'
import type { Sessions, Tokens } from '#src/sessions/sessions.service.ts'
import { hashOf, newSecret } from '#src/sessions/tokens.ts'
import { newDevice } from './auth-notifications.ts'
import {
  findReturning,
  findUser,
  findUserByEmail,
  meetDevice,
  putUser,
  type Returning,
  updateUser,
} from './users.repo.ts'

type Needs = Pick<Dependencies, 'db' | 'clock' | 'identity'> & { sessions: Sessions; notify: Notify }

/** The browser that a person signs in with; `id` is a secret of its own that stays on the device. */
export type Device = { id: string; userAgent: string }
export type SignedIn = { user: Me; tokens: Tokens }

const gone = () => new HttpError(401, 'Please log in again', { code: 'session-over' })
const handleTaken = () => new HttpError(409, handleRefusals.taken, { field: 'handle' })

/** Somebody who is signed in mistyped their password: that is no reason to doubt the session, as a 401 would be. */
export const atField = (field: string) => (error: unknown) => {
  const isWrong = error instanceof HttpError && error.status === 401
  throw isWrong ? new HttpError(403, 'Wrong password', { field, code: 'wrong-password' }) : error
}

const refuseCommon = (password: string, known: string[]) => {
  if (isCommonPassword(password, known))
    throw new HttpError(400, 'This password is too easy to guess', { field: 'password' })
}

/** Signing up and in: the provider proves identities, the rest is ours. */
export const authService = ({ db, clock, identity, sessions, notify }: Needs) => {
  /** Tells people of a sign-in from a device that they never used; the first one of all is no news. */
  const greetDevice = async (tx: Db, userId: string, device: Device) => {
    const seenAt = clock()
    const met = await meetDevice(tx, { userId, deviceHash: hashOf(device.id), seenAt })
    if (met.isKnown || met.others === 0) return
    await notify(tx, userId, newDevice(deviceName(device.userAgent)))
  }

  /** Whether a sign-in tells nothing new of a person, and comes from a device of theirs: most do. */
  const isReturning = (
    { subject, email, groups }: Identity,
    known: Returning | undefined,
  ): known is Returning =>
    known?.hasDevice === true &&
    known.subject === subject &&
    known.user.email === email &&
    (groups === undefined || groups.join() === known.user.groups.join())

  const beginNew = (proved: Identity, device: Device): Promise<SignedIn> =>
    db.transaction(async (tx) => {
      const user = await putUser(tx, { id: newId(), provider: identity.name, createdAt: clock(), ...proved })
      await greetDevice(tx, user.id, device)
      return { user, tokens: await sessions.open(tx, user.id, device.userAgent) }
    })

  const read = async ({ id }: Pick<Person, 'id'>): Promise<Me> => {
    const user = await findUser(db, id)
    if (!user) throw gone()
    return user
  }

  return {
    /** Answers the secret by which the browser shows that this sign-up is its own. */
    register: async ({ recaptchaToken: _, ...asked }: Register): Promise<string> => {
      refuseCommon(asked.password, [asked.email, asked.firstName, asked.lastName])
      const secret = newSecret()
      await identity.register({ ...asked, secret })
      return secret
    },

    verify: async (proof: SignUpProof & { email: string; code: string }, device: Device): Promise<SignedIn> =>
      beginNew(await identity.confirm(proof), device),

    resend: (proof: SignUpProof & { email: string }): Promise<void> => identity.resend(proof),

    signIn: async (credentials: { email: string; password: string }, device: Device): Promise<SignedIn> => {
      // While the password is tried, which takes a while, the person is looked up, whether or not it is right.
      const returning = { provider: identity.name, email: credentials.email, deviceHash: hashOf(device.id) }
      const [proved, known] = await Promise.all([identity.signIn(credentials), findReturning(db, returning)])
      if (!isReturning(proved, known)) return beginNew(proved, device)
      return { user: known.user, tokens: await sessions.open(db, known.user.id, device.userAgent) }
    },

    /** New tokens for a refresh token; the person is read anew, as their groups may have changed. */
    refresh: async (token: string | undefined): Promise<SignedIn> => {
      const renewed = token === undefined ? null : await sessions.refresh(token)
      if (renewed === 'account-deleted')
        throw new HttpError(401, 'This account was deleted', { code: accountDeleted })
      if (!renewed) throw gone()
      return { user: await read({ id: renewed.userId }), tokens: renewed.tokens }
    },

    profile: read,

    onboard: async (person: Person, { bio, ...profile }: Onboard): Promise<Me> => {
      const known = await read(person)
      const isOwn = known.handle?.toLowerCase() === profile.handle.toLowerCase()
      if (known.handle !== null && !isOwn) throw new HttpError(409, 'The username can’t be changed')
      const user = await inTransaction(db, async (tx) => {
        // Whoever has one from before it was reserved keeps it.
        if (!isOwn)
          await claimHandle(tx, { handle: profile.handle, userId: person.id, now: clock() }, known.handle)
        return updateUser(tx, person.id, { ...profile, bio: bio || null })
      }).catch((error: unknown) => {
        throw isTaken(error) ? handleTaken() : error
      })
      if (!user) throw gone()
      sessions.forget(person.id)
      return user
    },

    isEmailFree: async (email: string): Promise<boolean> =>
      !((await identity.isKnown(email)) ?? (await findUserByEmail(db, identity.name, email))),

    /** Whether somebody can have a handle; for whoever asks, one of their own former ones is free. */
    isHandleFree: async (handle: string, userId: string | undefined): Promise<boolean> =>
      (await refusalOfHandle(db, { handle, userId, now: clock() })) === undefined,

    forgot: (email: string): Promise<void> => identity.forgot(email),

    reset: async (proof: { email: string; code: string; password: string }): Promise<void> => {
      refuseCommon(proof.password, [proof.email])
      await identity.reset(proof)
      const user = await findUserByEmail(db, identity.name, proof.email)
      if (user) await sessions.endAll(db, user.id)
    },

    changePassword: async (person: Person, change: { current: string; password: string }): Promise<void> => {
      const { email } = await read(person)
      refuseCommon(change.password, [email])
      await identity.changePassword({ email, ...change }).catch(atField('current'))
      await sessions.endAll(db, person.id, person.sessionId)
    },

    changeEmail: async (person: Person, change: { email: string; password: string }): Promise<void> => {
      const { email } = await read(person)
      if (email === change.email) throw new HttpError(400, 'This is already your address', { field: 'email' })
      const { email: next, password } = change
      await identity.changeEmail({ email, password, next }).catch(atField('password'))
    },

    confirmEmail: async (
      person: Person,
      change: { email: string; password: string; code: string },
    ): Promise<Me> => {
      const { email } = await read(person)
      const { password, code } = change
      await identity.confirmEmail({ email, password, code, next: change.email }).catch(atField('password'))
      const user = await updateUser(db, person.id, { email: change.email })
      await sessions.endAll(db, person.id, person.sessionId)
      if (!user) throw gone()
      return user
    },
  }
}
