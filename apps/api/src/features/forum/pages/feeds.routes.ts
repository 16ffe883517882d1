import { createHash } from 'node:crypto'
import { Uuid } from '@soundings/contract/common'
import { categoryFeedPath, forumFeeds, threadFeedPath } from '@soundings/contract/forum-pages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { noThread } from '../refusals.ts'
import type { ForumPages } from './pages.service.ts'

const config = { access: 'public' } as const
/** What is hidden leaves a feed when it is next asked for. */
const caching = 'public, max-age=0, must-revalidate'

const tagOf = (feed: string) => `"${createHash('sha256').update(feed).digest('base64url').slice(0, 27)}"`

/** Whether a feed reader has it as it is; what compresses replies may have weakened the tag. */
const isKnown = ({ headers }: FastifyRequest, tag: string) =>
  (headers['if-none-match'] ?? '').split(',').some((known) => {
    const plain = known.trim().replace(/^W\//, '')
    return plain === tag || plain === '*'
  })

const send = (request: FastifyRequest, reply: FastifyReply, feed: string) => {
  const tag = tagOf(feed)
  reply.header('cache-control', caching).header('etag', tag)
  if (isKnown(request, tag)) return reply.code(304).send()
  return reply.type('application/atom+xml; charset=utf-8').send(feed)
}

/** The Atom feeds of categories and threads. They are no part of the API. */
export const forumFeedRoutes = (app: FastifyInstance, pages: ForumPages): void => {
  app.get<{ Params: { category: string } }>(forumFeeds.category, { config }, async (request, reply) => {
    const answer = await pages.categoryFeed(request.params.category)
    if ('feed' in answer) return send(request, reply, answer.feed)
    return reply.header('cache-control', caching).redirect(categoryFeedPath(answer.formerOf), 301)
  })
  app.get<{ Params: { threadId: string } }>(forumFeeds.thread, { config }, async (request, reply) => {
    const { data: threadId } = Uuid.safeParse(request.params.threadId)
    if (threadId === undefined) throw noThread()
    const answer = await pages.threadFeed(threadId)
    if ('feed' in answer) return send(request, reply, answer.feed)
    // A merge can be taken back, so nobody may remember this for ever.
    return reply.header('cache-control', caching).redirect(threadFeedPath(answer.mergedInto), 301)
  })
}
