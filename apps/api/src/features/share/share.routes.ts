import { Uuid } from '@soundings/contract/common'
import { diveLogPages } from '@soundings/contract/dive-log-pages'
import { profilesPages } from '@soundings/contract/profiles-pages'
import { share } from '@soundings/contract/share'
import { sitePages } from '@soundings/contract/site-pages'
import { tripsPages } from '@soundings/contract/trips-pages'
import { robots } from '@soundings/rules/sitemaps'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { serveAll } from '#http/serve.ts'
import { HttpError } from '#shared/http-error.ts'
import type { shareService } from './share.service.ts'
import type { SharePictures } from './share-pictures.service.ts'

type Service = ReturnType<typeof shareService>

const config = { access: 'public' } as const
const hour = 'public, max-age=3600'
const revalidate = 'public, max-age=0, must-revalidate'

const send = (reply: FastifyReply, type: string, caching: string, body: string) =>
  reply.type(`${type}; charset=utf-8`).header('cache-control', caching).send(body)

type Shown = Awaited<ReturnType<SharePictures['ofApp']>>

const picture = ({ jpeg, tag, isCurrent }: Shown) => ({
  body: jpeg,
  type: share.site.reply.bytes[0],
  tag,
  immutable: isCurrent,
})

/** The pictures beside links. */
export const sharePictureRoutes = (app: FastifyInstance, pictures: SharePictures): void =>
  serveAll(app, share, {
    app: async ({ params }) => picture(await pictures.ofApp(params.version)),
    site: async ({ params }) => picture(await pictures.ofSite(params.siteId, params.version)),
    // A link can end at any moment, and its picture with it.
    dive: async ({ params }) => ({ ...picture(await pictures.ofDive(params.token)), isFleeting: true }),
  })

/** Pages whose head the server fills, and what search engines ask for. None of this is part of the API. */
export const shareRoutes = (app: FastifyInstance, service: Service, origin: string): void => {
  for (const url of [sitePages.site, sitePages.siteWithName])
    app.get<{ Params: { siteId: string } }>(url, { config }, async ({ params }, reply) => {
      try {
        const answer = await service.sitePage(Uuid.parse(params.siteId))
        if ('page' in answer) return send(reply, 'text/html', revalidate, answer.page)
        // A merge can be taken back, so nobody may remember this for ever.
        return reply.header('cache-control', revalidate).redirect(answer.movedTo, 301)
      } catch (error) {
        // The page itself says what is wrong with the address; only its status differs.
        const isGone = error instanceof HttpError || !Uuid.safeParse(params.siteId).success
        if (!isGone) throw error
        return send(reply.code(404), 'text/html', revalidate, service.appPage)
      }
    })
  const secret = (url: string, pageOf: (token: string) => Promise<string>) =>
    app.get<{ Params: { token: string } }>(url, { config }, async ({ params }, reply) => {
      reply.header('x-robots-tag', 'noindex')
      try {
        return send(reply, 'text/html', 'no-store', await pageOf(params.token))
      } catch (error) {
        if (!(error instanceof HttpError)) throw error
        return send(reply.code(404), 'text/html', 'no-store', service.appPage)
      }
    })
  secret(diveLogPages.shared, service.divePage)
  secret(tripsPages.shared, service.tripPage)
  app.get(profilesPages.ownProfile, { config }, (_request, reply) =>
    send(reply.header('x-robots-tag', 'noindex'), 'text/html', revalidate, service.appPage),
  )
  app.get<{ Params: { username: string } }>(profilesPages.profile, { config }, async ({ params }, reply) => {
    // Who may be seen, and by whom, changes at any moment.
    reply.header('x-robots-tag', 'noindex')
    try {
      const answer = await service.profilePage(params.username)
      if ('movedTo' in answer) return reply.header('cache-control', 'no-store').redirect(answer.movedTo, 301)
      if (answer.isForSearchEngines) reply.removeHeader('x-robots-tag')
      return send(reply, 'text/html', 'no-store', answer.page)
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      return send(reply.code(404), 'text/html', 'no-store', service.appPage)
    }
  })
  app.get('/robots.txt', { config }, (_request, reply) => send(reply, 'text/plain', hour, robots(origin)))
  app.get('/sitemap.xml', { config }, async (_request, reply) =>
    send(reply, 'application/xml', hour, await service.sitemaps()),
  )
  app.get<{ Params: { file: string } }>('/sitemaps/:file', { config }, async ({ params }, reply) => {
    const [, of = 'sites-', number] = /^(people-|forums-)?(\d{1,6})\.xml$/.exec(params.file) ?? []
    if (number === undefined) throw new HttpError(404, 'This sitemap doesn’t exist')
    const read =
      of === 'people-' ? service.peopleSitemap : of === 'forums-' ? service.forumsSitemap : service.sitemap
    // Who is no longer to be found leaves the list at once, and so does what is hidden.
    return send(reply, 'application/xml', of === 'sites-' ? hour : 'no-store', await read(Number(number)))
  })
}
