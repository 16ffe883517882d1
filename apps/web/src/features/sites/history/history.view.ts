import type { SiteChange } from '@soundings/contract/site-editing'

const changed = (who: string) => `${who} changed the site`

const sentences: Record<SiteChange['kind'], (who: string) => string> = {
  created: (who) => `${who} added the site`,
  edited: changed,
  approved: (who) => `${who} approved the site`,
  rejected: (who) => `${who} rejected the site`,
  reopened: (who) => `${who} submitted it again`,
  'proposal-applied': (who) => `${who} approved a proposed edit`,
  undone: (who) => `${who} undid a change`,
  merged: (who) => `${who} merged two sites`,
  unmerged: (who) => `${who} undid a merge`,
  removed: (who) => `${who} removed the site`,
  restored: (who) => `${who} restored the site`,
}

type Told = Pick<SiteChange, 'kind' | 'actorHandle' | 'proposerHandle'>

/** What happened, and who did it: `mara_l changed the site`. */
export const changeText = ({ kind, actorHandle, proposerHandle }: Told): string => {
  const who = actorHandle ?? 'Someone'
  if (kind === 'proposal-applied' && proposerHandle)
    return `${who} approved an edit proposed by ${proposerHandle}`
  // A newer server may know kinds that this page does not.
  return (sentences[kind] ?? changed)(who)
}
