import type { Site, SiteSummary } from '@soundings/contract/sites'
import { nothingKnown } from './sites.ts'
import { slugOf } from './text.ts'

// Sites with only what is required; name what matters to the test.

let built = 0

/** What a site is called and where it lies, as each shape of it says. */
const named = (siteName = `Site ${built + 1}`) => {
  const mapId = ++built
  return {
    id: `00000000-0000-4000-8000-${String(mapId).padStart(12, '0')}`,
    mapId,
    slug: slugOf(siteName),
    siteName,
    coordinates: [33.920_6, 27.813_7] as [lng: number, lat: number],
    wreckLook: null,
    isThumbnailDrawn: false,
    averageRating: null,
    thumbnailUrl: null,
    approvalStatus: 'approved' as const,
  }
}

/** A published site about which nothing is known but its name and place on the map. */
export const buildSite = (known: Partial<Site> = {}): Site => ({
  ...nothingKnown(),
  ...named(known.siteName),
  provenance: { source: 'soundings', licence: 'CC BY 4.0', externalId: null, sourceUrl: null },
  sponsor: null,
  imageUrl: null,
  photos: [],
  media: [],
  isFavorited: false,
  isMySite: false,
  createdBy: null,
  creatorHandle: null,
  approvedBy: null,
  approverHandle: null,
  rejectionReason: null,
  version: 1,
  createdAt: '2026-03-01T08:00:00Z',
  lastUpdated: '2026-04-02T08:00:00Z',
  ...known,
})

/** The same as a list row shows it. */
export const buildSummary = (known: Partial<SiteSummary> = {}): SiteSummary => ({
  ...named(known.siteName),
  city: null,
  region: null,
  country: null,
  maxDepth: null,
  averageDepth: null,
  difficulty: null,
  access: null,
  accessStatus: null,
  waterBodyType: null,
  diveSiteCategory: null,
  ...known,
})
