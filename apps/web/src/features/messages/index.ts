export { messagesFeature } from './messages.feature.ts'
export { readMessagesSearch } from './messages-search.ts'

const parts = () => import('./components.ts')

export const loadMessagesPage = async () => (await parts()).loadMessagesPage()

/** The kinds of what people report about messages. */
export const loadMessageReviewKinds = async () => (await parts()).loadReviewKinds()
