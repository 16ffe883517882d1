import { isDeepStrictEqual } from 'node:util'
import { largestWhole } from '@soundings/contract/numbers'
import { z } from 'zod'
import type { SchemaNames } from './names.ts'

export type Schema = Record<string, unknown>
type Schemas = Record<string, Schema>

/** The limits of a whole number that has none of its own: of the contract's, and of JavaScript's. */
const isOpenEnd = (limit: unknown) =>
  typeof limit === 'number' && [largestWhole, Number.MAX_SAFE_INTEGER].includes(Math.abs(limit))

/** Takes out what says nothing to a reader: the limits of any whole number, and the pattern of a known format. */
const tidy = (schema: Schema, isClosed: boolean) => {
  if (isOpenEnd(schema.minimum)) delete schema.minimum
  if (isOpenEnd(schema.maximum)) delete schema.maximum
  if (schema.format !== undefined) delete schema.pattern
  if (schema.propertyNames && Array.isArray(schema.required)) {
    // A value for each of a few names says the same as a field for each.
    schema.properties = Object.fromEntries(schema.required.map((name) => [name, schema.additionalProperties]))
    delete schema.propertyNames
    delete schema.additionalProperties
  }
  // A reply may get more fields one day, unless its schema says that it never will.
  if (!isClosed && schema.additionalProperties === false) delete schema.additionalProperties
}

const convert = (schemas: Record<string, z.ZodType>, io: 'input' | 'output', names: SchemaNames) => {
  const { properties = {}, $defs = {} } = z.toJSONSchema(z.object(schemas), {
    io,
    metadata: names,
    unrepresentable: 'any',
    override: ({ zodSchema: { _zod: zod }, jsonSchema }) =>
      tidy(jsonSchema as Schema, zod.def.type === 'object' && 'catchall' in zod.def && !!zod.def.catchall),
  })
  for (const schema of Object.values($defs)) delete schema.id
  return { schemas: properties as Schemas, named: $defs as Schemas }
}

/** The names that a schema mentions. */
const mentioned = (schema: unknown) =>
  [...JSON.stringify(schema).matchAll(/"#\/\$defs\/([^"]+)"/g)].map(([, name = '']) => name)

/** What is read otherwise than it is written, by name: where a field may be left out, and all that holds such a thing. */
const findTwofold = (read: Schemas, written: Schemas): Set<string> => {
  const both = Object.keys(read).filter((name) => name in written)
  const found = new Set(both.filter((name) => !isDeepStrictEqual(read[name], written[name])))
  for (let before = -1; before < found.size; ) {
    before = found.size
    for (const name of both) if (mentioned(read[name]).some((each) => found.has(each))) found.add(name)
  }
  return found
}

const pointed = <T>(value: T, nameOf: (name: string) => string): T =>
  JSON.parse(
    JSON.stringify(value).replace(
      /"#\/\$defs\/([^"]+)"/g,
      (_, name: string) => `"#/components/schemas/${nameOf(name)}"`,
    ),
  )

/**
 * The schemas of a document: of what is sent (`inputs`) and answered (`outputs`), each under the key that it was given,
 * and those with a name beside them. A named schema of which a caller may leave something out that every reply has
 * stands there twice, for callers as `…Input`.
 */
export const describeSchemas = (
  { inputs, outputs }: Record<'inputs' | 'outputs', Record<string, z.ZodType>>,
  names: SchemaNames,
) => {
  const read = convert(inputs, 'input', names)
  const written = convert(outputs, 'output', names)
  const twofold = findTwofold(read.named, written.named)
  const inputName = (name: string) => (twofold.has(name) ? `${name}Input` : name)
  const asRead = Object.entries(read.named).map(([name, schema]) => [
    inputName(name),
    pointed(schema, inputName),
  ])
  const components: Schemas = { ...Object.fromEntries(asRead), ...pointed(written.named, (name) => name) }
  return {
    inputs: pointed(read.schemas, inputName),
    outputs: pointed(written.schemas, (name) => name),
    components: Object.fromEntries(
      Object.entries(components).sort(([one], [other]) => (one < other ? -1 : 1)),
    ),
  }
}
