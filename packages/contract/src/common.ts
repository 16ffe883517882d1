import { z } from 'zod'
import { number, wholeNumber, wholeNumberText } from './numbers.ts'

/** What is wrong with one field; `path` leads to it from the root of the input. */
export const FieldIssue = z.object({ path: z.array(z.union([z.string(), number()])), message: z.string() })

/** Every answer that is not a success. `requestId` finds it in the server's log. */
export const ErrorReply = z.object({
  message: z.string(),
  code: z.string().optional(),
  issues: z.array(FieldIssue).optional(),
  requestId: z.string().optional(),
})
export type ErrorReply = z.output<typeof ErrorReply>

/** A UTC instant as an ISO 8601 string. */
export const Instant = z.iso.datetime()

/** [longitude, latitude] in decimal degrees, WGS 84. */
export const Coordinates = z.tuple([number().min(-180).max(180), number().min(-90).max(90)])
export type Coordinates = z.output<typeof Coordinates>

export const Uuid = z.uuid('This isn’t a valid id')

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused here
const unstorable = /[\u0000\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/

/** Text that PostgreSQL can store: no NUL, no lone surrogate. Trimmed; `max` counts code points, as the database does. */
export const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `Must be ${max} characters or less`)
    .refine((value) => !unstorable.test(value), 'Contains characters that can’t be saved')

type EmptyByDefault<Shape extends z.ZodRawShape> = {
  [K in keyof Shape]: Shape[K] extends z.ZodNullable | z.ZodArray ? z.ZodDefault<Shape[K]> : Shape[K]
}

const emptied = (field: unknown) => {
  if (field instanceof z.ZodNullable) return field.default(null)
  return field instanceof z.ZodArray ? field.default([]) : field
}

/** The same fields for a request, which may leave out what is empty: what may be null is null then, and a list has nothing in it. */
export const emptyByDefault = <Shape extends z.ZodRawShape>(shape: Shape): EmptyByDefault<Shape> =>
  Object.fromEntries(
    Object.entries(shape).map(([name, field]) => [name, emptied(field)]),
  ) as EmptyByDefault<Shape>

/** Text as somebody left it while they typed: not trimmed, or what comes back would not be what was kept. */
export const typedText = (max: number) =>
  z
    .string()
    .max(max, `Must be ${max} characters or less`)
    .refine((value) => !unstorable.test(value), 'Contains characters that can’t be saved')

/** A page of a list that can grow. `nextCursor` is null on the last page. */
export const page = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), nextCursor: z.string().nullable(), total: wholeNumber() })

export const pageLimits = { default: 50, max: 200 } as const

/** The query of a paged list. */
export const Paging = z.object({
  cursor: text(1_000).optional(),
  limit: wholeNumberText().min(1).max(pageLimits.max).default(pageLimits.default),
})
