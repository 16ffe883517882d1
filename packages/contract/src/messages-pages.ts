/** What one writes with others. `with` begins a conversation with somebody, by their username. */
export const messagesPages = {
  messages: '/messages',
  conversation: '/messages/:conversationId',
  messagesWith: '/messages/with/:username',
} as const

export const messagesPath = messagesPages.messages
export const conversationPath = (id: string): string => `${messagesPath}/${id}`
export const messagesWithPath = (handle: string): string =>
  `${messagesPath}/with/${encodeURIComponent(handle)}`
