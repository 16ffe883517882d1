import type { ApprovalStatus, Site, SiteFacts, SiteSummary } from '@soundings/contract/sites'
import { getTableColumns, sql } from 'drizzle-orm'
import { photos } from '#db/schema/media.ts'
import { sites } from '#db/schema/sites.ts'
import { lookOf } from './looks.ts'

const { search: _search, ...readable } = getTableColumns(sites)

/** Every column but the search vector, which only the database reads. */
export const siteColumns = readable

export const summaryColumns = {
  id: sites.id,
  mapId: sites.mapId,
  slug: sites.slug,
  siteName: sites.siteName,
  city: sites.city,
  region: sites.region,
  country: sites.country,
  lng: sites.lng,
  lat: sites.lat,
  maxDepth: sites.maxDepth,
  averageDepth: sites.averageDepth,
  difficulty: sites.difficulty,
  access: sites.access,
  accessStatus: sites.accessStatus,
  waterBodyType: sites.waterBodyType,
  diveSiteCategory: sites.diveSiteCategory,
  averageRating: sites.averageRating,
  thumbnailUrl: sites.thumbnailUrl,
  approvalStatus: sites.approvalStatus,
  /** An address of a picture ends in the key of its photo. */
  isThumbnailDrawn: sql<boolean>`exists (
    select from ${photos} where ${photos.key} = right(${sites.thumbnailUrl}, 32) and ${photos.isIllustration})`.as(
    'is_thumbnail_drawn',
  ),
  /** Read of wrecks alone: no other site needs so many words for a row of a list. */
  wreckWords: sql<string | null>`case when ${sites.diveSiteCategory} = 'wreck' then
    concat_ws('. ', ${sites.description}, array_to_string(${sites.topographicalFeatures}, '. ')) end`.as(
    'wreck_words',
  ),
}

type Row = Omit<typeof sites.$inferSelect, 'search'>
type SummaryRow = Pick<Row, Exclude<keyof typeof summaryColumns, 'isThumbnailDrawn' | 'wreckWords'>> & {
  isThumbnailDrawn: boolean
  wreckWords: string | null
}

/** Who may still see a site that was removed sees that it is not public. */
export const shownStatus = (status: Row['approvalStatus']): ApprovalStatus =>
  status === 'removed' ? 'rejected' : status

export const toSummary = ({ lng, lat, approvalStatus, wreckWords, ...row }: SummaryRow): SiteSummary => ({
  ...row,
  wreckLook: lookOf(row, [wreckWords]),
  approvalStatus: shownStatus(approvalStatus),
  coordinates: [lng, lat],
})

/** A site as a visitor sees it: nobody's favourite and nobody's own. */
export const toSite = (row: Row): Site => ({
  ...row,
  approvalStatus: shownStatus(row.approvalStatus),
  coordinates: [row.lng, row.lat],
  wreckLook: lookOf(row, [row.description, ...row.topographicalFeatures]),
  depthRange:
    row.depthFrom === null || row.depthTo === null ? null : { min: row.depthFrom, max: row.depthTo },
  provenance: {
    source: row.source,
    licence: row.licence,
    externalId: row.externalId,
    sourceUrl: row.sourceUrl,
  },
  sponsor:
    row.sponsoredBy === null
      ? null
      : { sponsoredBy: row.sponsoredBy, sponsorURL: row.sponsorUrl, logoURL: row.sponsorLogoUrl },
  isThumbnailDrawn: false,
  photos: [],
  media: [],
  isFavorited: false,
  isMySite: false,
  creatorHandle: null,
  approverHandle: null,
  rejectionReason: null,
  createdAt: row.createdAt.toISOString(),
  lastUpdated: row.lastUpdated.toISOString(),
})

/** The columns that a person's facts fill. */
export const factColumns = ({ coordinates: [lng, lat], depthRange, ...facts }: SiteFacts) => ({
  ...facts,
  lng,
  lat,
  depthFrom: depthRange?.min ?? null,
  depthTo: depthRange?.max ?? null,
})
