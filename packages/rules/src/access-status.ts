import type { AccessStatus } from '@soundings/contract/site-fields'
import type { SiteFacts } from '@soundings/contract/sites'

/** The facts that say whether one may dive at a site; they only make sense together. */
export const accessFacts = [
  'accessStatus',
  'accessStatusSince',
  'accessStatusReason',
  'accessStatusSource',
] as const satisfies (keyof SiteFacts)[]
export type AccessFact = (typeof accessFacts)[number]

export type Issue = { path: string[]; message: string }

/** What divers must be told before anything else of a site. */
export type LimitedAccess = Exclude<AccessStatus, 'open'>

/** `closed` or `restricted`; null where anybody may dive, as far as is known. */
export const limitedAccess = ({
  accessStatus,
}: {
  accessStatus?: AccessStatus | null | undefined
}): LimitedAccess | null => (accessStatus === 'closed' || accessStatus === 'restricted' ? accessStatus : null)

const whyMissing: Record<LimitedAccess, string> = {
  closed: 'Say why the site is closed',
  restricted: 'Say why access is restricted',
}

/** What contradicts itself in what is said of the access to a site. */
export const accessContradictions = (facts: Pick<SiteFacts, AccessFact>): Issue[] => {
  if (facts.accessStatus === null)
    return accessFacts
      .filter((name) => facts[name])
      .map((name) => ({ path: [name], message: 'Choose an access status first' }))
  const limit = limitedAccess(facts)
  return limit && !facts.accessStatusReason
    ? [{ path: ['accessStatusReason'], message: whyMissing[limit] }]
    : []
}

/** The same sites in the same order, but closed ones after all others. */
export const closedLast = <Site extends { accessStatus?: AccessStatus | null | undefined }>(
  sites: readonly Site[],
): Site[] => {
  const isClosed = (site: Site) => limitedAccess(site) === 'closed'
  return [...sites.filter((site) => !isClosed(site)), ...sites.filter(isClosed)]
}

/** Whose page a web address leads to: `dof.gob.mx`. */
export const hostOf = (address: string): string =>
  /^https?:\/\/(?:[^/?#]*@)?(?:www\.)?([^/?#]+)/i.exec(address)?.[1] ?? address
