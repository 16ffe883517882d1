import { z } from 'zod'
import { text } from './common.ts'
import { number, numberText, wholeNumber } from './numbers.ts'
import {
  Difficulty,
  DiveType,
  Hazard,
  SiteCategory,
  siteLimits,
  siteSorts,
  WaterBodyType,
} from './site-fields.ts'

/** Several values in one query parameter, comma separated: any of them will do. */
const anyOf = <One extends z.ZodType<unknown, string>>(one: One, max: number) =>
  z
    .string()
    .max(2_000)
    .transform((list) => list.split(',').filter(Boolean))
    .pipe(z.array(one).max(max))

const metres = numberText().min(0).max(siteLimits.depth)

/** `west,south,east,north` in degrees; west may be east of east where the box crosses the antimeridian. */
const Box = z
  .string()
  .max(200)
  .transform((list) => list.split(',').map(Number))
  .pipe(
    z.tuple([
      number().min(-180).max(180),
      number().min(-90).max(90),
      number().min(-180).max(180),
      number().min(-90).max(90),
    ]),
  )

/** What narrows a set of sites. Within one facet any value will do; every facet given must fit. */
export const SiteFilter = z.object({
  country: anyOf(text(siteLimits.place).min(1), 50).optional(),
  difficulty: anyOf(Difficulty, 10).optional(),
  waterBodyType: anyOf(WaterBodyType, 10).optional(),
  diveSiteCategory: anyOf(SiteCategory, 20).optional(),
  diveType: anyOf(DiveType, 10).optional(),
  /** The site's maximum depth in metres; sites of unknown depth fit neither bound. */
  minDepth: metres.optional(),
  maxDepth: metres.optional(),
  /** Hazards that a site must not have. */
  avoid: anyOf(Hazard, 10).optional(),
  hasPhotos: z.literal('true').optional(),
  bbox: Box.optional(),
})
export type SiteFilter = z.output<typeof SiteFilter>

export const SiteSort = z.enum(siteSorts)
export type SiteSort = z.output<typeof SiteSort>

const counted = <Value extends z.ZodType>(value: Value) => z.array(z.object({ value, count: wholeNumber() }))

/** How many sites each value would leave, given all the other facets. Values that would leave none are listed with 0. */
export const SiteFacets = z.object({
  country: counted(z.string()),
  difficulty: counted(Difficulty),
  waterBodyType: counted(WaterBodyType),
  diveSiteCategory: counted(SiteCategory),
  diveType: counted(DiveType),
  /** Sites at most this deep, in metres. */
  maxDepth: counted(number()),
  avoid: counted(Hazard),
  hasPhotos: wholeNumber(),
})
export type SiteFacets = z.output<typeof SiteFacets>
