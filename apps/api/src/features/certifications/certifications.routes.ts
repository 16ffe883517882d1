import { certifications } from '@soundings/contract/certifications'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { takesAvif } from '#features/media/index.ts'
import { me } from '#http/access.ts'
import { serveAll } from '#http/serve.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { certificationsService } from './certifications.service.ts'
import type { cardPictureService } from './review/card-picture.service.ts'

export const certificationsRoutes = (
  app: FastifyInstance,
  deps: Pick<Dependencies, 'db' | 'clock' | 'limits' | 'jobs'>,
  { pictureFor }: { pictureFor: ReturnType<typeof cardPictureService> },
): void => {
  const service = certificationsService(deps)
  const toChange = async (request: FastifyRequest) => {
    await deps.limits.take('change-certification', request, me(request).id)
    return me(request)
  }
  serveAll(app, certifications, {
    list: (_, request) => service.list(me(request)),
    create: async ({ body }, request) => service.add(await toChange(request), body),
    change: async ({ params, body }, request) =>
      service.change(await toChange(request), params.certificationId, body),
    remove: async ({ params }, request) => service.remove(await toChange(request), params.certificationId),
    askReview: async ({ params }, request) =>
      service.askReview(await toChange(request), params.certificationId),
    withdrawReview: async ({ params }, request) =>
      service.withdrawReview(await toChange(request), params.certificationId),
    reviewPicture: ({ params }, request) => pictureFor(params, takesAvif(request)),
  })
}
