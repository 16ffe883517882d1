import type { Site, SiteSummary } from '@soundings/contract/sites'
import { nothingKnown } from '@soundings/rules/sites'
import { slugOf } from '@soundings/rules/text'

// For tests: sites with only what is required; name what matters to the test.

let built = 0
const nextId = () => `00000000-0000-4000-8000-${String(++built).padStart(12, '0')}`

/** A site about which nothing is known but its name and place on the map. */
export const buildSite = (known: Partial<Site> = {}): Site => {
  const id = nextId()
  const siteName = known.siteName ?? `Site ${built}`
  return {
    id,
    mapId: built,
    slug: slugOf(siteName),
    siteName,
    ...nothingKnown(),
    coordinates: [33.920_6, 27.813_7],
    provenance: { source: 'soundings', licence: 'CC BY 4.0', externalId: null, sourceUrl: null },
    sponsor: null,
    averageRating: null,
    imageUrl: null,
    thumbnailUrl: null,
    photos: [],
    media: [],
    isFavorited: false,
    isMySite: false,
    createdBy: null,
    creatorHandle: null,
    approvedBy: null,
    approverHandle: null,
    approvalStatus: 'approved',
    rejectionReason: null,
    version: 1,
    createdAt: '2026-03-01T08:00:00Z',
    lastUpdated: '2026-04-02T08:00:00Z',
    ...known,
  }
}

/** The same as a list row shows it. */
export const buildSummary = (known: Partial<SiteSummary> = {}): SiteSummary => {
  const id = nextId()
  const siteName = known.siteName ?? `Site ${built}`
  return {
    id,
    mapId: built,
    slug: slugOf(siteName),
    siteName,
    city: null,
    region: null,
    country: null,
    coordinates: [33.920_6, 27.813_7],
    maxDepth: null,
    averageDepth: null,
    difficulty: null,
    access: null,
    waterBodyType: null,
    diveSiteCategory: null,
    averageRating: null,
    thumbnailUrl: null,
    approvalStatus: 'approved',
    ...known,
  }
}
