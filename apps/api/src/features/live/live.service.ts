import type { StreamSource } from '#extension-points/live-stream.ts'
import type { StreamTopic } from '#extension-points/stream-topic.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { followService } from './follow.service.ts'
import { liveStreams, type StreamLimits } from './streams.service.ts'
import { followedTopics } from './topics.service.ts'

/** What the streams carry: news that everybody gets of their own, and topics that pages ask for. */
type Carried = { sources: readonly StreamSource[]; topics: readonly StreamTopic[] }

/** The streams of events of an instance: one a browser, whatever its pages follow. */
export const liveService = (
  deps: Pick<Dependencies, 'db' | 'clock' | 'changes' | 'log'>,
  { sources, topics: kinds, ...limits }: StreamLimits & Carried,
) => {
  const topics = followedTopics(deps, kinds)
  const streams = liveStreams(deps, limits, [...sources, topics])
  return { ...streams, ...followService(deps, { streams, topics }) }
}
export type Live = ReturnType<typeof liveService>
