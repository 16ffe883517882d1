import { type Dive, diveLogTexts, NewDive } from '@soundings/contract/dive-log'
import { animalsOf, animalsText } from '@soundings/rules/animals'
import { isYetToCome } from '@soundings/rules/reports'
import { z } from 'zod'
import type { DiveWords } from '../outbox/dive-entry.ts'
import { type CylinderValues, cylinderWords, valuesOfCylinder } from './cylinder-values.ts'
import { exitOf } from './exit-time.ts'

/** A weight in kilograms, and where it was worn. `at` tells it from the others of its dive. */
export type WeightValues = { at: number; kg: number | null; kind: string | null }

/**
 * A dive as it stands in the form: what is not said is an empty text, an empty list or null. Metres, minutes, °C, bar,
 * litres, kilograms; equipment by id, photos by id or, those of this device, by the keys of their files.
 */
export type DiveValues = {
  siteName: string
  location: string
  date: string
  time: string
  maxDepth: number | null
  duration: number | null
  visibility: number | null
  waterTemp: number | null
  conditions: string[]
  notes: string
  /** Follows from time and duration, as these from it; it is not sent. */
  exitTime: string
  number: number | null
  rating: number | null
  meanDepth: number | null
  airTemp: number | null
  suit: string
  weights: WeightValues[]
  cylinders: CylinderValues[]
  buddies: string[]
  divemasters: string[]
  trip: string
  tags: string[]
  animalsSeen: string[]
  equipment: string[]
  photos: string[]
  /** What is said of photos, by the same names. */
  captions: Record<string, string>
  diveSiteId: string | null
}

/** A form nobody has touched. Its fields stand in the order of the screen: the first wrong one takes focus. */
export const emptyDive: DiveValues = {
  siteName: '',
  location: '',
  date: '',
  time: '',
  maxDepth: null,
  duration: null,
  visibility: null,
  waterTemp: null,
  conditions: [],
  notes: '',
  exitTime: '',
  number: null,
  rating: null,
  meanDepth: null,
  airTemp: null,
  suit: '',
  weights: [],
  cylinders: [],
  buddies: [],
  divemasters: [],
  trip: '',
  tags: [],
  animalsSeen: [],
  equipment: [],
  photos: [],
  captions: {},
  diveSiteId: null,
}

/** The fields that only show when somebody asks for more. */
export const moreFields = [
  'exitTime',
  'number',
  'rating',
  'meanDepth',
  'airTemp',
  'suit',
  'weights',
  'cylinders',
  'buddies',
  'divemasters',
  'trip',
  'tags',
  'animalsSeen',
  'equipment',
  'photos',
] as const satisfies readonly (keyof DiveValues)[]

const idOf = (one: string | { id: string }) => (typeof one === 'string' ? one : one.id)
/** What is said of the photos of a dive. */
const captionsOf = (photos: Partial<DiveWords>['photos']): Record<string, string> =>
  Object.fromEntries(
    (photos ?? []).flatMap((one) =>
      typeof one === 'object' && 'caption' in one && typeof one.caption === 'string'
        ? [[one.id, one.caption]]
        : [],
    ),
  )
const nameOf = (one: string | { name: string } | null | undefined) =>
  typeof one === 'string' ? one : (one?.name ?? '')

