import { useEffect, useEffectEvent } from 'react'
import { pageTopics } from './page-topics.ts'

type Options = {
  /** When the page read what it shows, in milliseconds since 1970. */
  readAt: () => number
  /** Something is another than it was, or may be. */
  onNews: () => void
}

/** Follows a topic while a page shows it; none as long as nothing was read. Visitors hear nothing, as they have no stream. */
export const useTopic = (topic: string | undefined, { readAt, onNews }: Options): void => {
  const readAtNow = useEffectEvent(readAt)
  const tell = useEffectEvent(onNews)
  useEffect(
    () => (topic === undefined ? undefined : pageTopics.follow(topic, readAtNow(), () => tell())),
    [topic],
  )
}
