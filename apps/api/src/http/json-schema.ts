import { z } from 'zod'

type Json = Record<string, unknown>

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The constant that a property of an object has, if it has one. */
const constantOf = (schema: unknown, name: string): unknown => {
  const properties = isObject(schema) && isObject(schema.properties) ? schema.properties : {}
  const property = properties[name]
  return isObject(property) ? property.const : undefined
}

/** The property whose constant tells these objects apart. */
const tagOf = (options: unknown[]): string | undefined => {
  const [first] = options
  const properties = isObject(first) && isObject(first.properties) ? Object.keys(first.properties) : []
  return properties.find(
    (name) =>
      options.every((option) => constantOf(option, name) !== undefined) &&
      new Set(options.map((option) => constantOf(option, name))).size === options.length,
  )
}

/** One of several objects, chosen by its tag alone: the serialiser would else check each of them as a whole. */
const byTag = (tag: string, [option, ...others]: unknown[]): unknown =>
  others.length === 0
    ? option
    : {
        if: {
          type: 'object',
          properties: { [tag]: { const: constantOf(option, tag) } },
          required: [tag],
        },
        // biome-ignore lint/suspicious/noThenProperty: a word of JSON Schema
        then: option,
        else: byTag(tag, others),
      }

/** The same, or null; of several shapes, each of them. */
const nullable = (schema: unknown): unknown => {
  if (!isObject(schema)) return schema
  return 'if' in schema
    ? // biome-ignore lint/suspicious/noThenProperty: a word of JSON Schema
      { ...schema, then: nullable(schema.then), else: nullable(schema.else) }
    : { ...schema, nullable: true }
}

/** `anyOf [X, null]` says the same as a nullable X, which the serialiser writes without trying both. */
const simplify = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(simplify)
  if (!isObject(schema)) return schema
  const { anyOf, oneOf, ...rest } = schema
  const tag = Array.isArray(oneOf) ? tagOf(oneOf) : undefined
  if (tag !== undefined && Array.isArray(oneOf)) return byTag(tag, oneOf.map(simplify))
  if (
    Array.isArray(anyOf) &&
    anyOf.length === 2 &&
    anyOf.some((one) => isObject(one) && one.type === 'null')
  ) {
    const other = anyOf.find((one) => !(isObject(one) && one.type === 'null'))
    return { ...(nullable(simplify(other)) as Json), ...rest }
  }
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, simplify(value)]))
}

/** The schema that the compiled reply serialiser is made of: it writes what is listed and drops the rest. */
export const serialiserSchema = (schema: z.ZodType): Json =>
  simplify(z.toJSONSchema(schema, { io: 'output', target: 'draft-7', unrepresentable: 'any' })) as Json
