import { forumModeration } from '@soundings/contract/forum'
import type { FastifyInstance } from 'fastify'
import { me } from '#http/access.ts'
import { serveAll } from '#http/serve.ts'
import type { Moderating } from './moderating.service.ts'

export const moderatingRoutes = (app: FastifyInstance, moderating: Moderating): void =>
  serveAll(app, forumModeration, {
    state: ({ params, body }, request) => moderating.change(me(request), params.threadId, body),
    hidePost: ({ params, body }, request) => moderating.hidePost(me(request), params.postId, body),
    split: ({ params, body }, request) => moderating.split(me(request), params.threadId, body),
    merge: ({ params, body }, request) => moderating.merge(me(request), params.threadId, body),
    undo: ({ params }, request) => moderating.undo(me(request), params.actId),
    author: ({ params }, request) => moderating.author(me(request), params.postId),
  })
