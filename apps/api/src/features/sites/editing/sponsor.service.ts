import type { Site } from '@soundings/contract/sites'
import { inTransaction } from '#db/client.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import type { Person } from '#shared/person.ts'
import { toSite } from '../sites-rows.repo.ts'
import { auditSite } from './audit-site.ts'
import { lockSiteRow, writeSite } from './changes.repo.ts'
import { seenAfter } from './open-site.ts'

type Sponsor = NonNullable<Site['sponsor']>

/** Who pays for a site to carry their name. That is no fact of the site, so its history says nothing; the audit log does. */
export const sponsorService = ({ db, clock }: Pick<Dependencies, 'db' | 'clock'>) => ({
  /** Names a sponsor, or with null none; undefined when there is no such site. */
  put: (siteId: string, sponsor: Sponsor | null, person: Person | null): Promise<Site | undefined> =>
    inTransaction(db, async (tx) => {
      const row = await lockSiteRow(tx, siteId)
      if (!row || row.approvalStatus === 'removed') return undefined
      const at = clock()
      const written = await writeSite(tx, siteId, {
        sponsoredBy: sponsor?.sponsoredBy ?? null,
        sponsorUrl: sponsor?.sponsorURL ?? null,
        sponsorLogoUrl: sponsor?.logoURL ?? null,
        lastUpdated: at,
      })
      const details = { from: toSite(row).sponsor, to: sponsor }
      await auditSite(tx, { at, person, action: 'site.sponsor', site: row, details })
      return person ? seenAfter(tx, siteId, person) : toSite(written)
    }),
})
