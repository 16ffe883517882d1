import { z } from 'zod'
import { Coordinates, Instant, Uuid } from './common.ts'
import { DiveCylinder, DiveEvent } from './dive-log-facts.ts'
import { DiveCondition, SampleColumn } from './dive-log-fields.ts'
import { number, wholeNumber } from './numbers.ts'

/** What a link to a dive may show beyond place, day, depth, duration and the water. */
export const sharedParts = ['photos', 'profile', 'gas', 'notes', 'people', 'position'] as const
export const SharedPart = z.enum(sharedParts)
export type SharedPart = z.output<typeof SharedPart>

/** Links of one dive that are open at once, and what a new one shows. */
export const sharingLimits = { links: 20, shows: ['photos', 'profile', 'gas'] } as const

export const NewDiveShare = z.object({
  shows: z
    .array(SharedPart)
    .max(sharedParts.length)
    .default([...sharingLimits.shows]),
  /** Without it, the link stays open until it is ended. */
  expiresAt: Instant.nullable().default(null),
})
export type NewDiveShare = z.output<typeof NewDiveShare>

/** What opens a link: a secret of 256 bits in base64url. */
export const ShareToken = z.string().regex(/^[\w-]{43}$/, 'This isn’t a valid link')

/** A link to a dive, as its owner sees it. */
export const DiveShare = z.object({
  id: Uuid,
  shows: z.array(SharedPart),
  createdAt: Instant,
  expiresAt: Instant.nullable(),
})
export type DiveShare = z.output<typeof DiveShare>

/** The link itself is told once: only a hash of it is kept. */
export const OpenedDiveShare = DiveShare.extend({ token: z.string(), url: z.string() })
export type OpenedDiveShare = z.output<typeof OpenedDiveShare>

/** What a link shows to anybody; what it does not show is null. */
export const SharedDive = z.object({
  siteName: z.string(),
  location: z.string(),
  date: z.iso.date(),
  time: z.string().nullable(),
  maxDepth: number().nullable(),
  meanDepth: number().nullable(),
  duration: number().nullable(),
  visibility: number().nullable(),
  waterTemp: number().nullable(),
  conditions: z.array(DiveCondition),
  species: z.array(z.string()),
  diveSiteId: Uuid.nullable(),
  shows: z.array(SharedPart),
  /** The handle of the diver. */
  diver: z.string().nullable(),
  photos: z
    .array(z.object({ thumbnailUrl: z.string(), fullUrl: z.string(), caption: z.string().nullable() }))
    .nullable(),
  outline: z.array(wholeNumber()).nullable(),
  profile: z
    .object({
      columns: z.array(SampleColumn),
      samples: z.array(z.array(number().nullable())),
      events: z.array(DiveEvent),
    })
    .nullable(),
  cylinders: z.array(DiveCylinder).nullable(),
  sac: number().nullable(),
  notes: z.string().nullable(),
  buddies: z.array(z.string()).nullable(),
  divemasters: z.array(z.string()).nullable(),
  entry: Coordinates.nullable(),
})
export type SharedDive = z.output<typeof SharedDive>
