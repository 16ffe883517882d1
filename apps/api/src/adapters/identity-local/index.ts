import { v7 as newId } from 'uuid'
import type { Db } from '#db/client.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import type { Credentials, Identity, IdentityProvider } from '#ports/identity.ts'
import { HttpError } from '#shared/http-error.ts'
import { type MailContent, mailFrom } from '#src/mail/mail-template.ts'
import { addressTaken } from '../identity-mails.ts'
import { hashPassword, isPassword } from '../identity-passwords.ts'
import { openSignUps, unverified } from '../identity-sign-ups/index.ts'
import { addSignUp, deleteSignUp, type NewSignUp } from '../identity-sign-ups/sign-ups.repo.ts'
import { type Account, addAccount, deleteAccount, findAccount, updateAccount } from './accounts.repo.ts'
import type { Purpose } from './codes.repo.ts'
import { mailedCodes, wrongCode } from './codes.ts'
import { codeMail, passwordChanged } from './mail-templates.ts'

/** `origin` is the public address of this server, for links in mails. */
type Needs = Pick<Dependencies, 'db' | 'clock' | 'mail'> & { origin: string }

const wrongPassword = () => new HttpError(401, 'Wrong email or password')

const identityOf = ({ subject, email, firstName, lastName }: Account): Identity => ({
  subject,
  email,
  firstName,
  lastName,
})

/** Adds an account whose address needs no proof; for the machine's owner. */
export const enrolLocally = async (
  tx: Db,
  { password, ...account }: { email: string; password: string; firstName: string; lastName: string },
): Promise<Identity> => {
  const now = new Date()
  const passwordHash = await hashPassword(password)
  const added = await addAccount(tx, {
    subject: newId(),
    ...account,
    passwordHash,
    verifiedAt: now,
    createdAt: now,
  })
  if (!added) throw new Error(`${account.email} has an account already`)
  return identityOf(added)
}

/** Accounts of our own: passwords by argon2id, addresses proved by mailed codes. */
export const localIdentity = ({ db, clock, mail, origin }: Needs): IdentityProvider => {
  const codes = mailedCodes({ db, clock })
  const signUps = openSignUps({ db, clock }, 'local')

  /** A mail without a reader costs the same as one with. */
  const write = (tx: Db, to: string | null, parts: MailContent) =>
    mail.send(tx, { to, ...mailFrom(origin, parts) })

  const mailCode = async (purpose: Purpose, address: string, subject: string | null, tx: Db) => {
    const code = await codes.make(tx, { purpose, holder: address }, subject)
    await write(tx, subject === null ? null : address, codeMail(purpose, code))
  }

  /** The code of a sign-up; the owner of an address that has an account is told that instead. */
  const mailSignUp = async (tx: Db, { id, email }: Pick<NewSignUp, 'id' | 'email'>) => {
    const code = await codes.make(tx, { purpose: 'verify', holder: id }, id)
    const isTaken = (await findAccount(tx, email)) !== undefined
    await write(tx, email, isTaken ? addressTaken() : codeMail('verify', code))
  }

  /** The account that a password opens; refuses alike, in like time, whatever is wrong. */
  const proved = async ({ email, password }: Credentials): Promise<Account> => {
    const account = await findAccount(db, email)
    if (!(await isPassword(password, account?.passwordHash)) || !account) throw wrongPassword()
    return account
  }

  return {
    name: 'local',

    register: async (asked) => {
      const signUp = await signUps.build(asked)
      await db.transaction(async (tx) => {
        await addSignUp(tx, signUp)
        await mailSignUp(tx, signUp)
      })
    },

    confirm: async ({ email, code, ...proof }) => {
      const { id, passwordHash, firstName, lastName, createdAt } = await signUps.find(email, proof)
      await codes.redeem({ purpose: 'verify', holder: id }, code)
      return db.transaction(async (tx) => {
        const named = { email, firstName, lastName, passwordHash, createdAt }
        const account = await addAccount(tx, { subject: newId(), ...named, verifiedAt: clock() })
        // Another sign-up was confirmed before this one: its code is good for nothing any more.
        if (!account) throw wrongCode()
        await deleteSignUp(tx, id)
        return identityOf(account)
      })
    },

    resend: async ({ email, ...proof }) => {
      const signUp = await signUps.find(email, proof)
      await db.transaction((tx) => mailSignUp(tx, signUp))
    },

    signIn: async (credentials) => {
      try {
        return identityOf(await proved(credentials))
      } catch (error) {
        throw (await signUps.isWaiting(credentials)) ? unverified() : error
      }
    },

    forgot: async (email) => {
      const account = await findAccount(db, email)
      await db.transaction((tx) => mailCode('reset', email, account?.subject ?? null, tx))
    },

    reset: async ({ email, code, password }) => {
      const passwordHash = await hashPassword(password)
      const subject = await codes.redeem({ purpose: 'reset', holder: email }, code)
      await db.transaction(async (tx) => {
        await updateAccount(tx, subject, { passwordHash })
        await write(tx, email, passwordChanged())
      })
    },

    changePassword: async ({ email, current, password }) => {
      const { subject } = await proved({ email, password: current })
      const passwordHash = await hashPassword(password)
      await db.transaction(async (tx) => {
        await updateAccount(tx, subject, { passwordHash })
        await write(tx, email, passwordChanged())
      })
    },

    changeEmail: async ({ next, ...credentials }) => {
      const { subject } = await proved(credentials)
      const taken = await findAccount(db, next)
      await db.transaction(async (tx) => {
        if (!taken) return mailCode('change-email', next, subject, tx)
        await mailCode('change-email', next, null, tx)
        await write(tx, next, addressTaken())
      })
    },

    confirmEmail: async ({ next, code, ...credentials }) => {
      const { subject } = await proved(credentials)
      const asked = await codes.redeem({ purpose: 'change-email', holder: next }, code)
      if (asked !== subject) throw new HttpError(400, 'This code is for another account')
      await db.transaction(async (tx) => {
        if (await findAccount(tx, next)) throw new HttpError(409, 'This address belongs to another account')
        await updateAccount(tx, subject, { email: next })
      })
    },

    isKnown: async (email) => (await findAccount(db, email)) !== undefined,

    remove: async (credentials) => {
      const { subject } = await proved(credentials)
      await deleteAccount(db, subject)
    },
  }
}
