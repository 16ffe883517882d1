import { NewBroadcast } from '@soundings/contract/administration-shapes'
import { z } from 'zod'

/** What is typed into the form; moments as the browser's own field has them, in the time of the device. */
export type AnnouncementTyped = {
  value: string
  cancellable: boolean
  startsAt: string
  endsAt: string
}

export const nothingTyped: AnnouncementTyped = { value: '', cancellable: true, startsAt: '', endsAt: '' }

/** An empty field is no moment. */
const moment = z
  .string()
  .refine((typed) => typed === '' || !Number.isNaN(Date.parse(typed)), 'Enter a date and time')
  .transform((typed) => (typed === '' ? null : new Date(typed).toISOString()))

export const Announcement = z
  .object({
    value: NewBroadcast.shape.value,
    cancellable: z.boolean(),
    startsAt: moment,
    endsAt: moment,
  })
  .refine(({ endsAt }) => endsAt === null || Date.parse(endsAt) > Date.now(), {
    path: ['endsAt'],
    error: 'The end must be in the future.',
  })
  .refine(({ startsAt, endsAt }) => startsAt === null || endsAt === null || startsAt < endsAt, {
    path: ['endsAt'],
    error: 'The end must be after the start.',
  })
