import { z } from 'zod'
import { Coordinates, Instant, Uuid } from './common.ts'
import { DiveCylinder, DiveExtra, DiveWeight } from './dive-log-facts.ts'
import { DiveCondition, DiveMode, siteMatchWays } from './dive-log-fields.ts'
import { number, wholeNumber } from './numbers.ts'
import { PhotoState } from './photo-kinds.ts'

/** A photo of a dive; the addresses are null while its pictures are made, and where they cannot be. */
export const DivePhoto = z.object({
  id: Uuid,
  /** Nobody else ever sees it, but through a link to the dive that shows photos. */
  isPrivate: z.boolean(),
  state: PhotoState,
  thumbnailUrl: z.string().nullable(),
  fullUrl: z.string().nullable(),
  caption: z.string().nullable(),
})
export type DivePhoto = z.output<typeof DivePhoto>

/** A computer of a dive, without what it recorded. */
export const ReadComputer = z.object({
  id: Uuid,
  model: z.string().nullable(),
  serial: z.string().nullable(),
  deviceId: z.string().nullable(),
  diveId: z.string().nullable(),
  firmware: z.string().nullable(),
  mode: DiveMode.nullable(),
  sampleCount: wholeNumber(),
  maxDepth: number().nullable(),
  meanDepth: number().nullable(),
})

/** A dive as its owner reads it. Metres, minutes, °C, bar, litres, kilograms; day and time of the place. */
export const Dive = z.object({
  id: Uuid,
  siteName: z.string(),
  location: z.string(),
  date: z.iso.date(),
  time: z.string().nullable(),
  maxDepth: number().nullable(),
  duration: number().nullable(),
  visibility: number().nullable(),
  waterTemp: number().nullable(),
  conditions: z.array(DiveCondition),
  notes: z.string().nullable(),
  photos: z.array(DivePhoto),
  number: wholeNumber().nullable(),
  durationSeconds: wholeNumber().nullable(),
  utcOffset: wholeNumber().nullable(),
  meanDepth: number().nullable(),
  airTemp: number().nullable(),
  maxTemp: number().nullable(),
  rating: wholeNumber().nullable(),
  suit: z.string().nullable(),
  mode: DiveMode.nullable(),
  animalsSeen: z.string().nullable(),
  /** The known species in it, by id. */
  species: z.array(z.string()),
  entry: Coordinates.nullable(),
  exit: Coordinates.nullable(),
  buddies: z.array(z.string()),
  divemasters: z.array(z.string()),
  tags: z.array(z.string()),
  weights: z.array(DiveWeight),
  cylinders: z.array(DiveCylinder),
  computers: z.array(ReadComputer),
  /** Depths of the profile at equal times, in 255ths of the greatest: enough for a small picture. */
  outline: z.array(wholeNumber()).nullable(),
  /** Litres a minute at the surface, where cylinders, duration and average depth tell it. */
  sac: number().nullable(),
  diveSiteId: Uuid.nullable(),
  /** The site of the catalogue as it is called there; null where it is not public any more. */
  site: z.object({ name: z.string(), coordinates: Coordinates.nullable() }).nullable(),
  siteMatch: z.object({ siteId: Uuid, metres: number().nullable(), how: z.enum(siteMatchWays) }).nullable(),
  /** Things of the owner’s list of equipment, by id. */
  equipment: z.array(Uuid),
  trip: z.object({ id: Uuid, name: z.string() }).nullable(),
  extra: DiveExtra,
  importId: Uuid.nullable(),
  /** Counts its changes: who saves says which one they read. */
  version: wholeNumber(),
  createdAt: Instant,
  lastUpdated: Instant,
  /** Set while the dive lies in the trash. */
  deletedAt: Instant.nullable(),
})
export type Dive = z.output<typeof Dive>

/** Something about a dive that is allowed and may be a slip: `code` is `same-time` or `ppo2`. */
export const DiveWarning = z.object({ code: z.string(), message: z.string(), diveId: Uuid.nullable() })
export type DiveWarning = z.output<typeof DiveWarning>

/** A dive with what follows from the dives around it. */
export const DiveDetails = Dive.extend({
  /** Minutes since the end of the dive before it, up to two days. */
  surfaceInterval: number().nullable(),
  previousId: Uuid.nullable(),
  nextId: Uuid.nullable(),
  warnings: z.array(DiveWarning),
})
export type DiveDetails = z.output<typeof DiveDetails>
