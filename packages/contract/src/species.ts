import { z } from 'zod'
import { Coordinates, Paging, page, text, Uuid } from './common.ts'
import { Photo } from './media.ts'
import { number, wholeNumber, wholeNumberText } from './numbers.ts'
import { PreviewReader } from './profile.ts'
import { feature, route } from './route.ts'

/** A species of the list, with how many public dive reports name it. */
export const SpeciesLine = z.object({
  id: z.string(),
  name: z.string(),
  scientific: z.string(),
  group: z.string(),
  reports: wholeNumber(),
})
export type SpeciesLine = z.output<typeof SpeciesLine>

/** The same with how many of them tell of the month that was asked for, in any year; null where none was. */
export const ListedSpecies = SpeciesLine.extend({ inMonth: wholeNumber().nullable() })
export type ListedSpecies = z.output<typeof ListedSpecies>

/** What dive reports say of a species. Nothing else is known here: no sizes, no range, no status. */
export const SpeciesFacts = SpeciesLine.extend({
  /** Other names. */
  also: z.array(z.string()),
  /** Exact places are kept out of files of sightings. */
  isSensitive: z.boolean(),
  /** Reports that name it, January first, and all reports of that month. */
  months: z.array(z.object({ reports: wholeNumber(), of: wholeNumber() })).length(12),
  countries: z.array(z.object({ name: z.string(), reports: wholeNumber() })),
})
export type SpeciesFacts = z.output<typeof SpeciesFacts>

/** A site where it was seen; `chance` is the share of the site’s reports that name it, from 0 to 1. */
export const SpeciesSite = z.object({
  id: Uuid,
  slug: z.string(),
  siteName: z.string(),
  region: z.string().nullable(),
  country: z.string().nullable(),
  coordinates: Coordinates,
  thumbnailUrl: z.string().nullable(),
  sightings: wholeNumber(),
  reports: wholeNumber(),
  /** Null where fewer than three reports stand behind it. */
  chance: number().nullable(),
})
export type SpeciesSite = z.output<typeof SpeciesSite>

/** A species that a person reported, and when first. */
export const LifeListLine = z.object({
  species: z.string(),
  name: z.string(),
  scientific: z.string(),
  reports: wholeNumber(),
  first: z.iso.date(),
})
export type LifeListLine = z.output<typeof LifeListLine>

const params = z.object({ speciesId: text(80) })

/** In letters: no name of an animal is longer. */
export const longestSpeciesSearch = 80

export const species = feature('Animals and plants, and what dive reports say of them.', {
  list: route('/api/species', {
    method: 'GET',
    access: 'public',
    summary: 'List the known species, those seen most often first, or before them those seen in `month`',
    query: Paging.extend({
      q: text(longestSpeciesSearch).optional(),
      group: text(40).optional(),
      sort: z.enum(['seen', 'name']).default('seen'),
      /** From 1 to 12, of any year. */
      month: wholeNumberText().min(1).max(12).optional(),
    }),
    reply: page(ListedSpecies),
  }),
  get: route('/api/species/:speciesId', {
    method: 'GET',
    access: 'public',
    summary: 'Get what dive reports say of a species',
    params,
    reply: SpeciesFacts,
    errors: [404],
  }),
  sites: route('/api/species/:speciesId/sites', {
    method: 'GET',
    access: 'public',
    summary: 'List the sites where a species was seen, the best chances first',
    params,
    query: Paging,
    reply: page(SpeciesSite),
    errors: [404],
  }),
  photos: route('/api/species/:speciesId/photos', {
    method: 'GET',
    access: 'public',
    summary: 'List the photos whose tags name a species, newest first',
    params,
    query: Paging,
    reply: page(Photo),
    errors: [404],
  }),
  lifeList: route('/api/species/of/:handle', {
    method: 'GET',
    access: 'public',
    summary: 'List the species in somebody’s public dive reports, as far as they show it to you',
    params: z.object({ handle: z.string() }),
    /** `as`, of one’s own alone: what that reader gets. */
    query: Paging.extend({ as: PreviewReader.optional() }),
    reply: page(LifeListLine),
    errors: [404],
  }),
  darwinCore: route('/api/species/darwin-core.zip', {
    method: 'GET',
    access: 'public',
    summary: 'Download all public sightings as a Darwin Core Archive',
    reply: { bytes: ['application/zip'] },
    errors: [429],
  }),
})
