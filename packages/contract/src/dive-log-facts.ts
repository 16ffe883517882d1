import { z } from 'zod'
import { Coordinates, text, Uuid } from './common.ts'
import {
  cylinderUses,
  DiveCondition,
  DiveMode,
  diveConditions,
  diveLogLimits as limits,
  SampleColumn,
  sampleColumns,
  diveLogTexts as texts,
  weightKinds,
} from './dive-log-fields.ts'
import { number, wholeNumber } from './numbers.ts'

const between = ({ min, max }: { min: number; max: number }, message: string) =>
  number().min(min, message).max(max, message)
const wholeBetween = ({ min, max }: { min: number; max: number }, message: string) =>
  wholeNumber().min(min, message).max(max, message)
const known = <Field extends z.ZodType>(field: Field) => field.nullable().default(null)

/** The day where the dive took place. */
export const DiveDay = z.iso
  .date({ error: texts.date, abort: true })
  .refine((day) => day >= limits.firstDate, texts.tooLongAgo)
/** The wall clock there, `14:05` or `14:05:30`. */
export const DiveClock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/, texts.time)

/** What was breathed from, in the order in which it was logged. */
export const DiveCylinder = z
  .object({
    description: known(text(limits.name)),
    /** Water volume in litres. */
    size: known(between(limits.size, texts.size)),
    /** In bar, as the three that follow. */
    workingPressure: known(between(limits.pressure, texts.pressure)),
    startPressure: known(between(limits.pressure, texts.pressure)),
    endPressure: known(between(limits.pressure, texts.pressure)),
    /** In percent; 21 is air. */
    o2: number().min(1, texts.oxygen).max(100, texts.oxygen).default(21),
    he: number().min(0, texts.helium).max(99, texts.helium).default(0),
    use: known(z.enum(cylinderUses)),
  })
  .refine(({ o2, he }) => o2 + he <= 100, { path: ['he'], message: texts.mix })
  .refine(({ startPressure: start, endPressure: end }) => start === null || end === null || end <= start, {
    path: ['endPressure'],
    message: texts.endPressure,
  })
export type DiveCylinder = z.output<typeof DiveCylinder>

export const DiveWeight = z.object({
  kg: between(limits.weight, texts.weight),
  kind: known(z.enum(weightKinds)),
})
export type DiveWeight = z.output<typeof DiveWeight>

const columns = z
  .array(SampleColumn)
  .min(2)
  .max(sampleColumns.length)
  .refine((names) => names[0] === 'time' && names[1] === 'depth', 'The first columns are time and depth')
  .refine((names) => new Set(names).size === names.length, 'Each column can only be there once')

/** A table of what was recorded: each row has a value for each column, null where there was none. */
export const DiveSamples = z
  .object({ columns, rows: z.array(z.array(number().nullable())).max(limits.samples) })
  .superRefine(({ columns, rows }, context) => {
    let before = -1
    for (const [at, row] of rows.entries()) {
      const [time, depth] = row
      const isRight =
        row.length === columns.length &&
        typeof time === 'number' &&
        time > before &&
        time <= limits.duration.max &&
        (depth === null || (depth !== undefined && depth >= limits.depth.min && depth <= limits.depth.max)) &&
        row.every((value) => value === null || Math.abs(value) <= 1_000_000)
      if (!isRight) {
        context.addIssue({ code: 'custom', path: ['rows', at], message: texts.samples })
        return
      }
      before = time
    }
  })
export type DiveSamples = z.output<typeof DiveSamples>

/** Something that happened at a second of the dive: an alarm, a change of gas, a mark. */
export const DiveEvent = z.object({
  time: between(limits.duration, texts.duration),
  kind: text(60).min(1),
  name: known(text(limits.name)),
  value: known(number().min(-1_000_000).max(1_000_000)),
  /** The cylinder that it is about, counted from 0. */
  cylinder: known(wholeNumber().min(0).max(limits.cylinders)),
})
export type DiveEvent = z.output<typeof DiveEvent>

/** What one dive computer said of a dive. Where `samples` is left out, those kept under `id` stay. */
export const DiveComputer = z.object({
  /** Of one that the dive already has. */
  id: Uuid.optional(),
  model: known(text(limits.model)),
  serial: known(text(limits.model)),
  deviceId: known(text(limits.model)),
  /** What the computer calls this dive. */
  diveId: known(text(limits.model)),
  firmware: known(text(limits.model)),
  mode: known(DiveMode),
  maxDepth: known(between(limits.depth, texts.depth)),
  meanDepth: known(between(limits.depth, texts.depth)),
  samples: DiveSamples.nullable().optional(),
  events: z.array(DiveEvent).max(limits.events).optional(),
})
export type DiveComputer = z.output<typeof DiveComputer>