/** What is known of a dive as it stands in the form: one of the log, one that waits, or what it begins with. */
export const valuesOfDive = (told: Partial<DiveWords> | Partial<Dive>): DiveValues => ({
  siteName: told.siteName ?? '',
  location: told.location ?? '',
  date: told.date ?? '',
  time: told.time ?? '',
  maxDepth: told.maxDepth ?? null,
  duration: told.duration ?? null,
  visibility: told.visibility ?? null,
  waterTemp: told.waterTemp ?? null,
  conditions: told.conditions ?? [],
  notes: told.notes ?? '',
  exitTime: exitOf({ time: told.time ?? '', duration: told.duration ?? null }),
  number: told.number ?? null,
  rating: told.rating ?? null,
  meanDepth: told.meanDepth ?? null,
  airTemp: told.airTemp ?? null,
  suit: told.suit ?? '',
  weights: (told.weights ?? []).map(({ kg, kind = null }, at) => ({ at, kg, kind })),
  cylinders: (told.cylinders ?? []).map(valuesOfCylinder),
  buddies: told.buddies ?? [],
  divemasters: told.divemasters ?? [],
  trip: nameOf(told.trip),
  tags: told.tags ?? [],
  animalsSeen: animalsOf(told.animalsSeen),
  equipment: told.equipment ?? [],
  photos: (told.photos ?? []).map(idOf),
  captions: captionsOf(told.photos),
  diveSiteId: told.diveSiteId ?? null,
})

const hasWeight = ({ kg }: WeightValues) => kg !== null

const wordsOf = ({ exitTime: _, ...values }: DiveValues) => ({
  ...values,
  time: values.time || null,
  notes: values.notes.trim() || null,
  suit: values.suit.trim() || null,
  trip: values.trip.trim() || null,
  animalsSeen: animalsText(values.animalsSeen),
  weights: values.weights.filter(hasWeight).map(({ kg, kind }) => ({ kg, kind })),
  cylinders: values.cylinders.map(cylinderWords),
})

const Words = NewDive.omit({ clientKey: true })

/** The place of an issue in the form, where a weight without a figure is still a line. */
const pathInForm = (path: readonly PropertyKey[], { weights }: DiveValues): PropertyKey[] => {
  const [first, at, ...rest] = path
  if (first !== 'weights' || typeof at !== 'number') return [...path]
  const places = weights.flatMap((weight, place) => (hasWeight(weight) ? [place] : []))
  return [first, places[at] ?? at, ...rest]
}

/** An exit alone says nothing that could be kept. */
const exitAlone = 'Add the time when the dive started as well.'

/** The contract's words of a dive, as a schema of what stands in the form. */
export const TypedDive: z.ZodType<DiveWords> = z.custom<DiveValues>().transform((values, context) => {
  const read = Words.safeParse(wordsOf(values))
  const add = (path: PropertyKey[], message: string) =>
    context.issues.push({ code: 'custom', path, message, input: values })
  for (const { path, message } of read.error?.issues ?? []) add(pathInForm(path, values), message)
  if (read.success && isYetToCome(read.data.date, new Date())) add(['date'], diveLogTexts.future)
  const { maxDepth, meanDepth } = values
  if (maxDepth !== null && meanDepth !== null && meanDepth > maxDepth)
    add(['meanDepth'], diveLogTexts.meanDepth)
  if (values.exitTime !== '' && values.time === '') add(['exitTime'], exitAlone)
  return read.success && context.issues.length === 0 ? read.data : z.NEVER
})

/** The field of the form at which an issue of the page or of the server stands. */
export const fieldOf = (path: readonly PropertyKey[]): string => {
  const [first] = path
  if (first === 'diveSiteId') return 'siteName'
  if (first === 'durationSeconds') return 'duration'
  return first === 'cylinders' || first === 'weights' ? path.map(String).join('.') : String(first)
}

/** Whether two forms say the same. */
export const isSameDive = (one: DiveValues, other: DiveValues): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

const isEmpty = (value: unknown) =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** Whether something stands in the fields that only show when somebody asks for more. */
export const saysMore = ({ exitTime: _, ...values }: DiveValues): boolean =>
  moreFields.some((field) => field !== 'exitTime' && !isEmpty(values[field]))

/** A form with what is known filled into the fields that are still empty; a site of another name keeps its own link. */
export const filledIn = (values: DiveValues, known: Partial<DiveValues>): DiveValues => ({
  ...values,
  ...Object.fromEntries(
    Object.entries(known).filter(([name]) => {
      const field = name === 'diveSiteId' ? 'siteName' : (name as keyof DiveValues)
      return isEmpty(values[field])
    }),
  ),
})
