import { isBytes, isEvents, type Route } from '@soundings/contract/route'
import { describe, expect, it } from 'vitest'
import { routes } from '#src/app-routes.ts'
import { testApp } from '#src/testing/app.ts'

type Parameter = { name: string; in: string; required: boolean; schema: Record<string, unknown> }
type Operation = {
  operationId: string
  summary: string
  parameters: Parameter[]
  requestBody?: { content: Record<string, { schema: object }> }
  responses: Record<string, { description: string; content: Record<string, { schema: object }> }>
}
type Document = {
  openapi: string
  info: { title: string; version: string }
  paths: Record<string, Record<string, Operation>>
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
const inBraces = (path: string) => path.replace(/:(\w+)/g, '{$1}')

describe('the description of the API', () => {
  it('is OpenAPI 3.1 in JSON', () => {
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(document.openapi).toBe('3.1.0')
    expect(document.info).toMatchObject({ title: 'Soundings', version: '0.0.0-test' })
  })

  it.each(all)('tells of %s: its parameters, its body and its replies', (id, route) => {
    const operation = document.paths[inBraces(route.path)]?.[route.method.toLowerCase()]
    expect(operation?.operationId).toBe(id)
    expect(operation?.summary).toMatch(/\w+ \w+/)
    const names = (place: string) =>
      operation?.parameters.filter((each) => each.in === place).map(({ name }) => name)
    expect(names('path')).toEqual([...route.path.matchAll(/:(\w+)/g)].map(([, name]) => name))
    expect(names('query')).toEqual(Object.keys(route.query?.shape ?? {}))
    for (const each of operation?.parameters ?? []) {
      expect(Object.keys(each.schema).length, each.name).toBeGreaterThan(0)
      if (each.in === 'path') expect(each.required).toBe(true)
    }
    expect(Object.keys(operation?.requestBody?.content ?? {})).toEqual(sentAs(route))
    expect(Object.keys(operation?.responses[route.status ?? 200]?.content ?? {})).toEqual(typesOf(route))
    expect(operation?.responses.default?.content['application/json']).toBeDefined()
  })

  it('tells of the fields of a form and of its files', () => {
    const { content } = document.paths['/api/media/upload']?.post?.requestBody ?? {}
    expect(content?.['multipart/form-data']?.schema).toMatchObject({
      properties: {
        caption: { type: 'string', maxLength: 200 },
        files: { type: 'array', maxItems: 10, items: { format: 'binary' } },
      },
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
