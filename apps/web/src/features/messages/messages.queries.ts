import { type Conversation, type Message, messages } from '@soundings/contract/messages'
import { type ConversationBox, conversationBoxes } from '@soundings/contract/messages-fields'
import { profile } from '@soundings/contract/profile'
import type { QueryClient } from '@tanstack/react-query'
import { asMyself } from '#shared/api/as-myself.ts'
import { call } from '#shared/api/client.ts'
import { followOnly } from '#shared/api/follow.ts'
import { read, readPages } from '#shared/api/query.ts'

/** So many conversations come at once. */
export const pageSize = 50

/** Conversations of one box, the latest first. */
export const conversationsQuery = (box: ConversationBox) => ({
  ...readPages(messages.conversations, { query: { box, limit: pageSize } }),
  staleTime: 30_000,
})

/** One conversation: with whom, how far it is read, and whether one can write. */
export const conversationQuery = (conversationId: string) => ({
  ...read(messages.conversation, { params: { conversationId } }),
  staleTime: 30_000,
})

/** Whether one can write to somebody, and the conversation that there is. */
export const messagesWithQuery = (userId: string) => ({
  ...read(messages.with, { params: { userId } }),
  staleTime: 30_000,
})

/** Who has this username. */
export const personQuery = (handle: string) => asMyself(read(profile.get, { params: { handle } }))

/** What is unread, for the menu. */
export const unreadQuery = () => ({ ...read(messages.unread, {}), staleTime: 30_000 })

/** One’s own messages with these words, the latest first. */
export const foundQuery = (q: string) => ({
  ...readPages(messages.search, { query: { q } }),
  staleTime: 30_000,
})

/** The lists of conversations are others than they were, and with them what is unread; no message is asked for anew. */
export const followConversations = (queries: QueryClient): void => {
  void followOnly(queries, messages.conversations.path)
  void followOnly(queries, messages.unread.path)
}

/**
 * Keeps so many of the conversations that were read of a box, and what follows for when they are scrolled to: what is
 * asked for anew is what is in sight, however far somebody read.
 */
export const keepRead = (queries: QueryClient, box: ConversationBox, count: number): void => {
  const pages = Math.max(1, Math.ceil(count / pageSize))
  queries.setQueryData(conversationsQuery(box).queryKey, (before) =>
    before && before.pages.length > pages
      ? { pages: before.pages.slice(0, pages), pageParams: before.pageParams.slice(0, pages) }
      : before,
  )
}

/** Takes a conversation off the lists at once, before they are asked for anew. */
export const takeOffLists = (queries: QueryClient, conversationId: string): void => {
  for (const box of conversationBoxes)
    queries.setQueryData(
      conversationsQuery(box).queryKey,
      (before) =>
        before && {
          ...before,
          pages: before.pages.map((page) => ({
            ...page,
            items: page.items.filter(({ id }) => id !== conversationId),
          })),
        },
    )
}

const acts = {
  accept: (conversationId: string) => call(messages.accept, { params: { conversationId } }),
  decline: (conversationId: string) =>
    call(messages.decline, { params: { conversationId } }).then(() => null),
  hide: (conversationId: string) => call(messages.hide, { params: { conversationId } }).then(() => null),
  archive: (conversationId: string) =>
    call(messages.change, { params: { conversationId }, body: { isArchived: true } }),
  unarchive: (conversationId: string) =>
    call(messages.change, { params: { conversationId }, body: { isArchived: false } }),
  mute: (conversationId: string) =>
    call(messages.change, { params: { conversationId }, body: { isMuted: true } }),
  unmute: (conversationId: string) =>
    call(messages.change, { params: { conversationId }, body: { isMuted: false } }),
} satisfies Record<string, (conversationId: string) => Promise<Conversation | null>>
export type ConversationAct = keyof typeof acts

/** Does something with a conversation; all that shows it is asked for anew. */
export const actOnConversation = async (
  queries: QueryClient,
  act: ConversationAct,
  conversationId: string,
): Promise<void> => {
  const now = await acts[act](conversationId)
  if (now) queries.setQueryData(conversationQuery(conversationId).queryKey, now)
  if (act !== 'mute' && act !== 'unmute') takeOffLists(queries, conversationId)
  followConversations(queries)
}

/** Somebody was written to for the first time. */
export const noteBegun = (queries: QueryClient, userId: string): void => {
  void queries.invalidateQueries({ queryKey: messagesWithQuery(userId).queryKey })
  followConversations(queries)
}

/** The newest messages of a conversation, newest first. */
export const readNewest = async (conversationId: string): Promise<readonly Message[]> =>
  (await call(messages.list, { params: { conversationId }, query: {} })).items
