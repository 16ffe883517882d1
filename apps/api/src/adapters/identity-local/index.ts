import { v7 as newId } from 'uuid'
import type { Db } from '#db/client.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import type { Identity, IdentityProvider } from '#ports/identity.ts'
import { HttpError } from '#shared/http-error.ts'
import { type MailContent, mailFrom } from '#src/mail/mail-template.ts'
import { addressTaken } from '../identity-mails.ts'
import { type Account, addAccount, deleteAccount, findAccount, updateAccount } from './accounts.repo.ts'
import type { Purpose } from './codes.repo.ts'
import { mailedCodes } from './codes.ts'
import { codeMail, passwordChanged } from './mail-templates.ts'
import { hashPassword, isPassword } from './passwords.ts'

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

  /** A mail without a reader costs the same as one with. */
  const write = (tx: Db, to: string | null, parts: MailContent) =>
    mail.send(tx, { to, ...mailFrom(origin, parts) })

  const mailCode = async (purpose: Purpose, address: string, subject: string | null, tx: Db = db) => {
    const code = await codes.make(tx, { purpose, address }, subject)
    await write(tx, subject === null ? null : address, codeMail(purpose, code))
  }

  /** The account that a password opens; refuses alike, in like time, whatever is wrong. */
  const proved = async ({ email, password }: { email: string; password: string }): Promise<Account> => {
    const account = await findAccount(db, email)
    if (!(await isPassword(password, account?.passwordHash)) || !account) throw wrongPassword()
    return account
  }

  return {
    name: 'local',

    register: async ({ email, password, firstName, lastName }) => {
      const passwordHash = await hashPassword(password)
      const createdAt = clock()
      await db.transaction(async (tx) => {
        const unverified = { email, passwordHash, firstName, lastName, createdAt }
        const account = await addAccount(tx, { subject: newId(), ...unverified })
        if (account) await mailCode('verify', email, account.subject, tx)
        else await write(tx, email, addressTaken())
      })
    },

    confirm: async ({ email, code }) => {
      const subject = await codes.redeem({ purpose: 'verify', address: email }, code)
      const account = await updateAccount(db, subject, { verifiedAt: clock() })
      if (!account) throw new HttpError(400, 'This account no longer exists. Please sign up again.')
      return identityOf(account)
    },

    resend: async (email) => {
      const account = await findAccount(db, email)
      const isWaiting = account && account.verifiedAt === null
      await db.transaction((tx) => mailCode('verify', email, isWaiting ? account.subject : null, tx))
    },

    signIn: async (credentials) => {
      const account = await proved(credentials)
      if (account.verifiedAt === null)
        throw new HttpError(403, 'Please verify your email address first', { code: 'unverified' })
      return identityOf(account)
    },

    forgot: async (email) => {
      const account = await findAccount(db, email)
      const isMember = account && account.verifiedAt !== null
      await db.transaction((tx) => mailCode('reset', email, isMember ? account.subject : null, tx))
    },

    reset: async ({ email, code, password }) => {
      const passwordHash = await hashPassword(password)
      const subject = await codes.redeem({ purpose: 'reset', address: email }, code)
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
        if (!taken?.verifiedAt) return mailCode('change-email', next, subject, tx)
        await mailCode('change-email', next, null, tx)
        await write(tx, next, addressTaken())
      })
    },

    confirmEmail: async ({ next, code, ...credentials }) => {
      const { subject } = await proved(credentials)
      const asked = await codes.redeem({ purpose: 'change-email', address: next }, code)
      if (asked !== subject) throw new HttpError(400, 'This code is for another account')
      await db.transaction(async (tx) => {
        const squatter = await findAccount(tx, next)
        if (squatter?.verifiedAt) throw new HttpError(409, 'This address belongs to another account')
        if (squatter) await deleteAccount(tx, squatter.subject)
        await updateAccount(tx, subject, { email: next })
      })
    },

    isKnown: async (email) => Boolean((await findAccount(db, email))?.verifiedAt),

    remove: async (credentials) => {
      const { subject } = await proved(credentials)
      await deleteAccount(db, subject)
    },
  }
}
