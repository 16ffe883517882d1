import type { Group } from '@soundings/contract/people'

/** Somebody whose identity is proved. `groups` is absent where the provider leaves them to us. */
export type Identity = {
  /** The name that the provider knows the person by, for ever. */
  subject: string
  email: string
  firstName: string | null
  lastName: string | null
  groups?: Group[]
}

export type Credentials = { email: string; password: string }

/** Somebody who signs up. `secret` stays in their browser, and shows later that it was this one. */
export type NewPerson = Credentials & { firstName: string; lastName: string; secret: string }

/** How somebody shows that a sign-up is theirs: by the secret of the browser that began it, or by its password. */
export type SignUpProof = { secret?: string | undefined; password?: string | undefined }

/**
 * Proves who somebody is, and no more: sessions, profiles and permissions are ours. Addresses come in lower case.
 * What is wrong is refused with a `HttpError`: 401 for a wrong password, 403 with the code `unverified` for an account
 * whose address is not proved yet, 400 for a wrong or old code. `register`, `confirm`, `resend` and `forgot` answer
 * alike, in like time, whether or not the address has an account. Sign-ups of one address wait side by side; the first
 * that is confirmed is the account, and the others can be nothing any more.
 */
export type IdentityProvider = {
  name: 'local' | 'cognito'
  register: (asked: NewPerson) => Promise<void>
  /** Proves the address of a sign-up by its code; 403 at `password` for who cannot show that the sign-up is theirs. */
  confirm: (proof: SignUpProof & { email: string; code: string }) => Promise<Identity>
  /** Mails the code of a sign-up anew, to who can show the same. */
  resend: (proof: SignUpProof & { email: string }) => Promise<void>
  signIn: (credentials: Credentials) => Promise<Identity>
  forgot: (email: string) => Promise<void>
  reset: (proof: Credentials & { code: string }) => Promise<void>
  changePassword: (change: { email: string; current: string; password: string }) => Promise<void>
  /** Mails a code to the next address, after the password proved who asks. */
  changeEmail: (change: Credentials & { next: string }) => Promise<void>
  confirmEmail: (change: Credentials & { next: string; code: string }) => Promise<void>
  /** Whether an account with this address can sign in; a provider that does not tell answers undefined. */
  isKnown: (email: string) => Promise<boolean | undefined>
  remove: (credentials: Credentials) => Promise<void>
}
