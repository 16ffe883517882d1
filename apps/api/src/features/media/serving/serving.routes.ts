import { media } from '@soundings/contract/media'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { serveAll } from '#http/serve.ts'
import type { ServingService } from './serving.service.ts'
import { takesAvif } from './takes-avif.ts'

const asker = (request: FastifyRequest) => ({ person: request.person, takesAvif: takesAvif(request) })

export const servingRoutes = (app: FastifyInstance, pictures: ServingService): void => {
  const { serve, serveById } = media
  serveAll(
    app,
    { serve, serveById },
    {
      serve: ({ params: { key, size } }, request) => pictures.byKey(key, size, asker(request)),
      serveById: ({ params: { mediaId } }, request) => pictures.byId(mediaId, asker(request)),
    },
  )
}
