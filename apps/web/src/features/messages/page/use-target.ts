import type { CanMessage } from '@soundings/contract/messages'
import type { Person } from '@soundings/contract/person'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { conversationQuery, messagesWithQuery, personQuery } from '../messages.queries.ts'

/** With whom one writes. */
export type Target = {
  /** Null where nothing was written yet. */
  conversationId: string | null
  /** Null once they left. */
  person: Person | null
  canMessage: CanMessage
}

type Asked = { meId: string; conversationId: string | undefined; username: string | undefined }

/** With whom the address says that one writes: by a conversation, or by a username, oneself among them. */
export const useTarget = ({ meId, conversationId, username }: Asked) => {
  const there = useQuery({
    ...conversationQuery(conversationId ?? ''),
    enabled: conversationId !== undefined,
  })
  const who = useQuery({ ...personQuery(username ?? ''), enabled: username !== undefined })
  const isMe = username !== undefined && who.data?.id === meId
  const between = useQuery({
    ...messagesWithQuery(who.data?.id ?? ''),
    staleTime: 0,
    enabled: username !== undefined && who.data !== undefined && !isMe,
  })
  const [begun, setBegun] = useState<Target>()

  const found = (): Target | undefined => {
    if (conversationId === undefined) return between.data
    const { data } = there
    if (data) return { conversationId, person: data.with, canMessage: data.canMessage }
    // It was begun on this page: it stays, until the server has said what it knows of it.
    return begun?.conversationId === conversationId ? begun : undefined
  }
  const asked = conversationId !== undefined ? there : who.data ? between : who
  return {
    target: isMe ? undefined : found(),
    /** The conversation as the list has it. */
    conversation: conversationId === undefined ? undefined : there.data,
    isMe,
    error: asked.isFetching ? null : asked.error,
    retry: () => void asked.refetch(),
    noteBegun: setBegun,
  }
}
