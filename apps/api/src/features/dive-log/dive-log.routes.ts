import { diveLog, diveLogLimits } from '@soundings/contract/dive-log'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { takesAvif } from '#features/media/index.ts'
import { me } from '#http/access.ts'
import { statusOf } from '#http/errors.ts'
import { serveAll } from '#http/serve.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { HttpError } from '#shared/http-error.ts'
import { exportService } from './export/export.service.ts'
import { readingBackService } from './export/reading-back.service.ts'
import { profilesService } from './profiles/profiles.service.ts'
import { divePhotosService } from './reading/dive-photos.service.ts'
import { readingService } from './reading/reading.service.ts'
import type { SharingService } from './sharing/sharing.service.ts'
import { statisticsService } from './statistics/statistics.service.ts'
import { removalService } from './writing/removal.service.ts'
import { selectionService } from './writing/selection.service.ts'
import { writingService } from './writing/writing.service.ts'

export const diveLogRoutes = (
  app: FastifyInstance,
  deps: Pick<Dependencies, 'db' | 'clock' | 'limits' | 'scratch' | 'jobs'>,
  sharing: SharingService,
): void => {
  const { limits, scratch } = deps
  const reading = readingService(deps)
  const writing = writingService(deps)
  const removal = removalService(deps)
  const selection = selectionService(deps)
  const profiles = profilesService(deps)
  const photos = divePhotosService(deps)
  const statistics = statisticsService(deps)
  const files = exportService(deps)
  const readBack = readingBackService(deps)

  const toChange = async (request: FastifyRequest) => {
    await limits.take('change-dive', request, me(request).id)
    return me(request)
  }

  serveAll(
    app,
    diveLog,
    {
      list: ({ query }, request) => reading.list(me(request), query),
      get: ({ params }, request) => reading.get(me(request), params.diveId),
      profile: ({ params, query }, request) => profiles.get(me(request), params.diveId, query),
      history: ({ params }, request) => reading.history(me(request), params.diveId),
      create: async ({ body }, request) => {
        const person = me(request)
        // What was sent before costs no try.
        const before = body.clientKey && (await writing.addedBefore(person, body.clientKey))
        if (before) return before
        const taken = await limits.take('add-dive', request, person.id)
        try {
          const { dive, isNew } = await writing.add(person, body)
          if (!isNew) await taken.refund()
          return dive
        } catch (error) {
          // What is refused costs a try; what failed through our fault does not.
          if (statusOf(error) >= 500) await taken.refund()
          throw error
        }
      },
      change: async ({ params, body }, request) =>
        writing.change(await toChange(request), params.diveId, body),
      remove: async ({ params }, request) => removal.remove(await toChange(request), params.diveId),
      restore: async ({ params }, request) => removal.restore(await toChange(request), params.diveId),
      share: async ({ params, body }, request) => {
        await limits.take('share-dive', request, me(request).id)
        return sharing.open(me(request), params.diveId, body)
      },
      shares: ({ params }, request) => sharing.list(me(request), params.diveId),
      endShare: async ({ params }, request) =>
        sharing.end(await toChange(request), params.diveId, params.shareId),
      shared: ({ params }) => sharing.read(params.token),
      sharedPhoto: ({ params }, request) => sharing.photo(params, takesAvif(request)),
      trash: ({ query }, request) => reading.trash(me(request), query),
      changeSeveral: async ({ body }, request) => selection.change(await toChange(request), body),
      statistics: (_, request) => statistics.of(me(request)),
      days: ({ query }, request) => statistics.days(me(request), query.year),
      lifeList: (_, request) => statistics.lifeList(me(request)),
      insights: async (_, request) => ({ items: await statistics.insights(me(request)) }),
      places: ({ query }, request) => reading.places(me(request), query),
      choices: (_, request) => reading.choices(me(request)),
      photos: ({ query }, request) => photos.list(me(request), query),
      all: async (_, request) => ({
        dives: await reading.list(me(request), { limit: diveLogLimits.page, sort: 'newest' }),
        statistics: await statistics.of(me(request)),
        insights: await statistics.insights(me(request)),
      }),
      export: async ({ query }, request) => {
        await limits.take('export-dives', request, me(request).id)
        return files.write(me(request), query.format)
      },
      readBack: async ({ files: [file] }, request) => {
        await limits.take('read-dives', request, me(request).id)
        if (!file) throw new HttpError(400, 'Please choose a file.', { field: 'file' })
        return readBack.read(me(request), file)
      },
      startingDives: async ({ body }, request) =>
        writing.setStartingDives(await toChange(request), body.startingDives),
    },
    { scratch },
  )
}
