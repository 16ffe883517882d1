import { ErrorReply } from '@soundings/contract/common'
import { type Files, isBytes, isEvents, type Route } from '@soundings/contract/route'
import type { z } from 'zod'
import { documentedSchema } from './json-schema.ts'

type Groups = Record<string, Record<string, Route>>

const parameters = (schema: z.ZodObject | undefined, place: 'path' | 'query') => {
  if (!schema) return []
  const { properties = {}, required = [] } = documentedSchema(schema, 'input') as {
    properties?: Record<string, unknown>
    required?: string[]
  }
  return Object.entries(properties).map(([name, each]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: each,
  }))
}

const json = (schema: z.ZodType, io: 'input' | 'output') => ({
  'application/json': { schema: documentedSchema(schema, io) },
})

const binary = (types: readonly string[]) =>
  Object.fromEntries(types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]))

const content = (reply: Route['reply']) => {
  if (isBytes(reply)) return binary(reply.bytes)
  if (isEvents(reply)) return { 'text/event-stream': { schema: documentedSchema(reply.events, 'output') } }
  return json(reply, 'output')
}

/** A form with its files, which all go by the name `files`. */
const form = (schema: z.ZodObject, { most, bytes }: Files) => {
  const fields = documentedSchema(schema, 'input') as { properties?: Record<string, unknown> }
  const files = {
    type: 'array',
    maxItems: most,
    items: { type: 'string', format: 'binary', description: `At most ${bytes} bytes.` },
  }
  return { 'multipart/form-data': { schema: { ...fields, properties: { ...fields.properties, files } } } }
}

const asked = ({ body, form: fields, files }: Route) => {
  if (body) return { requestBody: { required: true, content: json(body, 'input') } }
  return fields && files && { requestBody: { required: true, content: form(fields, files) } }
}

const operation = (group: string, name: string, route: Route) => ({
  tags: [group],
  operationId: `${group}.${name}`,
  summary: route.summary,
  description: route.access === 'public' ? 'Open to everybody.' : `For every ${route.access} and above.`,
  parameters: [...parameters(route.params, 'path'), ...parameters(route.query, 'query')],
  ...asked(route),
  responses: {
    [route.status ?? 200]: {
      description: 'Success',
      content: content(route.reply),
    },
    default: { description: 'What went wrong', content: json(ErrorReply, 'output') },
  },
})

/** The OpenAPI 3.1 description of every route in the contract. */
export const describeApi = (groups: Groups, version: string) => {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [group, routes] of Object.entries(groups))
    for (const [name, route] of Object.entries(routes)) {
      const path = route.path.replace(/:(\w+)/g, '{$1}')
      paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(group, name, route) }
    }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Soundings',
      version,
      description:
        'Dive sites of the world. Stored values are metric; errors answer `{message, code?, issues?, requestId}`.',
      license: { name: 'Apache-2.0', url: 'https://www.apache.org/licenses/LICENSE-2.0' },
    },
    paths,
  }
}
