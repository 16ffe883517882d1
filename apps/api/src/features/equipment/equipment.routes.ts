import { equipment } from '@soundings/contract/equipment'
import type { FastifyInstance } from 'fastify'
import { me } from '#http/access.ts'
import { serveAll } from '#http/serve.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { equipmentService } from './equipment.service.ts'

export const equipmentRoutes = (
  app: FastifyInstance,
  deps: Pick<Dependencies, 'db' | 'clock' | 'limits'>,
): void => {
  const service = equipmentService(deps)
  serveAll(app, equipment, {
    get: (_, request) => service.get(me(request)),
    put: async ({ body }, request) => {
      await deps.limits.take('change-equipment', request, me(request).id)
      return service.put(me(request), body)
    },
  })
}
