import { Instant, Uuid } from '@soundings/contract/common'
import { z } from 'zod'

/** Where a page ended of a list whose newest thing comes first. */
export const TimedPlace = z.object({ at: Instant, id: Uuid })
export type TimedPlace = z.output<typeof TimedPlace>
