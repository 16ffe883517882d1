import { avatars } from '@soundings/contract/avatars'
import { photoTexts } from '@soundings/contract/media'
import type { FastifyInstance } from 'fastify'
import { me } from '#http/access.ts'
import { serveAll } from '#http/serve.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import type { Crop } from '#ports/photos.ts'
import { HttpError } from '#shared/http-error.ts'
import { avatarsService } from './avatars.service.ts'

type Needs = Parameters<typeof avatarsService>[0] & Pick<Dependencies, 'limits' | 'scratch'>

const cropOf = ({ x, y, width, height }: { [K in keyof Crop]?: Crop[K] | undefined }): Crop | undefined => {
  if (x === undefined && y === undefined && width === undefined && height === undefined) return undefined
  if (x === undefined || y === undefined || width === undefined || height === undefined)
    throw new HttpError(400, 'To crop a picture, send x, y, width and height')
  return { x, y, width, height }
}

export const avatarRoutes = (app: FastifyInstance, deps: Needs): void => {
  const service = avatarsService(deps)
  serveAll(
    app,
    avatars,
    {
      default: () => service.nobody(),
      serve: ({ params }) => service.serve(params.key),
      put: async ({ form, files: [file] }, request) => {
        if (!file) throw new HttpError(400, photoTexts.noFile, { field: 'files' })
        await deps.limits.take('set-avatar', request, me(request).id)
        return { avatarUrl: await service.put(me(request), file, cropOf(form)) }
      },
      remove: async (_, request) => {
        await service.remove(me(request))
        return { success: true as const }
      },
    },
    { scratch: deps.scratch },
  )
}
