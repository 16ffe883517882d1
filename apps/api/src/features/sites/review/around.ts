import { moderationLimits } from '@soundings/contract/moderation'
import type { NearbySite, Site } from '@soundings/contract/sites'
import { isNearDuplicate } from '@soundings/rules/near-duplicates'
import type { Db } from '#db/client.ts'
import { findSitesAround } from './reviewed-sites.repo.ts'

/** In kilometres: so near, another site tells something about this one. */
const radius = 1
/** Where sites lie that close together, those farther away are left out. */
const maxCompared = 50

/** The sites around one: those that it may repeat first, then the nearest. */
export const sitesAround = async (
  db: Db,
  site: Pick<Site, 'id' | 'siteName' | 'aliases' | 'coordinates'>,
): Promise<NearbySite[]> => {
  const { id, coordinates } = site
  const near = await findSitesAround(db, { except: id, coordinates, radius }, maxCompared)
  const alike = near.filter((other) => isNearDuplicate(site, other))
  return [...alike, ...near.filter((other) => !alike.includes(other))]
    .slice(0, moderationLimits.nearby)
    .map(({ aliases: _, ...other }) => other)
}
