import { lazy } from 'react'

export { AskWaiting } from './chat/AskWaiting.tsx'
export { Composer } from './chat/Composer.tsx'
export { ask, clearChat, stopAsking } from './chat/chat.ts'
export { useChat } from './chat/chat-store.ts'
export { Suggestions } from './chat/Suggestions.tsx'
export { foundAs, type Turn } from './chat/turn.ts'
export { RelatedSites } from './related/RelatedSites.tsx'
export { asFound, relatedText } from './related/related.ts'
export { type Related, useRelated } from './related/use-related.ts'
export { searchFeature } from './search.feature.ts'

/** The conversation with the assistant. Render inside Suspense. */
export const AskPanel = lazy(async () => {
  const { AskPanel } = await (await import('./components.ts')).loadAskPanel()
  return { default: AskPanel }
})
