import { ErrorReply } from '@soundings/contract/common'
import { aboutOf, type Files, isBytes, isEvents, type Route } from '@soundings/contract/route'
import type { z } from 'zod'
import { errorsOf, meanings } from './openapi/errors.ts'
import { readSchemaNames } from './openapi/names.ts'
import { type Parameter, shareParameters } from './openapi/parameters.ts'
import { describeSchemas, type Schema } from './openapi/schemas.ts'
import { accessCookie } from './session-cookies.ts'

type Groups = Record<string, Record<string, Route>>
type Named = { id: string; group: string; route: Route }
type Schemas = ReturnType<typeof describeSchemas>
type Shared = ReturnType<typeof shareParameters>

const places = { path: 'params', query: 'query' } as const

const parts = ({ id, route }: Named, place: keyof typeof places) =>
  Object.entries((route[places[place]]?.shape ?? {}) as Record<string, z.ZodType>).map(([name, schema]) => ({
    key: `${id} ${place} ${name}`,
    name,
    schema,
  }))

/** Every schema that the routes take and answer, each under a key of its own. */
const schemasOf = (all: readonly Named[]) => {
  const inputs: Record<string, z.ZodType> = {}
  const outputs: Record<string, z.ZodType> = { error: ErrorReply }
  for (const each of all) {
    const { body, form, reply } = each.route
    for (const { key, schema } of [...parts(each, 'path'), ...parts(each, 'query')]) inputs[key] = schema
    const asked = body ?? form
    if (asked) inputs[each.id] = asked
    if (isEvents(reply)) outputs[each.id] = reply.events
    else if (!isBytes(reply)) outputs[each.id] = reply
  }
  return { inputs, outputs }
}

const parametersOf = (each: Named, { inputs }: Schemas): Parameter[] =>
  (['path', 'query'] as const).flatMap((place) =>
    parts(each, place).map(({ key, name, schema }) => ({
      name,
      in: place,
      required: place === 'path' || !schema.safeParse(undefined).success,
      schema: inputs[key],
    })),
  )

const json = (schema: Schema | undefined) => ({ 'application/json': { schema } })

const binary = (types: readonly string[]) =>
  Object.fromEntries(types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]))

const answered = ({ id, route: { reply } }: Named, { outputs }: Schemas) => {
  if (isBytes(reply)) return binary(reply.bytes)
  return isEvents(reply) ? { 'text/event-stream': { schema: outputs[id] } } : json(outputs[id])
}

/** A form with its files, which all go by the name `files`. */
const formWith = (fields: Schema | undefined, { max, bytes }: Files) => {
  const files = {
    type: 'array',
    maxItems: max,
    items: { type: 'string', format: 'binary', description: `At most ${bytes} bytes.` },
  }
  const together = { type: 'object', properties: { files }, required: ['files'] }
  return { 'multipart/form-data': { schema: fields ? { allOf: [fields, together] } : together } }
}

const asked = ({ id, route: { body, form, files } }: Named, { inputs }: Schemas) => {
  if (body) return { requestBody: { required: !body.safeParse({}).success, content: json(inputs[id]) } }
  return form && files && { requestBody: { required: true, content: formWith(inputs[id], files) } }
}

const refused = (route: Route) =>
  Object.fromEntries(
    errorsOf(route).map((status) => [status, { $ref: `#/components/responses/${meanings[status].name}` }]),
  )

/** Whoever is signed in gets what is theirs from public routes too. */
const security = ({ access }: Route) => (access === 'public' ? [{}, { session: [] }] : [{ session: [] }])

const accessText: Record<Route['access'], string> = {
  public: 'Anyone can use this.',
  member: 'For members.',
  editor: 'For editors, moderators and admins.',
  moderator: 'For moderators and admins.',
  admin: 'For admins.',
}

const operation = (each: Named, schemas: Schemas, { refer }: Shared) => ({
  tags: [each.group],
  operationId: each.id,
  summary: each.route.summary,
  description: accessText[each.route.access],
  security: security(each.route),
  parameters: parametersOf(each, schemas).map(refer),
  ...asked(each, schemas),
  responses: {
    [each.route.status ?? 200]: { description: 'Success', content: answered(each, schemas) },
    ...refused(each.route),
  },
})

const errorAnswers = ({ outputs: { error } }: Schemas) =>
  Object.fromEntries(
    Object.values(meanings).map(({ name, description, ...said }) => {
      const example = { ...said, requestId: '0190b5a4-6f0e-7c3a-9d1e-2b6f1c4a8e57' }
      return [name, { description, content: { 'application/json': { schema: error, example } } }]
    }),
  )

const info = (version: string) => ({
  title: 'Soundings',
  version,
  description:
    'Dive sites of the world. Values are metric. Errors are `{message, code?, issues?, requestId}`. In requests, you can leave out fields that may be null or an empty list.',
  license: { name: 'Apache-2.0', url: 'https://www.apache.org/licenses/LICENSE-2.0' },
  contact: { name: 'Soundings', url: 'https://github.com/soundings-app/soundings/issues' },
})

/** The OpenAPI 3.1 description of every route in the contract. */
export const describeApi = async (groups: Groups, version: string) => {
  const all = Object.entries(groups).flatMap(([group, routes]) =>
    Object.entries(routes).map(([name, route]): Named => ({ id: `${group}.${name}`, group, route })),
  )
  const schemas = describeSchemas(schemasOf(all), await readSchemaNames())
  const shared = shareParameters(all.flatMap((each) => parametersOf(each, schemas)))
  const paths: Record<string, Record<string, unknown>> = {}
  for (const each of all) {
    const path = each.route.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [each.route.method.toLowerCase()]: operation(each, schemas, shared) }
  }
  return {
    openapi: '3.1.0',
    info: info(version),
    servers: [{ url: '/', description: 'This server' }],
    tags: Object.entries(groups).map(([name, routes]) => ({ name, description: aboutOf(routes) })),
    paths,
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: accessCookie,
          description: 'Set by `auth.login`. It expires after a few minutes; `auth.refresh` renews it.',
        },
      },
      schemas: schemas.components,
      parameters: shared.components,
      responses: errorAnswers(schemas),
    },
  }
}
