import type { Notification } from '@soundings/contract/notifications'
import type { Site } from '@soundings/contract/sites'
import { because } from '@soundings/rules/moderation'
import { sitePath } from '@soundings/rules/share'
import type { Db } from '#db/client.ts'
import type { Person } from '#src/person.ts'
import { closeProposalsOf } from './proposals.repo.ts'

type Told = Pick<Notification, 'type' | 'message' | 'link'>

/** What other features do when a site ends. */
export type SiteEndDoors = {
  /** Tells one person something, when the transaction commits. */
  tell: (tx: Db, userId: string, told: Told) => Promise<void>
  /** Closes what people object to in a site; answers who did. */
  closeFlags: (tx: Db, siteId: string) => Promise<string[]>
}

/** A site that nobody will find any more: taken away for a reason, or part of another one. */
export type SiteEnd = { site: Site; by: Person } & ({ reason: string | null } | { into: Site })

type Words = { type: Told['type']; became: string; ended: string; hint: string; link: string | null }

const wordsOf = (end: SiteEnd): Words => {
  if (!('into' in end))
    return { type: 'warning', became: 'was taken away', ended: because(end.reason), hint: '', link: null }
  const { into } = end
  const hint = ' You can propose them there.'
  return { type: 'info', became: `is now part of “${into.siteName}”`, ended: '.', hint, link: sitePath(into) }
}

/** Tells the author of a site that had ended that it is there again, but not the one who brought it back, who knows. */
export const tellBack = async (
  tx: Db,
  site: Pick<Site, 'id' | 'slug' | 'siteName' | 'createdBy'>,
  by: Person,
  { tell }: Pick<SiteEndDoors, 'tell'>,
): Promise<void> => {
  if (!site.createdBy || site.createdBy === by.id) return
  const message = `Your site “${site.siteName}” is there again, as it was.`
  await tell(tx, site.createdBy, { type: 'success', message, link: sitePath(site) })
}

/**
 * Closes what waits about a site that ends, and tells its author and whoever proposed or objected to something; once
 * each, and not the one who ended it, who knows.
 */
export const endSite = async (tx: Db, end: SiteEnd, { tell, closeFlags }: SiteEndDoors): Promise<void> => {
  const { site, by } = end
  const { type, became, ended, hint, link } = wordsOf(end)
  const name = `“${site.siteName}”`
  const proposers = await closeProposalsOf(tx, site.id, `The site ${became}.`)
  const reporters = await closeFlags(tx, site.id)
  const news: [(string | null)[], Told][] = [
    [[site.createdBy], { type, message: `Your site ${name} ${became}${ended}`, link }],
    [
      proposers,
      {
        type: 'info',
        message: `${name} ${became}, so your changes to it were not taken over.${hint}`,
        link,
      },
    ],
    [reporters, { type: 'success', message: `Thank you for your report: ${name} ${became}.`, link }],
  ]
  for (const [people, told] of news)
    for (const userId of new Set(people)) if (userId && userId !== by.id) await tell(tx, userId, told)
}
