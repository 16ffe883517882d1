import { system } from '@soundings/contract/system'
import type { FastifyInstance } from 'fastify'
import type { StartingPart } from '#extension-points/readiness.ts'
import type { MapService } from '#features/map/index.ts'
import { serveAll } from '#http/serve.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { HttpError } from '#shared/http-error.ts'
import type { StorageProblem, StorageWatch } from '#shared/storage-watch.ts'

/** What public reads are answered from, by the name under which a server that is starting says that it lacks it. */
export type StartingParts = Record<keyof typeof notReadyYet, Pick<StartingPart, 'isReady'>>

type Needs = {
  map: Pick<MapService, 'version'>
  parts: StartingParts
  storage: Pick<StorageWatch, 'findProblem'>
  isStopping: () => boolean
  version: string
}

const ok = { status: 'ok' } as const

const notReadyYet = {
  map: 'The map is still loading.',
  sites: 'The dive sites are still loading.',
  places: 'The places are still loading.',
}
const partNames = Object.keys(notReadyYet) as (keyof typeof notReadyYet)[]

const starting = 'Soundings is still starting. Please try again in a few seconds.'

/** Refuses with 503 until every part can answer, and says which cannot. */
const refuseUntilReady = (parts: StartingParts): void => {
  const missing = partNames.filter((name) => !parts[name].isReady())
  if (missing.length === 0) return
  const issues = missing.map((name) => ({ path: [name], message: notReadyYet[name] }))
  throw new HttpError(503, starting, { code: 'starting', issues })
}

const fullStorage: Record<StorageProblem, string> = {
  disk: 'The disk with the data folder is full.',
  writes: 'Something couldn’t be saved in the last minute because a disk is full.',
}

/** Refuses with 503 while nothing can be written, and says where. */
const refuseFullStorage = async ({ findProblem }: Needs['storage']): Promise<void> => {
  const problem = await findProblem()
  if (!problem) return
  const issues = [{ path: ['storage'], message: fullStorage[problem] }]
  throw new HttpError(503, 'Our storage is full, so nothing can be saved right now.', {
    code: 'storage-full',
    issues,
  })
}

export const systemRoutes = (
  app: FastifyInstance,
  { ping }: Pick<Dependencies, 'ping'>,
  needs: Needs,
): void =>
  serveAll(app, system, {
    live: () => ok,
    ready: async () => {
      if (needs.isStopping()) throw new HttpError(503, 'The server is stopping')
      refuseUntilReady(needs.parts)
      await ping()
      await refuseFullStorage(needs.storage)
      return ok
    },
    about: async () => ({ version: needs.version, sites: (await needs.map.version()).total }),
  })
