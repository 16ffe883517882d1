import type { ChangeKind } from '@soundings/contract/site-editing'
import type { Db } from '#db/client.ts'
import type { Action } from '#extension-points/reviewable.ts'
import { findLastChange } from '../editing/changes.repo.ts'

type Say = Action['say']

const changed: Say = (who, ago) => `${who} changed this site ${ago}`

const sentences: Partial<Record<ChangeKind, Say>> = {
  edited: changed,
  'proposal-applied': changed,
  undone: changed,
  approved: (who, ago) => `${who} approved this site ${ago}`,
  rejected: (who, ago) => `${who} rejected this site ${ago}`,
  reopened: (who, ago) => `${who} submitted this site again ${ago}`,
  removed: (who, ago) => `${who} removed this site ${ago}`,
  merged: (who, ago) => `${who} merged this site ${ago}`,
  unmerged: (who, ago) => `${who} unmerged this site ${ago}`,
  restored: (who, ago) => `${who} restored this site ${ago}`,
}

/** Once a site is gone, what was waiting for review about it is closed. */
const ends: readonly ChangeKind[] = ['removed', 'merged']
/** A site itself is no longer pending once it was approved or rejected. */
const decisions: readonly ChangeKind[] = ['approved', 'rejected']

/** What was done last to a site, for moderators who are too late to decide about it or about a proposed change. */
export const lastActionOf = async (
  db: Db,
  siteId: string,
  about: 'site' | 'proposal',
): Promise<Action | undefined> => {
  const change = await findLastChange(db, siteId)
  const say = change && sentences[change.kind]
  if (!change || !say) return undefined
  const { actorId: by, actorHandle: handle, at, kind } = change
  const isEnd = ends.includes(kind) || (about === 'site' && decisions.includes(kind))
  return { by, handle, at, say, isEnd }
}
