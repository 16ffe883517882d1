import { boardsTopic } from '@soundings/contract/leaderboard'
import { changeTopic } from '#db/changes.ts'
import type { StreamTopic } from '#extension-points/stream-topic.ts'

/** Something on a board, or about achievements, is another than before. */
export const boardsChanged = changeTopic('boards')

/** Everybody with a stream may follow; each then asks for what they may see. */
export const followedBoards: StreamTopic = {
  name: boardsTopic.name,
  changes: [boardsChanged],
  may: (_db, asked) => asked.map(({ id }) => id === ''),
}
