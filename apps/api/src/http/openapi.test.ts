import { createConfig, lintFromString } from '@redocly/openapi-core'
import { isBytes, isEvents, type Route } from '@soundings/contract/route'
import { describe, expect, it } from 'vitest'
import { routes } from '#src/app/app-features.ts'
import { testApp } from '#src/testing/app.ts'

type Parameter = { name: string; in: string; required: boolean; schema: Record<string, unknown> }
type Reference = { $ref: string }
type Answer = { description: string; content: Record<string, { schema: object }> }
type Operation = {
  operationId: string
  summary: string
  tags: string[]
  security: Record<string, string[]>[]
  parameters: (Parameter | Reference)[]
  requestBody?: { required: boolean; content: Record<string, { schema: object }> }
  responses: Record<string, Answer | Reference>
}
type Document = {
  openapi: string
  info: { title: string; version: string }
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Operation>>
  components: {
    schemas: Record<string, { properties?: Record<string, unknown>; required?: string[] }>
    parameters: Record<string, Parameter>
    responses: Record<string, Answer>
  }
}

const { app } = await testApp()
const answer = await app.inject('/api/openapi.json')
const document: Document = answer.json()

const all = Object.entries(routes).flatMap(([group, each]) =>
  Object.entries(each).map(([name, route]) => [`${group}.${name}`, route as Route] as const),
)
const typesOf = ({ reply }: Route): readonly string[] => {
  if (isBytes(reply)) return reply.bytes
  return isEvents(reply) ? ['text/event-stream'] : ['application/json']
}
const sentAs = ({ body, form }: Route): string[] => {
  if (body) return ['application/json']
  return form ? ['multipart/form-data'] : []
}
const isReference = (value: object): value is Reference => '$ref' in value
const parameterOf = (each: Parameter | Reference): Parameter => {
  if (!isReference(each)) return each
  const found = document.components.parameters[each.$ref.replace('#/components/parameters/', '')]
  if (!found) throw new Error(`There is no ${each.$ref}`)
  return found
}
const operationOf = ({ path, method }: Route) => document.paths[inBraces(path)]?.[method.toLowerCase()]
const inBraces = (path: string) => path.replace(/:(\w+)/g, '{$1}')

