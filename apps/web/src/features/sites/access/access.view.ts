import type { Site } from '@soundings/contract/sites'
import { hostOf, type LimitedAccess, limitedAccess } from '@soundings/rules/access-status'
import { type DateLanguage, partialDateText } from '#shared/lib/date.ts'
import { webAddress } from '#shared/lib/web-address.ts'

type Told = Pick<Site, 'accessStatus' | 'accessStatusSince' | 'accessStatusReason' | 'accessStatusSource'>

const titles: Record<LimitedAccess, { always: string; since: (date: string) => string }> = {
  closed: {
    always: 'This site is closed to divers',
    since: (date) => `This site has been closed to divers since ${date}`,
  },
  restricted: {
    always: 'Access to this site is restricted',
    since: (date) => `Access to this site has been restricted since ${date}`,
  },
}

const advice: Record<LimitedAccess, string> = {
  closed: 'Nobody may dive here.',
  restricted: 'Check the rules before you plan a dive here.',
}

/** What divers must know before anything else of a site: since when and why not everybody may dive there; null where all may. */
export const accessText = (site: Told, language: DateLanguage) => {
  const limit = limitedAccess(site)
  if (limit === null) return null
  const { accessStatusSince: since, accessStatusReason: reason } = site
  const source = webAddress(site.accessStatusSource)
  return {
    limit,
    title: since ? titles[limit].since(partialDateText(since, language)) : titles[limit].always,
    advice: advice[limit],
    reason: reason || null,
    source: source ? { name: hostOf(source), address: source } : null,
  }
}
