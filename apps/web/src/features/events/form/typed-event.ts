import { EventForm } from '@soundings/contract/events-forms'
import { eventTexts } from '@soundings/contract/events-words'
import { z } from 'zod'
import { instantOf, isZone, zoneHere } from '#shared/lib/zones.ts'
import type { EventValues } from './event-values.ts'

const planParts = ['help', 'oxygen', 'radio', 'lead', 'meetingPoint', 'notes'] as const
const known = (text: string): string | null => text.trim() || null

/** The zone that counts: the one that was chosen, or that of the reader where nothing says where it is. Null: that of the place. */
export const zoneOf = ({
  zone,
  site,
  position,
}: Pick<EventValues, 'zone' | 'site' | 'position'>): string | null =>
  zone || (site || position ? null : zoneHere())

/** Everything of an event as it is sent. */
const sentOf = (values: EventValues) => {
  const { site, position, every, ends } = values
  const plan = Object.fromEntries(planParts.map((part) => [part, values[part].trim()]))
  return {
    title: values.title,
    description: values.description,
    date: values.date,
    time: known(values.time),
    endDate: values.endDate === values.date ? null : known(values.endDate),
    endTime: known(values.endTime),
    zone: zoneOf(values),
    location: values.location,
    siteId: site?.id ?? null,
    coordinates: site ? null : position,
    country: site ? null : known(values.country),
    groupId: known(values.group),
    visibility: values.visibility,
    maxAttendees: values.maxAttendees,
    guests: Number(values.guests),
    waitlist: values.waitlist,
    price: values.price ?? 0,
    currency: values.currency,
    level: known(values.level),
    minCertification: known(values.minCertification),
    imageId: values.imageId,
    plan: Object.values(plan).some((part) => part !== '') ? plan : null,
    recurrence:
      every === ''
        ? null
        : {
            every,
            until: ends === 'until' ? known(values.until) : null,
            count: ends === 'count' ? values.count : null,
          },
  }
}

/** The field of the form at which an issue of the page or of the server stands. */
export const fieldOf = ([first, second]: readonly PropertyKey[]): string => {
  if ((first === 'recurrence' || first === 'plan') && second !== undefined) return String(second)
  if (first === 'recurrence') return 'every'
  if (first === 'siteId') return 'site'
  if (first === 'groupId') return 'group'
  if (first === 'coordinates') return 'position'
  return String(first)
}

type Issue = { path: PropertyKey[]; message: string }

/** What is wrong with the days and times, as far as this device can tell. `now` in milliseconds since 1970. */
const timeIssues = (values: EventValues, now: number): Issue[] => {
  const { date, time, endDate, endTime } = values
  const issues: Issue[] = []
  const add = (field: string, message: string) => issues.push({ path: [field], message })
  if (date === '') add('date', 'Choose a day.')
  if (time === '' && endTime !== '') add('time', eventTexts.endTimeAlone)
  const lastDay = endDate || date
  if (date !== '' && lastDay < date) add('endDate', eventTexts.endBeforeStart)
  if (lastDay === date && time !== '' && endTime !== '' && endTime <= time)
    add('endTime', eventTexts.endBeforeStart)
  const zone = zoneOf(values)
  if (date === '' || zone === null || !isZone(zone)) return issues
  if (time !== '') {
    const start = instantOf({ date, time }, zone)
    if (start === null) add('time', eventTexts.skippedTime)
    else if (start <= now) add('date', eventTexts.past)
  }
  if (endTime !== '' && instantOf({ date: lastDay, time: endTime }, zone) === null)
    add('endTime', eventTexts.skippedTime)
  return issues
}

const Sent = EventForm.omit({ clientKey: true })
export type SentEvent = z.output<typeof Sent>

/** The contract’s words of an event, as a schema of what stands in the form. */
export const typedEvent = (clock: () => number): z.ZodType<SentEvent> =>
  z.custom<EventValues>().transform((values, context) => {
    const issues = timeIssues(values, clock())
    if (values.site === null && values.location.trim() === '')
      issues.push({ path: ['location'], message: eventTexts.noLocation })
    if (values.visibility === 'group' && values.group === '')
      issues.push({ path: ['group'], message: eventTexts.groupNeeded })
    if (values.every !== '' && values.ends === 'until' && values.until !== '' && values.until <= values.date)
      issues.push({ path: ['until'], message: eventTexts.untilBeforeStart })
    const read = Sent.safeParse(sentOf(values))
    const isTold = (path: readonly PropertyKey[]) =>
      issues.some((issue) => fieldOf(issue.path) === fieldOf(path))
    for (const { path, message } of read.error?.issues ?? [])
      if (!isTold(path)) issues.push({ path, message: path[0] === 'title' ? eventTexts.noTitle : message })
    for (const issue of issues) context.issues.push({ code: 'custom', input: values, ...issue })
    return read.success && issues.length === 0 ? read.data : z.NEVER
  })
