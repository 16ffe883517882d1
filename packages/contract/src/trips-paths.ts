import { z } from 'zod'
import { Paging, Uuid } from './common.ts'
import { wholeNumberText } from './numbers.ts'
import { tripLimits } from './trips-fields.ts'

export const plannerPath = '/api/trip-planner'
export const tripPath = `${plannerPath}/trips/:tripId` as const

export const ofTrip = z.object({ tripId: Uuid })

export const TripPages = Paging.extend({
  limit: wholeNumberText().min(1).max(200).default(tripLimits.page),
})

export const done = z.object({ success: z.literal(true) })
export const listOf = <Item extends z.ZodType>(item: Item) => z.object({ items: z.array(item) })
