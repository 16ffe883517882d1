import { z } from 'zod'
import { Uuid } from './common.ts'

/** Where the routes of events begin, and what they are about. */
export const base = '/api/community/events'
export const one = `${base}/:eventId` as const
export const ofEvent = z.object({ eventId: Uuid })
