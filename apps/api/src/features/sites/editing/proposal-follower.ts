import { Uuid } from '@soundings/contract/common'
import { z } from 'zod'
import type { Db } from '#db/client.ts'
import type { SiteFollower, SiteNews, SiteOutcome } from '#extension-points/site-follower.ts'
import { closeProposalsOf, deleteProposalsAt, reopenProposals } from './proposals-at-site.repo.ts'

/** The proposals that were closed when their site ended. */
const Kept = z.array(Uuid).catch([])

/** One sentence for each person, however much they proposed. */
const newsFor = (proposals: { authorId: string | null }[], sentence: string): SiteNews[] =>
  [...new Set(proposals.flatMap(({ authorId }) => authorId ?? []))].map((userId) => ({
    userId,
    type: 'info',
    sentence,
  }))

const notAccepted = 'Your proposed changes weren’t accepted.'

const close = async (tx: Db, siteId: string, reason: string, sentence: string): Promise<SiteOutcome> => {
  const closed = await closeProposalsOf(tx, siteId, reason)
  return { news: newsFor(closed, sentence), kept: closed.map(({ id }) => id) }
}

const reopen = async (tx: Db, { kept }: { kept: unknown }): Promise<SiteOutcome> => {
  const reopened = await reopenProposals(tx, Kept.parse(kept))
  return { news: newsFor(reopened, 'Your proposed changes are awaiting review again.') }
}

/** Pending proposals are closed when their site is merged or removed, and reopened when it is restored. */
export const proposalFollower: SiteFollower = {
  name: 'proposals',
  tables: ['site_proposals'],
  merge: (tx, { from, into }) =>
    close(
      tx,
      from.id,
      `The site is now part of “${into.siteName}”.`,
      `${notAccepted} You can propose them there.`,
    ),
  unmerge: reopen,
  remove: (tx, { site }) => close(tx, site.id, 'The site was removed.', notAccepted),
  restore: reopen,
  end: async (tx, { siteId }) => {
    const { news = [] } = await close(tx, siteId, 'The site was deleted.', notAccepted)
    await deleteProposalsAt(tx, siteId)
    return { news }
  },
}
