import type { z } from 'zod'
import { Instant } from './common.ts'
import { Person } from './person.ts'
import { flaggedKind } from './review.ts'

/** Somebody whom people report. How they stand is asked for beside it, as it depends on who reads what may be done. */
export const flaggedPersonKind = flaggedKind('people', { person: Person, memberSince: Instant })
export type FlaggedPerson = z.output<typeof flaggedPersonKind.shown>
