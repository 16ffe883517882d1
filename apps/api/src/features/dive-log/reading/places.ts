import { Uuid } from '@soundings/contract/common'
import { type DiveSort, diveLogLimits } from '@soundings/contract/dive-log'
import { number, wholeNumber } from '@soundings/contract/numbers'
import { z } from 'zod'

const isMoment = (text: string) =>
  /^\d{4}(-\d\d){2} \d\d(:\d\d){2}$/.test(text) && !Number.isNaN(Date.parse(`${text.replace(' ', 'T')}Z`))

/** The start of a dive as the table has it: `2026-05-16 09:30:00`. */
export const DiveStart = z.string().refine(isMoment)

const byStart = z.object({ by: DiveStart, id: Uuid })

/** Where a page of each kind of list ended. */
export const places = {
  newest: byStart,
  oldest: byStart,
  deepest: z.object({ by: number().min(-1).max(diveLogLimits.depth.max), id: Uuid }),
  longest: z.object({ by: wholeNumber().min(-1), id: Uuid }),
} satisfies Record<DiveSort, z.ZodType>

export const TrashPlace = z.object({ at: z.iso.datetime(), id: Uuid })
