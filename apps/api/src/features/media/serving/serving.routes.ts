import { media, photoFormats } from '@soundings/contract/media'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { serveAll } from '#http/serve.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { servingService } from './serving.service.ts'

/** Named, and not refused by a weight of 0. Who takes anything at all is a program, and gets what each of them reads. */
const avif = new RegExp(`${photoFormats.avif}(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`)

const asker = ({ person, headers }: FastifyRequest) => ({
  person,
  takesAvif: avif.test(headers.accept ?? ''),
})

export const servingRoutes = (
  app: FastifyInstance,
  deps: Pick<Dependencies, 'db' | 'changes' | 'blobs' | 'log'>,
): void => {
  const pictures = servingService(deps)
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
