import { speciesPages } from '@soundings/contract/species-pages'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { HttpError } from '#shared/http-error.ts'
import type { SpeciesShares } from './species-share.service.ts'

const config = { access: 'public' } as const
const revalidate = 'public, max-age=0, must-revalidate'
const hour = 'public, max-age=3600'

const send = (reply: FastifyReply, page: string) =>
  reply.type('text/html; charset=utf-8').header('cache-control', revalidate).send(page)

/** Pages of species whose head the server fills; `appPage` is that of every other address. */
export const speciesShareRoutes = (app: FastifyInstance, pages: SpeciesShares, appPage: string): void => {
  app.get(speciesPages.allSpecies, { config }, (_request, reply) => send(reply, pages.allSpeciesPage()))
  app.get<{ Params: { speciesId: string } }>(speciesPages.species, { config }, async ({ params }, reply) => {
    try {
      return send(reply, await pages.speciesPage(params.speciesId))
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      return send(reply.code(404).header('x-robots-tag', 'noindex'), appPage)
    }
  })
  app.get('/sitemaps/species.xml', { config }, (_request, reply) =>
    reply.type('application/xml; charset=utf-8').header('cache-control', hour).send(pages.sitemap()),
  )
}
