import { media } from '@soundings/contract/media'
import type { FastifyInstance } from 'fastify'
import { me } from '#http/access.ts'
import type { ReplyCache } from '#http/reply-cache.ts'
import { serveAll } from '#http/serve.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { galleryService } from './gallery/gallery.service.ts'
import { ownPhotosService, type PhotoEndNeeds } from './personal/own-photos.service.ts'
import { ratingsService } from './ratings/ratings.service.ts'

/** What is sent and served as bytes is mounted beside it. */
const { upload: _upload, uploadPrivate: _private, serve: _serve, serveById: _serveById, ...spoken } = media

export const mediaRoutes = (
  app: FastifyInstance,
  deps: Pick<Dependencies, 'db' | 'clock' | 'jobs' | 'limits'>,
  { ends, cache }: { ends: PhotoEndNeeds; cache: ReplyCache },
): void => {
  const gallery = galleryService(deps)
  const ratings = ratingsService(deps)
  const own = ownPhotosService(deps, ends)

  serveAll(
    app,
    spoken,
    {
      list: ({ query }) => gallery.list(query),
      mine: ({ query }, request) => gallery.mine(me(request), query),
      ofSite: ({ params, query }) => gallery.ofSite(params.siteId, query),
      get: ({ params }) => gallery.get(params.mediaId),
      change: async ({ params, body }, request) => {
        await deps.limits.take('change-photo', request, me(request).id)
        return own.change(me(request), params.mediaId, body)
      },
      remove: ({ params }, request) => own.remove(me(request), params.mediaId),
      ownRating: ({ params }, request) => ratings.of(me(request), params.mediaId),
      rate: async ({ params, body }, request) => {
        await deps.limits.take('rate-photo', request, me(request).id)
        return ratings.rate(me(request), params.mediaId, body.rating)
      },
    },
    {
      cache,
      cached: ['list', 'ofSite'],
      personal: {
        ofSite: ({ params, query }, { person }) =>
          person ? gallery.ofSiteFor(person, params.siteId, query) : undefined,
        get: ({ params }, { person }) => (person ? gallery.getFor(person, params.mediaId) : undefined),
      },
    },
  )
}
