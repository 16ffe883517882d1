import { forum as contract } from '@soundings/contract/forum'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { BotGuard } from '#features/bot-check/index.ts'
import type { Drafts } from '#features/drafts/index.ts'
import type { Standings } from '#features/standing/index.ts'
import { me } from '#http/access.ts'
import { clientNetwork } from '#http/client-network.ts'
import { statusOf } from '#http/errors.ts'
import type { RateLimits } from '#http/rate-limits.ts'
import { serveAll } from '#http/serve.ts'
import type { Forum } from './forum.services.ts'
import { readerOf } from './reading/reader.ts'

type Needs = Forum & {
  bots: BotGuard
  drafts: Pick<Drafts, 'sent'>
  limits: RateLimits
  standings: Pick<Standings, 'limitsFor'>
}
type Limited = 'start-thread' | 'reply' | 'forum-like' | 'forum-edit'

/** What was sent before under the same key. */
const isRepeat = (done: unknown): boolean =>
  typeof done === 'object' && done !== null && 'isNew' in done && done.isNew === false

export const forumRoutes = (app: FastifyInstance, services: Needs): void => {
  const { bots, categories, changing, drafts, history, likes, limits, lists, marks, preview } = services
  const { reading, removing, solving, standings, views, writing } = services

  /**
   * Does what somebody may do so often as they stand. What is refused costs a try; what failed through our fault does not,
   * nor what was done before.
   */
  const limited = async <T>(
    what: Limited,
    request: FastifyRequest,
    work: () => Promise<T>,
    options?: { strict: boolean },
  ): Promise<T> => {
    const { id } = me(request)
    const taken = await limits.take(`${what}-${await standings.limitsFor(id)}`, request, id, options)
    try {
      const done = await work()
      if (isRepeat(done)) await taken.refund()
      return done
    } catch (error) {
      if (statusOf(error) >= 500) await taken.refund()
      throw error
    }
  }

  serveAll(app, contract, {
    categories: () => categories.list(),
    addCategory: ({ body }, request) => categories.add(me(request), body),
    changeCategory: ({ params, body }, request) => categories.change(me(request), params.categoryId, body),
    removeCategory: async ({ params }, request) => {
      await categories.remove(me(request), params.categoryId)
      return {}
    },
    recent: ({ query }, { person }) => lists.recent(readerOf(person), query),
    list: ({ query }, { person }) => lists.list(readerOf(person), query),
    start: async ({ body: { recaptchaToken, ...form } }, request) => {
      const person = me(request)
      // What was sent before costs neither a try nor a proof: those of the first time are spent.
      const before = await writing.startedBefore(person, form.clientKey)
      if (before) {
        await drafts.sent(person.id, form.clientKey)
        return reading.thread(person, before)
      }
      const strict = await bots.isUnproved('start_thread', recaptchaToken, request)
      const start = () => writing.start(person, form)
      const { id } = await limited('start-thread', request, start, { strict })
      await drafts.sent(person.id, form.clientKey)
      return reading.thread(person, id)
    },
    thread: async ({ params }, request) => {
      const thread = await reading.thread(request.person, params.threadId)
      views.count(thread.id, request.person?.id ?? clientNetwork(request.ip))
      return thread
    },
    change: async ({ params, body }, request) => {
      await limited('forum-edit', request, () => changing.changeThread(me(request), params.threadId, body))
      return reading.thread(me(request), params.threadId)
    },
    remove: async ({ params }, request) => {
      await removing.thread(me(request), params.threadId)
      return {}
    },
    replies: ({ params, query }, { person }) => reading.replies(person, params.threadId, query),
    reply: async ({ params, body }, request) => {
      const person = me(request)
      const before = await writing.repliedBefore(person, body.clientKey)
      if (before) {
        await drafts.sent(person.id, body.clientKey)
        return reading.post(person, before)
      }
      const reply = () => writing.reply(person, params.threadId, body)
      const { id } = await limited('reply', request, reply)
      await drafts.sent(person.id, body.clientKey)
      return reading.post(person, id)
    },
    post: ({ params }, { person }) => reading.post(person, params.postId),
    changeReply: async ({ params, body }, request) => {
      await limited('forum-edit', request, () => changing.changePost(me(request), params.postId, body))
      return reading.post(me(request), params.postId)
    },
    removeReply: async ({ params }, request) => {
      await removing.post(me(request), params.postId)
      return reading.line(me(request), params.postId)
    },
    like: ({ params }, request) =>
      limited('forum-like', request, () => likes.like(me(request), params.postId)),
    unlike: ({ params }, request) => likes.unlike(me(request), params.postId),
    solve: async ({ params, body }, request) => {
      await solving.solve(me(request), params.threadId, body.postId)
      return reading.thread(me(request), params.threadId)
    },
    watch: ({ params, body }, request) => marks.watch(me(request), params.threadId, body.level),
    read: ({ params, body }, request) => marks.read(me(request), params.threadId, body.upTo),
    readAll: async ({ body }, request) => {
      await marks.readAll(me(request), body.category)
      return {}
    },
    history: ({ params }, { person }) => history.of(person, params.postId),
    cards: async ({ body }, request) => {
      await limits.take('forum-cards', request, me(request).id)
      return preview.of(me(request), body)
    },
  })
}
