import type { TripStop } from '@soundings/contract/trips-stops'
import { StopForm } from '@soundings/contract/trips-stops'
import { z } from 'zod'
import type { ChosenSite } from '#features/sites/index.ts'

/** A stop as it stands in its form: what is not said is an empty text or null. The order is that of the screen. */
export type StopValues = {
  kind: string
  site: ChosenSite | null
  name: string
  to: string
  day: string
  time: string
  endTime: string
  nights: number | null
  zone: string
  endZone: string
  stay: string
  travel: string
  dives: number | null
  position: [lng: number, lat: number] | null
  notes: string
}

/** A form nobody has touched. */
export const emptyStop = (known: Partial<StopValues> = {}): StopValues => ({
  kind: 'site',
  site: null,
  name: '',
  to: '',
  day: '',
  time: '',
  endTime: '',
  nights: null,
  zone: '',
  endZone: '',
  stay: 'hotel',
  travel: 'flight',
  dives: null,
  position: null,
  notes: '',
  ...known,
})

/** What stands in the form of a stop that is changed. */
export const valuesOfStop = (stop: TripStop): StopValues => ({
  ...emptyStop(),
  kind: stop.kind,
  site: stop.site && {
    id: stop.site.id,
    siteName: stop.site.siteName,
    region: null,
    country: stop.site.country,
  },
  name: stop.kind === 'site' ? '' : stop.name,
  to: stop.to ?? '',
  day: stop.day ?? '',
  time: stop.time ?? '',
  endTime: stop.endTime ?? '',
  nights: stop.nights === 0 ? null : stop.nights,
  zone: stop.zone ?? '',
  endZone: stop.endZone ?? '',
  stay: stop.stay ?? 'other',
  travel: stop.travel ?? 'other',
  dives: stop.dives,
  position: stop.kind === 'site' ? null : stop.coordinates,
  notes: stop.notes,
})

const known = (text: string): string | null => text.trim() || null

const sentOf = ({ site, position, day, ...values }: StopValues) => ({
  ...values,
  siteId: site?.id ?? null,
  name: values.kind === 'site' ? '' : values.name,
  day: known(day),
  to: known(values.to),
  time: known(values.time),
  endTime: known(values.endTime),
  nights: values.nights ?? 0,
  zone: known(values.zone),
  endZone: known(values.endZone),
  coordinates: values.kind === 'site' || values.kind === 'note' ? null : position,
})

/** The field of the form at which an issue stands. */
export const fieldOf = ([first]: readonly PropertyKey[]): string => {
  if (first === 'siteId') return 'site'
  if (first === 'coordinates') return 'name'
  return String(first)
}

export type SentStop = Omit<z.output<typeof StopForm>, 'clientKey'>

/** The contract’s words of a stop, as a schema of what stands in the form. */
export const TypedStop: z.ZodType<SentStop> = z.custom<StopValues>().transform((values, context) => {
  const read = StopForm.safeParse(sentOf(values))
  for (const { path, message } of read.error?.issues ?? [])
    context.issues.push({ code: 'custom', input: values, path, message })
  return read.success ? read.data : z.NEVER
})
