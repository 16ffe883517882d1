import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { isPage, pages } from '@soundings/contract/pages'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '#src/refusal.ts'

/** The built web app: its folder, its one HTML page, and the CSP hashes of that page's inline scripts. */
export type WebApp = { folder: string; html: string; scriptHashes: string[] }

const inlineScript = /<script>([\s\S]*?)<\/script>/g

/** Reads the built web app, or nothing when it was not built. */
export const readWebApp = (folder: string): WebApp | undefined => {
  const file = join(folder, 'index.html')
  if (!existsSync(file)) return undefined
  const html = readFileSync(file, 'utf8')
  const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
  return {
    folder,
    html,
    scriptHashes: [...html.matchAll(inlineScript)].map(([, script = '']) => hash(script)),
  }
}

const immutable = 'public, max-age=31536000, immutable'
const revalidate = 'public, max-age=0, must-revalidate'

/** The parts of the app that only the home screen needs at once. */
const homePart = /<!--home-page\s(.*?)-->/s

/** What a browser draws of Explore's list before the app has loaded. */
const exploreView = '<div class="first-list"><h1>Dive Sites</h1></div>'

/** Serves the web app's files, and its page for every other address a browser opens. */
export const serveWebApp = async (app: FastifyInstance, web: WebApp | undefined): Promise<void> => {
  if (web)
    await app.register(fastifyStatic, {
      root: web.folder,
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', path.includes('/assets/') ? immutable : revalidate)
      },
    })
  const page = web && Buffer.from(web.html)
  const home = web && Buffer.from(web.html.replace(homePart, '$1'))
  const explore = web && Buffer.from(web.html.replace('<!--first-view-->', exploreView))
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? ''
    const wantsPage = (request.method === 'GET' || request.method === 'HEAD') && !/^\/api(\/|$)/.test(path)
    if (!page || !wantsPage) throw new Refusal(404, 'There is nothing at this address')
    const isList = path === pages.explore && !request.url.includes('view=map')
    const ahead = path === pages.home ? home : isList ? explore : page
    return reply
      .code(isPage(path) ? 200 : 404)
      .type('text/html; charset=utf-8')
      .header('cache-control', revalidate)
      .send(ahead)
  })
}
