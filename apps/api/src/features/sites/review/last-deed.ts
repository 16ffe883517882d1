import type { ChangeKind } from '@soundings/contract/site-editing'
import type { Db } from '#db/client.ts'
import type { Deed } from '#src/reviewable.ts'
import { findLastChange } from '../editing/changes.repo.ts'

const changed = (it: string) => `changed ${it}`

const words: Partial<Record<ChangeKind, (it: string) => string>> = {
  edited: changed,
  'proposal-applied': changed,
  undone: changed,
  approved: (it) => `approved ${it}`,
  rejected: (it) => `rejected ${it}`,
  reopened: (it) => `sent ${it} again`,
  removed: (it) => `took ${it} away`,
  merged: (it) => `merged ${it}`,
  unmerged: (it) => `unmerged ${it}`,
  restored: (it) => `brought ${it} back`,
}

/** What waits for a site waits no longer when that is not there any more. */
const ends: readonly ChangeKind[] = ['removed', 'merged']
/** A site itself does not wait once somebody said what becomes of it. */
const verdicts: readonly ChangeKind[] = ['approved', 'rejected']

/** What was done last to a site, for those who come too late to decide about it or about a change of it. */
export const lastDeedOf = async (
  db: Db,
  siteId: string,
  about: 'this' | 'the site',
): Promise<Deed | undefined> => {
  const change = await findLastChange(db, siteId)
  const inWords = change && words[change.kind]
  if (!change || !inWords) return undefined
  const { actorId: by, actorHandle: handle, at, kind } = change
  const isEnd = ends.includes(kind) || (about === 'this' && verdicts.includes(kind))
  return { by, handle, at, what: inWords(about), isEnd }
}
