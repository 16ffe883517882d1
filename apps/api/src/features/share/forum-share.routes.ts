import { Uuid } from '@soundings/contract/common'
import { forumPages } from '@soundings/contract/forum-pages'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { HttpError } from '#shared/http-error.ts'
import type { ForumShares } from './forum-share.service.ts'

const config = { access: 'public' } as const
const revalidate = 'public, max-age=0, must-revalidate'
/** What is hidden is gone from what links show at once. */
const fresh = 'no-store'

const send = (reply: FastifyReply, page: string) =>
  reply.type('text/html; charset=utf-8').header('cache-control', fresh).send(page)

type Answer = { page: string } | { movedTo: string }

/** Pages of the forums whose head the server fills; `appPage` is that of every other address. */
export const forumShareRoutes = (app: FastifyInstance, pages: ForumShares, appPage: string): void => {
  const notFound = (reply: FastifyReply) => send(reply.code(404).header('x-robots-tag', 'noindex'), appPage)

  const answered = async (reply: FastifyReply, find: () => Promise<Answer>) => {
    try {
      const answer = await find()
      if ('page' in answer) return send(reply, answer.page)
      // A merge can be taken back, and a category renamed again: nobody may remember this for ever.
      return reply.header('cache-control', revalidate).redirect(answer.movedTo, 301)
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      return notFound(reply)
    }
  }

  app.get(forumPages.forums, { config }, async (_request, reply) => send(reply, await pages.forumsPage()))
  for (const url of [forumPages.newThread, forumPages.forumSearch])
    app.get(url, { config }, (_request, reply) => send(reply.header('x-robots-tag', 'noindex'), appPage))
  for (const url of [forumPages.thread, forumPages.threadWithName])
    app.get<{ Params: { threadId: string } }>(url, { config }, ({ params }, reply) => {
      const { data: threadId } = Uuid.safeParse(params.threadId)
      if (threadId === undefined) return notFound(reply)
      return answered(reply, () => pages.threadPage(threadId))
    })
  app.get<{ Params: { category: string } }>(forumPages.category, { config }, ({ params }, reply) =>
    answered(reply, () => pages.categoryPage(params.category)),
  )
}
