import type { Notification } from '@soundings/contract/notifications'
import type { Site } from '@soundings/contract/sites'
import { because } from '@soundings/rules/moderation'
import { sitePath } from '@soundings/rules/share'
import type { Db } from '#db/client.ts'
import type { Person } from '#src/person.ts'
import { closeProposalsOf, reopenProposals } from './proposals.repo.ts'

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

type News = [people: (string | null)[], told: Told][]

/** Tells each of these people once, and not the one who did it, who knows. */
const tellAll = async (
  tx: Db,
  news: News,
  by: Person,
  { tell }: Pick<SiteEndDoors, 'tell'>,
): Promise<void> => {
  for (const [people, told] of news)
    for (const userId of new Set(people)) if (userId && userId !== by.id) await tell(tx, userId, told)
}

const authors = (proposals: { authorId: string | null }[]) => proposals.map(({ authorId }) => authorId)

/**
 * Has those proposals wait again that were closed when a site ended, now that it is there again, and tells its author
 * and theirs.
 */
export const tellBack = async (
  tx: Db,
  site: Pick<Site, 'id' | 'slug' | 'siteName' | 'createdBy'>,
  { by, closed }: { by: Person; closed: string[] },
  doors: Pick<SiteEndDoors, 'tell'>,
): Promise<void> => {
  const link = sitePath(site)
  const name = `“${site.siteName}”`
  const reopened = await reopenProposals(tx, closed)
  const message = `Your site ${name} is there again, as it was.`
  const waits = `${name} is there again, so your changes to it wait for a moderator once more.`
  const news: News = [
    [[site.createdBy], { type: 'success', message, link }],
    [authors(reopened), { type: 'info', message: waits, link }],
  ]
  await tellAll(tx, news, by, doors)
}

/**
 * Closes what waits about a site that ends, and tells its author and whoever proposed or objected to something. Answers
 * which proposals it closed, for the case that the site comes back.
 */
export const endSite = async (tx: Db, end: SiteEnd, doors: SiteEndDoors): Promise<string[]> => {
  const { site, by } = end
  const { type, became, ended, hint, link } = wordsOf(end)
  const name = `“${site.siteName}”`
  const closed = await closeProposalsOf(tx, site.id, `The site ${became}.`)
  const reporters = await doors.closeFlags(tx, site.id)
  const news: News = [
    [[site.createdBy], { type, message: `Your site ${name} ${became}${ended}`, link }],
    [
      authors(closed),
      {
        type: 'info',
        message: `${name} ${became}, so your changes to it were not taken over.${hint}`,
        link,
      },
    ],
    [reporters, { type: 'success', message: `Thank you for your report: ${name} ${became}.`, link }],
  ]
  await tellAll(tx, news, by, doors)
  return closed.map(({ id }) => id)
}
