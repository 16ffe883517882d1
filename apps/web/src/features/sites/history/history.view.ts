import type { SiteChange } from '@soundings/contract/site-editing'

const sentence: Record<SiteChange['kind'], string> = {
  created: 'added the site',
  edited: 'changed the site',
  approved: 'approved the site',
  rejected: 'rejected the site',
  reopened: 'sent it in again',
  'proposal-applied': 'approved a proposed edit',
  undone: 'undid a change',
  merged: 'merged two sites',
  unmerged: 'took a merge back',
  removed: 'took the site down',
  restored: 'brought the site back',
}

type Told = Pick<SiteChange, 'kind' | 'actorHandle' | 'proposerHandle'>

/** What happened, with whoever did it: `mara_l changed the site`. */
export const changeText = ({ kind, actorHandle, proposerHandle }: Told): string => {
  const who = actorHandle ?? 'Somebody'
  if (kind === 'proposal-applied' && proposerHandle)
    return `${who} approved an edit proposed by ${proposerHandle}`
  return `${who} ${sentence[kind] ?? 'did something to the site'}`
}
