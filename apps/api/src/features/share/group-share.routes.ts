import { Uuid } from '@soundings/contract/common'
import { groupsPages } from '@soundings/contract/groups-pages'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { HttpError } from '#shared/http-error.ts'
import type { GroupShares } from './group-share.service.ts'

const config = { access: 'public' } as const
/** Who may see a group changes at any moment. */
const fresh = 'no-store'

const send = (reply: FastifyReply, page: string) =>
  reply.type('text/html; charset=utf-8').header('cache-control', fresh).send(page)

/** Pages of groups whose head the server fills; `appPage` is that of every other address. */
export const groupShareRoutes = (app: FastifyInstance, pages: GroupShares, appPage: string): void => {
  const unseen = (reply: FastifyReply) => reply.header('x-robots-tag', 'noindex')

  app.get(groupsPages.groups, { config }, (_request, reply) => send(reply, pages.groupsPage()))
  app.get(groupsPages.newGroup, { config }, (_request, reply) => send(unseen(reply), appPage))
  app.get(groupsPages.invitation, { config }, (_request, reply) => send(unseen(reply), appPage))
  for (const url of [groupsPages.group, groupsPages.groupWithName])
    app.get<{ Params: { groupId: string } }>(url, { config }, async ({ params }, reply) => {
      try {
        const { data: groupId } = Uuid.safeParse(params.groupId)
        if (groupId !== undefined) return send(reply, await pages.groupPage(groupId))
      } catch (error) {
        if (!(error instanceof HttpError)) throw error
      }
      return send(unseen(reply).code(404), appPage)
    })
}
