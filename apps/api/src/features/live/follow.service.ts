import { FollowedTopic } from '@soundings/contract/live'
import { z } from 'zod'
import { changeTopic, notifyChanges } from '#db/changes.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import type { Person } from '#shared/person.ts'
import type { LiveStreams } from './streams.service.ts'
import type { Topics } from './topics.service.ts'

/** What a page asks one of its person's streams to follow. */
type Asked = { stream: string; n: number; topics: FollowedTopic[] }

/** What is asked of a stream that another instance holds, in pieces that a NOTIFY of 8,000 bytes has room for. */
const Piece = z.object({
  userId: z.string(),
  stream: z.string(),
  n: z.number(),
  topics: z.array(FollowedTopic),
  isLast: z.boolean(),
})
const pieceSize = 40
const streamAsked = changeTopic('stream-asked')

const piecesOf = (userId: string, { stream, n, topics }: Asked): string[] => {
  const count = Math.max(1, Math.ceil(topics.length / pieceSize))
  return Array.from({ length: count }, (_, at) =>
    JSON.stringify({
      userId,
      stream,
      n,
      topics: topics.slice(at * pieceSize, (at + 1) * pieceSize),
      isLast: at === count - 1,
    } satisfies z.input<typeof Piece>),
  )
}

/** Brings what pages ask for to the instance that holds their stream, which need not be the one that they reach. */
export const followService = (
  { db, changes }: Pick<Dependencies, 'db' | 'changes'>,
  { streams, topics }: { streams: Pick<LiveStreams, 'find'>; topics: Pick<Topics, 'follow'> },
) => {
  /** The pieces so far, by stream; those of one question come one after the other. */
  const begun = new Map<string, FollowedTopic[]>()

  const streamOf = (userId: string, streamId: string) => {
    const stream = streams.find(streamId)
    return stream?.listener.id === userId ? stream : undefined
  }

  changes.on(streamAsked, (detail) => {
    if (detail === undefined) return begun.clear()
    const piece = Piece.safeParse(JSON.parse(detail)).data
    const stream = piece && streamOf(piece.userId, piece.stream)
    if (!stream) return
    const asked = [...(begun.get(stream.id) ?? []), ...piece.topics]
    begun.delete(stream.id)
    if (piece.isLast) topics.follow(stream, piece.n, asked)
    else begun.set(stream.id, asked)
  })

  return {
    follow: async ({ id }: Pick<Person, 'id'>, asked: Asked): Promise<void> => {
      const stream = streamOf(id, asked.stream)
      if (stream) topics.follow(stream, asked.n, asked.topics)
      else await notifyChanges(db, streamAsked, piecesOf(id, asked))
    },
  }
}
