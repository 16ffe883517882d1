export { followLive } from './follow-live.ts'
export { onceInAllTabs } from './one-tab.ts'
export { pageTopics, type StreamWord } from './page-topics.ts'
export { useTopic } from './use-topic.ts'
