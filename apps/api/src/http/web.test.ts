import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import pino from 'pino'
import { beforeAll, describe, expect, it } from 'vitest'
import { createServer } from './server.ts'
import { readWebApp, serveWebApp } from './web.ts'

const html = '<!doctype html><script>start()</script><div id="root"></div>'
let folder = ''
let app: FastifyInstance

beforeAll(async () => {
  const outer = await mkdtemp(join(tmpdir(), 'soundings-web-'))
  folder = join(outer, 'dist')
  await mkdir(join(folder, 'assets'), { recursive: true })
  await writeFile(join(outer, 'secret.txt'), 'secret')
  await writeFile(join(folder, 'index.html'), html)
  await writeFile(join(folder, 'favicon.svg'), '<svg/>')
  await writeFile(join(folder, 'assets', 'main-abc.js'), 'start()')
  const web = readWebApp(folder)
  app = await createServer({
    log: pino({ level: 'silent' }),
    trustedProxies: [],
    maxConnections: 10,
    secure: true,
    scriptHashes: web?.scriptHashes ?? [],
    mapOrigins: [],
  })
  await serveWebApp(app, web)
  return async () => {
    await app.close()
    await rm(outer, { recursive: true, force: true })
  }
})

describe('the web app', () => {
  it('is nothing when it was not built', () => expect(readWebApp(join(folder, 'nowhere'))).toBeUndefined())

  it.each(['/', '/explore', '/explore?q=1', '/about/', '/sites/1', '/sites/1/blue-hole'])(
    'is the page at %s',
    async (url) => {
      const answer = await app.inject(url)
      expect(answer.statusCode).toBe(200)
      expect(answer.body).toBe(html)
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(answer.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    },
  )

  it.each(['/nowhere', '/index.htm', '/assets/gone.js', '/assets/', '/sites', '/.env', '/apis'])(
    'is the page with 404 at %s',
    async (url) => {
      const answer = await app.inject(url)
      expect(answer.statusCode).toBe(404)
      expect(answer.body).toBe(html)
    },
  )

  it.each(['/api', '/api/', '/api/x', '/api?x=/explore'])('is not at %s', async (url) => {
    const answer = await app.inject(url)
    expect(answer.statusCode).toBe(404)
    expect(answer.json().message).toBe('No results at this address')
  })

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'] as const)('answers no %s', async (method) => {
    expect((await app.inject({ method, url: '/explore' })).headers['content-type']).toMatch(/json/)
  })

  it('lets its own inline script run and no other, and insists on https where it has it', async () => {
    const { headers } = await app.inject('/')
    const policy = String(headers['content-security-policy'])
    expect(policy).toMatch(/script-src 'self' 'sha256-[A-Za-z0-9+/=]{44}';/)
    expect(policy).toContain('upgrade-insecure-requests')
    expect(headers['strict-transport-security']).toMatch(/max-age=\d{7,}/)
  })

  it('keeps named files for ever and asks again for the rest', async () => {
    expect((await app.inject('/assets/main-abc.js')).headers['cache-control']).toMatch(/immutable/)
    expect((await app.inject('/favicon.svg')).headers['cache-control']).toMatch(/must-revalidate/)
  })

  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/../../secret.txt',
    '/..\\secret.txt',
    '//secret.txt',
    '/assets/%00main-abc.js',
  ])('gives away nothing outside its folder: %s', async (url) => {
    const answer = await app.inject(url)
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect(answer.statusCode).toBeLessThan(500)
    expect(answer.body).not.toContain('secret')
  })

  it('answers the head of a page without the page', async () => {
    const answer = await app.inject({ method: 'HEAD', url: '/explore' })
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toBe('')
  })
})
