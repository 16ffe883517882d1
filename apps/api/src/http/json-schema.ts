import { z } from 'zod'

type Json = Record<string, unknown>

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** `anyOf [X, null]` says the same as a nullable X, which the serialiser writes without trying both. */
const simplify = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(simplify)
  if (!isObject(schema)) return schema
  const { anyOf, ...rest } = schema
  if (
    Array.isArray(anyOf) &&
    anyOf.length === 2 &&
    anyOf.some((one) => isObject(one) && one.type === 'null')
  ) {
    const other = anyOf.find((one) => !(isObject(one) && one.type === 'null'))
    return { ...(simplify(other) as Json), ...rest, nullable: true }
  }
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, simplify(value)]))
}

/** The schema that the compiled reply serialiser is made of: it writes what is listed and drops the rest. */
export const serialiserSchema = (schema: z.ZodType): Json =>
  simplify(z.toJSONSchema(schema, { io: 'output', target: 'draft-7', unrepresentable: 'any' })) as Json

/** The schema that the documentation shows. */
export const documentedSchema = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return json
}
