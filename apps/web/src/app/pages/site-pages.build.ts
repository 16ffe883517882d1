import type { SiteFacets } from '@soundings/contract/site-filter'
import type { Site } from '@soundings/contract/sites'
import { nothingKnown } from '@soundings/rules/sites'

// For tests of the pages on which sites are added and changed.

/** A site of the person, waiting for a moderator, unless a test says otherwise. */
export const buildSite = (known: Partial<Site> = {}): Site => ({
  ...nothingKnown(),
  id: '018f0000-0000-7000-8000-00000000a001',
  mapId: 9,
  slug: 'ghost-reef',
  siteName: 'Ghost Reef',
  coordinates: [33.9206, 27.8137],
  country: 'Egypt',
  region: 'Red Sea',
  description: 'A reef.',
  provenance: { source: 'member', licence: null, externalId: null, sourceUrl: null },
  sponsor: null,
  averageRating: null,
  imageUrl: null,
  thumbnailUrl: null,
  photos: [],
  media: [],
  isFavorited: false,
  isMySite: true,
  createdBy: null,
  creatorHandle: 'mara_l',
  approvedBy: null,
  approverHandle: null,
  approvalStatus: 'pending',
  rejectionReason: null,
  version: 1,
  createdAt: '2026-11-21T10:00:00Z',
  lastUpdated: '2026-11-21T10:00:00Z',
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
