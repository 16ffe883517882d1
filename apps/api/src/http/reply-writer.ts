import compile from 'fast-json-stringify'
import type { z } from 'zod'
import { serialiserSchema } from './json-schema.ts'

type Write = (answer: unknown) => string

const writers = new WeakMap<z.ZodType, Write>()

/** What writes answers of this shape as JSON; compiled once for all servers of a process. */
export const writerOf = (shape: z.ZodType): Write => {
  const known = writers.get(shape) ?? compile(serialiserSchema(shape))
  writers.set(shape, known)
  return known
}

/** The same, but compiled only for the first answer: a server starts without those that nobody asks for. */
export const replyWriter =
  (shape: z.ZodType): Write =>
  (answer) =>
    writerOf(shape)(answer)