describe('the description of the API', () => {
  it('is OpenAPI 3.1 in JSON', () => {
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(document.openapi).toBe('3.1.0')
    expect(document.info).toMatchObject({ title: 'Soundings', version: '0.0.0-test' })
  })

  it.each(all)('tells of %s: its parameters, its body and its replies', (id, route) => {
    const operation = operationOf(route)
    expect(operation?.operationId).toBe(id)
    expect(operation?.summary).toMatch(/\w+ \w+/)
    const parameters = operation?.parameters.map(parameterOf) ?? []
    const names = (place: string) => parameters.filter((each) => each.in === place).map(({ name }) => name)
    expect(names('path')).toEqual([...route.path.matchAll(/:(\w+)/g)].map(([, name]) => name))
    expect(names('query')).toEqual(Object.keys(route.query?.shape ?? {}))
    for (const each of parameters) {
      expect(Object.keys(each.schema).length, each.name).toBeGreaterThan(0)
      if (each.in === 'path') expect(each.required).toBe(true)
    }
    expect(Object.keys(operation?.requestBody?.content ?? {})).toEqual(sentAs(route))
    expect(operation?.responses[route.status ?? 200]).toHaveProperty('content')
    expect(operation?.responses[route.status ?? 200]).toMatchObject({
      content: Object.fromEntries(typesOf(route).map((type) => [type, { schema: expect.any(Object) }])),
    })
  })

  it.each(all)('says who may call %s, and how it refuses the others', (id, route) => {
    const { tags, security, responses } = operationOf(route) ?? {}
    expect(tags).toEqual([id.split('.')[0]])
    const isPublic = route.access === 'public'
    expect(security).toEqual(isPublic ? [{}, { session: [] }] : [{ session: [] }])
    const statuses = Object.keys(responses ?? {})
    expect(statuses).toEqual(expect.arrayContaining([...(route.errors ?? []).map(String), '500', '503']))
    if (!isPublic) expect(statuses).toContain('401')
    if (route.method !== 'GET') expect(statuses).toContain('403')
    if (route.params || route.query || route.body || route.form) expect(statuses).toContain('400')
    if (route.body || route.form) expect(statuses).toEqual(expect.arrayContaining(['413', '415']))
  })

  it('has no errors by the recommended rules of Redocly, and two warnings that are none', async () => {
    const config = await createConfig({ extends: ['recommended'] })
    const problems = await lintFromString({ source: answer.body, absoluteRef: '/openapi.json', config })
    const told = problems.filter(
      ({ ruleId }) =>
        // An id is a UUID, which no word in its place is; and what asks for nothing refuses nobody.
        ruleId !== 'no-ambiguous-paths' && ruleId !== 'operation-4xx-response',
    )
    expect(told.map(({ ruleId, message, location: [at] }) => [ruleId, message, at?.pointer])).toEqual([])
  })

  it('describes every feature', () => {
    expect(document.tags.map(({ name }) => name)).toEqual(Object.keys(routes))
    for (const { name, description } of document.tags) expect(description, name).toMatch(/\w+ .*\.$/)
  })

  it('names what is larger than a few fields, so that nothing is told twice', () => {
    expect(Object.keys(document.components.schemas)).toEqual(
      expect.arrayContaining(['Site', 'SiteSummary', 'Report', 'Photo', 'Notification', 'ErrorReply']),
    )
    for (const [id, route] of all) {
      const operation = operationOf(route)
      const { content = {} } = operation?.requestBody ?? {}
      const answered = operation?.responses[route.status ?? 200]
      for (const each of [content, answered && 'content' in answered ? answered.content : {}])
        expect(JSON.stringify(each).length, id).toBeLessThan(700)
    }
    // So much a route on average, all shapes that they share included.
    expect(answer.body.length / all.length).toBeLessThan(1_700)
  })

  it('tells apart what a caller may leave out and what every reply has', () => {
    const { UserSettings, UserSettingsInput, NewSite, Site } = document.components.schemas
    expect(UserSettings?.required).toContain('theme')
    expect(UserSettingsInput?.required ?? []).toEqual([])
    expect(Site?.required).toContain('aliases')
    expect(NewSite?.required?.toSorted()).toEqual([
      'coordinates',
      'country',
      'description',
      'key',
      'region',
      'siteName',
    ])
  })

  it('tells of the fields of a form and of its files', () => {
    const { content } = document.paths['/api/media/upload']?.post?.requestBody ?? {}
    expect(content?.['multipart/form-data']?.schema).toMatchObject({
      allOf: [
        { $ref: '#/components/schemas/PhotoForm' },
        { properties: { files: { type: 'array', maxItems: 10, items: { format: 'binary' } } } },
      ],
    })
    expect(document.components.schemas.PhotoForm?.properties).toMatchObject({
      caption: { type: 'string', maxLength: 200 },
    })
  })

  it('tells of nothing else, and of nothing twice', () => {
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path))
    expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(
      all.map(([id]) => id).toSorted(),
    )
  })

  it('refers to nothing that is not in it', () => {
    const refs = [...answer.body.matchAll(/"\$ref":"([^"]*)"/g)].map(([, ref]) => ref)
    expect(refs.filter((ref) => !ref?.startsWith('#/'))).toEqual([])
  })
})

describe('the pages of the documentation', () => {
  it('are HTML without another host', async () => {
    const page = await app.inject('/api/docs/')
    expect(page.statusCode).toBe(200)
    expect(page.headers['content-type']).toMatch(/^text\/html/)
    const links = [...page.body.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, link = '']) => link)
    expect(links.length).toBeGreaterThan(3)
    for (const link of links) {
      expect(link).not.toMatch(/^(https?:)?\/\//)
      const file = await app.inject(new URL(link, 'http://localhost/api/docs/').pathname)
      expect(file.statusCode, link).toBe(200)
    }
    const { body } = await app.inject('/api/docs/static/swagger-initializer.js')
    expect(body.replace(/^\s*\/\/.*$/gm, '')).not.toMatch(/https?:\/\//)
    expect((await app.inject('/api/docs')).statusCode).toBeLessThan(400)
  })

  it('are kept safe as every page is, over plain http too', async () => {
    const { headers } = await app.inject('/api/docs/')
    const policy = String(headers['content-security-policy'])
    expect(policy).not.toMatch(/https:|upgrade-insecure|script-src[^;]*unsafe/)
    expect(policy).toContain("object-src 'none'")
    expect(policy).toContain('frame-ancestors')
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  it('show the same description', async () => {
    expect((await app.inject('/api/docs/json')).json().paths).toEqual(document.paths)
  })
})