/** What a format knows and is only given back, under the name of the format. */
export const DiveExtra = z
  .record(text(60), z.record(text(limits.model), text(2_000)))
  .refine(
    (extra) => [extra, ...Object.values(extra)].every((level) => Object.keys(level).length <= limits.extra),
    'This holds too much',
  )

const names = z
  .array(text(limits.name).min(1))
  .max(limits.people, `A dive can have up to ${limits.people} people`)

const tripName = text(limits.name).min(1)

/** Everything that a diver can say of a dive. In a change, what is left out stays as it is. */
export const DiveFacts = z.object({
  siteName: text(limits.siteName).min(1, texts.siteName),
  /** As it is written; the country is the part before the first comma. */
  location: text(limits.location).min(1, texts.location),
  date: DiveDay,
  time: DiveClock.nullable(),
  /** Minutes ahead of UTC, where that is known; nothing is shifted by it. */
  utcOffset: wholeNumber().min(limits.utcOffset.min).max(limits.utcOffset.max).nullable(),
  maxDepth: between(limits.depth, texts.depth).nullable(),
  meanDepth: between(limits.depth, texts.depth).nullable(),
  /** In minutes, which may have a fraction; `durationSeconds` counts where both are given. */
  duration: between({ min: 0, max: limits.duration.max / 60 }, texts.duration).nullable(),
  durationSeconds: wholeBetween(limits.duration, texts.duration).nullable(),
  visibility: between(limits.visibility, texts.visibility).nullable(),
  /** The lowest, as `maxTemp` is the highest; in °C. */
  waterTemp: between(limits.waterTemp, texts.waterTemp).nullable(),
  maxTemp: between(limits.waterTemp, texts.waterTemp).nullable(),
  airTemp: between(limits.airTemp, texts.airTemp).nullable(),
  conditions: z.array(DiveCondition).max(diveConditions.length),
  notes: text(limits.notes).nullable(),
  number: wholeBetween(limits.number, texts.number).nullable(),
  rating: wholeBetween(limits.rating, texts.rating).nullable(),
  suit: text(limits.suit).nullable(),
  mode: DiveMode.nullable(),
  /** Free text; the species that it names are found in it. */
  animalsSeen: text(limits.animals).nullable(),
  entry: Coordinates.nullable(),
  exit: Coordinates.nullable(),
  buddies: names,
  divemasters: names,
  tags: z.array(text(limits.tag).min(1)).max(limits.tags, `A dive can have up to ${limits.tags} tags`),
  weights: z.array(DiveWeight).max(limits.weights),
  cylinders: z.array(DiveCylinder).max(limits.cylinders),
  computers: z.array(DiveComputer).max(limits.computers),
  /** The site of the catalogue. */
  diveSiteId: z.uuid(texts.site).nullable(),
  /** The name of a trip; one that is not there yet is made. As a reply has it, it will do too. */
  trip: z.union([tripName, z.object({ name: tripName }).transform(({ name }) => name)]).nullable(),
  /** Own photos by id, in the order in which they are shown. As a reply has them, they will do too. */
  photos: z
    .array(z.union([Uuid, z.object({ id: Uuid }).transform(({ id }) => id)]))
    .max(limits.photos, `A dive can have up to ${limits.photos} photos`)
    .refine((ids) => new Set(ids).size === ids.length, 'Each photo can only be added once'),
  /** Things of one’s own list of equipment, by id. */
  equipment: z.array(Uuid).max(limits.equipment),
  extra: DiveExtra,
})
export type DiveFacts = z.output<typeof DiveFacts>

export const NewDive = DiveFacts.partial().required({ siteName: true, location: true, date: true }).extend({
  /** What the sender calls this dive: sent again under the same name, it is answered and not stored again. */
  clientKey: Uuid.optional(),
})
export type NewDive = z.output<typeof NewDive>

/** A change: what is left out stays; `version` is the one that the sender read. */
export const DiveUpdate = DiveFacts.partial().extend({ version: wholeNumber().min(1).optional() })
export type DiveUpdate = z.output<typeof DiveUpdate>
