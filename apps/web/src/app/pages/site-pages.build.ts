import type { SiteFacets } from '@soundings/contract/site-filter'
import type { Site } from '@soundings/contract/sites'
import { buildSite as buildAnySite } from '#shared/testing/sites.ts'

// For tests of the pages on which sites are added and changed.

/** A site of the person, waiting for a moderator, unless a test says otherwise. */
export const buildSite = (known: Partial<Site> = {}): Site =>
  buildAnySite({
    id: '018f0000-0000-7000-8000-00000000a001',
    siteName: 'Ghost Reef',
    country: 'Egypt',
    region: 'Red Sea',
    description: 'A reef.',
    isMySite: true,
    creatorHandle: 'mara_l',
    approvalStatus: 'pending',
    ...known,
  })

export const noFacets: SiteFacets = {
  country: [{ value: 'Egypt', count: 1 }],
  difficulty: [],
  waterBodyType: [],
  diveSiteCategory: [],
  diveType: [],
  maxDepth: [],
  avoid: [],
  hasPhotos: 0,
}
