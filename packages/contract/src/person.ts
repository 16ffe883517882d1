import { z } from 'zod'
import { Uuid } from './common.ts'

/** Somebody as lists name them to a reader: what the reader may not see is null. */
export const Person = z.object({
  id: Uuid,
  handle: z.string(),
  /** The full name. */
  name: z.string().nullable(),
  /** The path of their picture. */
  avatar: z.string().nullable(),
})
export type Person = z.output<typeof Person>
