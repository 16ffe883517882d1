import { avatars } from '@soundings/contract/avatars'
import { photoTexts } from '@soundings/contract/media'
import type { FastifyInstance } from 'fastify'
import { me } from '#http/access.ts'
import { serveAll } from '#http/serve.ts'
import type { Crop } from '#src/photos.ts'
import { Refusal } from '#src/refusal.ts'
import type { World } from '#src/world.ts'
import { avatarsService } from './avatars.service.ts'

type Needs = Parameters<typeof avatarsService>[0] & Pick<World, 'limits' | 'scratch'>

const cropOf = ({ x, y, width, height }: { [K in keyof Crop]?: Crop[K] | undefined }): Crop | undefined => {
  if (x === undefined && y === undefined && width === undefined && height === undefined) return undefined
  if (x === undefined || y === undefined || width === undefined || height === undefined)
    throw new Refusal(400, 'A part of a picture is said by x, y, width and height')
  return { x, y, width, height }
}

export const avatarRoutes = (app: FastifyInstance, world: Needs): void => {
  const service = avatarsService(world)
  serveAll(
    app,
    avatars,
    {
      default: () => service.nobody(),
      serve: ({ params }) => service.serve(params.key),
      put: async ({ form, files: [file] }, request) => {
        if (!file) throw new Refusal(400, photoTexts.noFile, { field: 'files' })
        await world.limits.take('set-avatar', request, me(request).id)
        return { avatarUrl: await service.put(me(request), file, cropOf(form)) }
      },
      remove: async (_, request) => {
        await service.remove(me(request))
        return { success: true as const }
      },
    },
    { scratch: world.scratch },
  )
}
