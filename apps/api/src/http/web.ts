import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { pages } from '@soundings/contract/pages'
import { sitePages } from '@soundings/contract/site-pages'
import { sites } from '@soundings/contract/sites'
import { systemPages } from '@soundings/contract/system-pages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { HttpError } from '#shared/http-error.ts'
import { withParts } from '#shared/page-parts.ts'

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

/** What a browser draws of Explore's list before the app has loaded. */
const exploreView = '<div class="first-list"><h1>Dive Sites</h1></div>'

/** What a browser draws of the home screen: the map as it will begin. It is without words: the app brings them. */
const homeView = '<img class="first-map" src="/map/first.webp" alt="" fetchpriority="high">'

/** Has the browser ask for something while the app still loads; the app then asks the same and has it. */
const readAhead = (html: string, path: string) =>
  html.replace(
    '</head>',
    () => `<link rel="preload" as="fetch" href="${path}" crossorigin="use-credentials">\n  </head>`,
  )

const isApi = (url: string) => /^\/api(\/|$)/.test(url.split('?', 1)[0] ?? '')

/** Sends the app's one page, with a status that says whether there is anything at the address. */
const sendPage = (reply: FastifyReply, status: 200 | 404, html: Buffer) =>
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', reply.getHeader('cache-control') ?? revalidate)
    .send(html)

/** The app's page as each of its pages begins before the app has loaded. */
const firstViews = ({ html }: WebApp) => {
  const plain = Buffer.from(withParts(html))
  const home = Buffer.from(withParts(html, 'home').replace('<!--first-view-->', homeView))
  const list = withParts(html, 'explore').replace('<!--first-view-->', exploreView)
  const explore = Buffer.from(list)
  const wholeList = Buffer.from(readAhead(list, sites.list.path))
  return {
    plain,
    of: (page: string, { url }: FastifyRequest) => {
      if (page === systemPages.home) return home
      if (page !== sitePages.explore || url.includes('view=map')) return plain
      return url.includes('?') ? explore : wholeList
    },
  }
}

/** Serves the web app's files, and its one page for all of its pages that no route answers already. */
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
  const views = web && firstViews(web)
  if (views)
    for (const url of pages.filter((page) => !app.hasRoute({ method: 'GET', url: page })))
      app.get(url, (request, reply) => sendPage(reply, 200, views.of(url, request)))
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = (request.method === 'GET' || request.method === 'HEAD') && !isApi(request.url)
    if (!views || !wantsPage) throw new HttpError(404, 'No results at this address')
    return sendPage(reply, 404, views.plain)
  })
}
