import { z } from 'zod'
import { Event } from './events-shapes.ts'
import { flaggedKind, reviewKind, version } from './review.ts'

/** Events that risk signals held, with these in words. */
export const eventReviewKind = reviewKind('events', {
  item: { date: z.iso.date(), location: z.string(), version },
  shown: { event: Event, signals: z.array(z.string()) },
})
export type PendingEvent = z.output<typeof eventReviewKind.item>
export type EventShown = z.output<typeof eventReviewKind.shown>
export type EventPreview = z.output<typeof eventReviewKind.preview>

export const flaggedEventKind = flaggedKind('events', { event: Event })
export type FlaggedEvent = z.output<typeof flaggedEventKind.shown>
