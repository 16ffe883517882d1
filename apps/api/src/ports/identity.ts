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

type Credentials = { email: string; password: string }

/**
 * Proves who somebody is, and no more: sessions, profiles and permissions are ours. Addresses come in lower case.
 * What is wrong is refused with a `HttpError`: 401 for a wrong password, 403 with the code `unverified` for an account
 * whose address is not proved yet, 400 for a wrong or old code. `register`, `resend` and `forgot` answer alike, in like
 * time, whether or not the address is known.
 */
export type IdentityProvider = {
  name: 'local' | 'cognito'
  register: (asked: Credentials & { firstName: string; lastName: string }) => Promise<void>
  /** Proves the address of a new account by its code. */
  confirm: (proof: { email: string; code: string }) => Promise<Identity>
  resend: (email: string) => Promise<void>
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
