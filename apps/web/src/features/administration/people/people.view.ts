import type { Account } from '@soundings/contract/administration-shapes'

/** What somebody is called: by their name, or else by their username or address. */
export const nameOf = ({ name, handle, email }: Pick<Account, 'name' | 'handle' | 'email'>): string =>
  name ?? (handle === null ? (email ?? 'Someone without a name') : `@${handle}`)
