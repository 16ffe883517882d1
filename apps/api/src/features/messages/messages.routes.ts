import { messages as contract } from '@soundings/contract/messages'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Standings } from '#features/standing/index.ts'
import { me } from '#http/access.ts'
import type { RateLimits } from '#http/rate-limits.ts'
import { serveAll } from '#http/serve.ts'
import type { Conversations } from './conversations.service.ts'
import type { Messages } from './messages.service.ts'
import type { Sending } from './sending.service.ts'

type Needs = {
  conversations: Conversations
  messages: Messages
  sending: Sending
  standings: Pick<Standings, 'limitsFor'>
  limits: RateLimits
}

export const messagesRoutes = (
  app: FastifyInstance,
  { conversations, messages, sending, standings, limits }: Needs,
): void => {
  const askingAs = (limit: 'new' | 'member' | 'trusted', request: FastifyRequest) => ({
    isNew: limit === 'new',
    count: async () => {
      await limits.take(`message-request-${limit}`, request, me(request).id)
    },
  })
  serveAll(app, contract, {
    send: async ({ body: { to_user_id, ...form } }, request) => {
      const limit = await standings.limitsFor(me(request).id)
      await limits.take(`message-${limit}`, request, me(request).id)
      return sending.sendTo(me(request), to_user_id, form, askingAs(limit, request))
    },
    post: async ({ params, body }, request) => {
      const limit = await standings.limitsFor(me(request).id)
      await limits.take(`message-${limit}`, request, me(request).id)
      return sending.post(me(request), params.conversationId, body, askingAs(limit, request))
    },
    conversations: ({ query }, request) => conversations.list(me(request).id, query),
    conversation: ({ params }, request) => conversations.get(me(request).id, params.conversationId),
    hide: async ({ params }, request) => {
      await conversations.hide(me(request).id, params.conversationId)
      return {}
    },
    with: ({ params }, request) => conversations.with(me(request).id, params.userId),
    list: ({ params, query }, request) => messages.list(me(request).id, params.conversationId, query),
    read: ({ params, body }, request) => conversations.read(me(request).id, params.conversationId, body.seq),
    accept: ({ params }, request) => conversations.accept(me(request).id, params.conversationId),
    decline: async ({ params }, request) => {
      await conversations.decline(me(request).id, params.conversationId)
      return {}
    },
    change: ({ params, body }, request) => conversations.change(me(request).id, params.conversationId, body),
    typing: async ({ params }, request) => {
      await limits.take('typing', request, me(request).id)
      await messages.typing(me(request), params.conversationId)
      return {}
    },
    edit: ({ params, body }, request) => messages.edit(me(request), params.messageId, body.message),
    remove: ({ params }, request) => messages.remove(me(request).id, params.messageId),
    search: async ({ query }, request) => {
      await limits.take('message-search', request, me(request).id)
      return messages.search(me(request).id, query)
    },
    unread: (_, request) => conversations.unread(me(request).id),
  })
}
