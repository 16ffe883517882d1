import {
  accesses,
  accessStatuses,
  approvalStatuses,
  difficulties,
  diveTypes,
  facilities,
  hazards,
  siteCategories,
  siteLimits,
  waterBodyTypes,
} from '@soundings/contract/sites'
import { type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  check,
  customType,
  doublePrecision,
  index,
  integer,
  pgTable,
  real,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { checksOf } from '../checks.ts'
import { instant, list } from '../columns.ts'

/** What a site may be in the database: one that was removed is hidden from everybody and can be restored. */
export const siteStatuses = [...approvalStatuses, 'removed'] as const

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

const { shorter, within, oneOf, someOf, fewShort, ordered, partialDate } = checksOf('sites')
const depth = { min: 0, max: siteLimits.depth }

/** Depths in metres, coordinates in decimal degrees (WGS 84). */
export const sites = pgTable(
  'sites',
  {
    id: uuid().primaryKey(),
    mapId: integer('map_id').notNull().generatedAlwaysAsIdentity(),
    /** Grows with every change of the row (a trigger sets it); the map's version is made of it. */
    revision: bigint({ mode: 'number' }).notNull().default(0),
    slug: text().notNull(),
    siteName: text('site_name').notNull(),
    aliases: list('aliases'),
    lng: doublePrecision().notNull(),
    lat: doublePrecision().notNull(),
    city: text(),
    region: text(),
    country: text(),
    description: text(),
    maxDepth: real('max_depth'),
    averageDepth: real('average_depth'),
    depthFrom: real('depth_from'),
    depthTo: real('depth_to'),
    difficulty: text({ enum: difficulties }),
    requiredDiverLevel: text('required_diver_level', { enum: difficulties }),
    access: text({ enum: accesses }),
    waterBodyType: text('water_body_type', { enum: waterBodyTypes }),
    diveSiteCategory: text('dive_site_category', { enum: siteCategories }),
    entryMethod: text('entry_method'),
    bottomComposition: text('bottom_composition'),
    protectionStatus: text('protection_status'),
    accessibilityDetails: text('accessibility_details'),
    diveType: text('dive_type', { enum: diveTypes }).array().notNull().default(sql`'{}'`),
    hazards: text({ enum: hazards }).array().notNull().default(sql`'{}'`),
    certificationRequirements: list('certification_requirements'),
    topographicalFeatures: list('topographical_features'),
    fixedStructures: list('fixed_structures'),
    facilities: text({ enum: facilities }).array().notNull().default(sql`'{}'`),
    marineLife: list('marine_life'),
    bestMonths: smallint('best_months').array().notNull().default(sql`'{}'`),
    historicalSignificance: text('historical_significance'),
    /** Whether one may dive there; null is not known. The other three only stand beside a status. */
    accessStatus: text('access_status', { enum: accessStatuses }),
    accessStatusSince: text('access_status_since'),
    accessStatusReason: text('access_status_reason'),
    accessStatusSource: text('access_status_source'),
    source: text().notNull(),
    licence: text(),
    externalId: text('external_id'),
    sourceUrl: text('source_url'),
    sponsoredBy: text('sponsored_by'),
    sponsorUrl: text('sponsor_url'),
    sponsorLogoUrl: text('sponsor_logo_url'),
    averageRating: real('average_rating'),
    imageUrl: text('image_url'),
    thumbnailUrl: text('thumbnail_url'),
    createdBy: uuid('created_by'),
    approvedBy: uuid('approved_by'),
    approvalStatus: text('approval_status', { enum: siteStatuses }).notNull(),
    /** Counts the changes of the facts: who saves says which one they read. */
    version: integer().notNull().default(1),
    /** What its author called this entry before it was sent, so that sending twice makes one. */
    clientKey: uuid('client_key'),
    /** When it began to wait for a moderator, and what the last one said who rejected it. */
    submittedAt: instant('submitted_at'),
    rejectionReason: text('rejection_reason'),
    removedAt: instant('removed_at'),
    /** The site that it became part of; its address leads there. */
    mergedInto: uuid('merged_into').references((): AnyPgColumn => sites.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
    lastUpdated: instant('last_updated').notNull(),
    /** Folded texts that searches read; the service makes them from the facts. */
    sortName: text('sort_name').notNull(),
    searchNames: text('search_names').notNull(),
    searchPlaces: text('search_places').notNull(),
    searchWords: text('search_words').notNull(),
    countryKey: text('country_key'),
    /** The stems of the words of the facts, in which searches look them up. */
    search: tsvector()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`to_tsvector('english', ${sites.searchWords})`),
  },
  (table) => {
    const approved = sql`${table.approvalStatus} = 'approved'`
    return [
      uniqueIndex('sites_map_id').on(table.mapId),
      uniqueIndex('sites_source_external_id').on(table.source, table.externalId),
      index('sites_by_name').on(table.sortName, table.id).where(approved),
      index('sites_by_country').on(table.countryKey, table.sortName, table.id).where(approved),
      index('sites_by_difficulty').on(table.difficulty, table.sortName, table.id).where(approved),
      index('sites_by_revision').on(table.revision).where(approved),
      index('sites_hidden_by_revision').on(table.revision).where(sql`${table.approvalStatus} <> 'approved'`),
      index('sites_pending')
        .on(sql`coalesce(submitted_at, created_at)`, table.id)
        .where(sql`${table.approvalStatus} = 'pending'`),
      index('sites_removed').on(table.removedAt).where(sql`${table.approvalStatus} = 'removed'`),
      index('sites_of_author').on(table.createdBy),
      index('sites_shown_of_author').on(table.createdBy, table.createdAt, table.id).where(approved),
      index('sites_of_approver').on(table.approvedBy).where(sql`${table.approvedBy} is not null`),
      index('sites_merged').on(table.mergedInto).where(sql`${table.mergedInto} is not null`),
      uniqueIndex('sites_client_key')
        .on(table.createdBy, table.clientKey)
        .where(sql`${table.clientKey} is not null`),
      index('sites_by_place').using('gist', sql`place_of(lat, lng)`),
      within('lng', { min: -180, max: 180 }),
      within('lat', { min: -90, max: 90 }),
      within('max_depth', depth),
      within('average_depth', depth),
      within('depth_from', depth),
      within('depth_to', depth),
      within('average_rating', { min: 1, max: 5 }),
      ordered('average_depth', 'max_depth'),
      ordered('depth_from', 'depth_to'),
      ordered('depth_to', 'max_depth'),
      check('sites_depth_range_whole', sql.raw('(depth_from is null) = (depth_to is null)')),
      check(
        'sites_best_months_known',
        sql.raw('best_months <@ array[1,2,3,4,5,6,7,8,9,10,11,12]::smallint[]'),
      ),
      check('sites_best_months_count', sql.raw('cardinality(best_months) <= 12')),
      check('sites_site_name_given', sql.raw("site_name <> ''")),
      shorter('site_name', siteLimits.name),
      shorter('country', siteLimits.place),
      shorter('region', siteLimits.place),
      shorter('city', siteLimits.place),
      shorter('description', siteLimits.description),
      shorter('entry_method', siteLimits.shortText),
      shorter('bottom_composition', siteLimits.shortText),
      shorter('protection_status', siteLimits.shortText),
      shorter('accessibility_details', siteLimits.longText),
      shorter('historical_significance', siteLimits.longText),
      shorter('source', 40),
      shorter('licence', 80),
      shorter('external_id', 200),
      shorter('source_url', siteLimits.url),
      shorter('sponsored_by', siteLimits.shortText),
      shorter('sponsor_url', siteLimits.url),
      shorter('sponsor_logo_url', siteLimits.url),
      oneOf('difficulty', difficulties),
      oneOf('required_diver_level', difficulties),
      oneOf('access', accesses),
      oneOf('access_status', accessStatuses),
      partialDate('access_status_since'),
      shorter('access_status_reason', siteLimits.shortText),
      shorter('access_status_source', siteLimits.url),
      check(
        'sites_access_status_reason_given',
        sql.raw("access_status not in ('restricted', 'closed') or coalesce(access_status_reason, '') <> ''"),
      ),
      check(
        'sites_access_status_stated',
        sql.raw(
          'access_status is not null or num_nonnulls(access_status_since, access_status_reason, access_status_source) = 0',
        ),
      ),
      oneOf('water_body_type', waterBodyTypes),
      oneOf('dive_site_category', siteCategories),
      oneOf('approval_status', siteStatuses),
      shorter('rejection_reason', 500),
      ...someOf('dive_type', diveTypes),
      ...someOf('hazards', hazards),
      ...someOf('facilities', facilities),
      fewShort('aliases', siteLimits.aliases, siteLimits.name),
      fewShort('certification_requirements', siteLimits.tags, siteLimits.tag),
      fewShort('topographical_features', siteLimits.tags, siteLimits.tag),
      fewShort('fixed_structures', siteLimits.tags, siteLimits.tag),
      fewShort('marine_life', siteLimits.tags, siteLimits.tag),
    ]
  },
)
