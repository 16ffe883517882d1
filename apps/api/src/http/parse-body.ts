import { z } from 'zod'

/**
 * Reads a body. One that did not come counts as an empty object where the schema takes that; elsewhere the fields that
 * it should have had are named, instead of a word about objects.
 */
export const parseBody = (schema: z.ZodType, body: unknown): unknown => {
  if (body === undefined) {
    const empty = [undefined, {}].map((nothing) => schema.safeParse(nothing)).find(({ success }) => success)
    if (empty) return empty.data
  }
  if ((body !== undefined && body !== null) || !(schema instanceof z.ZodObject)) return schema.parse(body)
  const fields = Object.entries(schema.shape as Record<string, z.ZodType>)
  const required = fields.filter(([, field]) => !field.safeParse(undefined).success)
  throw new z.ZodError(
    (required.length > 0 ? required : fields).map(([name]) => ({
      code: 'custom',
      path: [name],
      message: `${name} is required`,
      input: undefined,
    })),
  )
}
