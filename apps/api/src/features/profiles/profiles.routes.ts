import { type PreviewReader, type Profile, profile } from '@soundings/contract/profile'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Met, seenAs } from '#features/people/index.ts'
import { me } from '#http/access.ts'
import { serveAll } from '#http/serve.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import type { handleService } from './handle/handle.service.ts'
import type { ListsService } from './reading/lists.service.ts'
import type { ReadingService } from './reading/reading.service.ts'
import type { ownService } from './writing/own.service.ts'

type Needs = Pick<Dependencies, 'limits'> & {
  reading: ReadingService
  lists: ListsService
  own: ReturnType<typeof ownService>
  handles: ReturnType<typeof handleService>
}

type Paging = { cursor?: string | undefined; limit: number }
type Asked = { params: { handle: string }; query: Paging & { as?: PreviewReader | undefined } }

/** Where somebody’s profile is read. */
const pathOf = (handle: string) => profile.get.path.replace(':handle', handle)
const isFormer = ({ person }: Met, asked: string) => person.handle.toLowerCase() !== asked.toLowerCase()

export const profilesRoutes = (
  app: FastifyInstance,
  { reading, lists, own, handles, limits }: Needs,
): void => {
  const toChange = async (request: FastifyRequest) => {
    await limits.take('change-profile', request, me(request).id)
    return me(request).id
  }
  const meet = ({ person }: FastifyRequest, handle: string, as?: PreviewReader) =>
    reading.meet(person?.id, handle, as)

  /** A list as its reader gets it. */
  const list =
    <Page>(read: (met: Met, paging: Paging) => Promise<Page>) =>
    async ({ params, query: { as, ...paging } }: Asked, request: FastifyRequest): Promise<Page> =>
      read(await meet(request, params.handle, as), paging)

  const pages = {
    activity: list(lists.activity),
    photos: list(lists.photos),
    reports: list(lists.reports),
    sites: list(lists.sites),
    dives: list(lists.dives),
    certifications: list(lists.certifications),
    groups: list(lists.groups),
    achievements: list(lists.achievements),
  }

  serveAll(
    app,
    profile,
    {
      own: (_, request) => own.get(me(request).id),
      change: async ({ body }, request) => own.change(await toChange(request), body),
      changeHandle: async ({ body }, request) => handles.change(await toChange(request), body.handle),
      preview: async ({ query }, request) =>
        reading.show(seenAs(await reading.self(me(request).id), query.as)),
      // Only for a former handle: everything else was answered for its reader.
      get: async ({ params }, request, reply): Promise<Profile> => {
        const met = await meet(request, params.handle)
        if (!isFormer(met, params.handle)) return reading.show(met)
        const movedTo = met.person.handle
        // Its owner may take it back, so nobody may remember where it led.
        return reply
          .code(301)
          .header('location', pathOf(movedTo))
          .header('cache-control', 'no-store')
          .send({ movedTo }) as never
      },
      ...pages,
    },
    {
      // Each answer depends on its reader, a visitor too, and is kept by nobody on its way.
      personal: {
        get: async ({ params }, request) => {
          const met = await meet(request, params.handle)
          return isFormer(met, params.handle) ? undefined : reading.show(met)
        },
        ...pages,
      },
    },
  )
}
