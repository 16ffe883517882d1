import { system } from '@soundings/contract/system'
import type { FastifyInstance } from 'fastify'
import type { MapService } from '#features/map/index.ts'
import { serveAll } from '#http/serve.ts'
import { Refusal } from '#src/refusal.ts'
import type { World } from '#src/world.ts'

type Doors = { map: Pick<MapService, 'isReady' | 'version'>; isStopping: () => boolean; version: string }

const ok = { status: 'ok' } as const

export const systemRoutes = (app: FastifyInstance, { ping }: Pick<World, 'ping'>, doors: Doors): void =>
  serveAll(app, system, {
    live: () => ok,
    ready: async () => {
      if (doors.isStopping()) throw new Refusal(503, 'The server is stopping')
      if (!doors.map.isReady()) throw new Refusal(503, 'The map is still being built')
      await ping()
      return ok
    },
    about: async () => ({ version: doors.version, sites: (await doors.map.version()).total }),
  })
