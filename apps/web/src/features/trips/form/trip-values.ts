import { tripTexts } from '@soundings/contract/trips'
import { TripForm } from '@soundings/contract/trips-forms'
import type { Trip } from '@soundings/contract/trips-shapes'
import { z } from 'zod'

type Position = [lng: number, lat: number]

/** A trip as it stands in its form: what is not said is an empty text or null. The order is that of the screen. */
export type TripValues = {
  name: string
  startDate: string
  endDate: string
  destination: string
  country: string | null
  position: Position | null
  budget: number | null
  currency: string
  /** The budget counts among what members spend at the destination. */
  countsBudget: boolean
  description: string
  preferences: string[]
  /** What happens to stops where the dates of the trip move. */
  stops: string
  /** And to what is due by a day. */
  dueDays: string
}

/** A form nobody has touched. */
export const emptyTrip = (known: Partial<TripValues> = {}): TripValues => ({
  name: '',
  startDate: '',
  endDate: '',
  destination: '',
  country: null,
  position: null,
  budget: null,
  currency: 'USD',
  countsBudget: false,
  description: '',
  preferences: [],
  stops: 'follow',
  dueDays: 'follow',
  ...known,
})

/** What stands in the form of a trip that is changed. */
export const valuesOfTrip = (trip: Trip): TripValues => ({
  ...emptyTrip(),
  name: trip.name,
  startDate: trip.startDate,
  endDate: trip.endDate,
  destination: trip.destination,
  country: trip.country,
  position: trip.coordinates,
  budget: trip.budget,
  currency: trip.currency,
  countsBudget: trip.countsBudget,
  description: trip.description,
  preferences: [...trip.preferences],
})

const sentOf = ({ position, ...values }: TripValues) => ({ ...values, coordinates: position })

/** The field of the form at which an issue stands. */
export const fieldOf = ([first]: readonly PropertyKey[]): string => {
  if (first === 'coordinates' || first === 'country' || first === 'zone') return 'destination'
  return String(first)
}

type Issue = { path: PropertyKey[]; message: string }

/** Dates that are not chosen yet are told in words. */
const dateIssues = ({ startDate, endDate }: TripValues): Issue[] => {
  const issues: Issue[] = []
  if (startDate === '') issues.push({ path: ['startDate'], message: 'Choose a start date.' })
  if (endDate === '') issues.push({ path: ['endDate'], message: 'Choose an end date.' })
  else if (endDate <= startDate) issues.push({ path: ['endDate'], message: tripTexts.endBeforeStart })
  return issues
}

export type SentTrip = Omit<z.output<typeof TripForm>, 'clientKey'>

/** The contract’s words of a trip, as a schema of what stands in the form. */
export const TypedTrip: z.ZodType<SentTrip> = z.custom<TripValues>().transform((values, context) => {
  const issues = dateIssues(values)
  const read = TripForm.safeParse(sentOf(values))
  const isTold = (path: readonly PropertyKey[]) =>
    issues.some((issue) => fieldOf(issue.path) === fieldOf(path))
  for (const { path, message } of read.error?.issues ?? []) if (!isTold(path)) issues.push({ path, message })
  for (const issue of issues) context.issues.push({ code: 'custom', input: values, ...issue })
  return read.success && issues.length === 0 ? read.data : z.NEVER
})
