import { membersTopic } from '@soundings/contract/members'
import { changeTopic } from '#db/changes.ts'
import type { StreamTopic } from '#extension-points/stream-topic.ts'

/** Who is in which list of members is another than before. */
const membersChanged = changeTopic('members')

/** Everybody with a stream may follow who comes and goes; each then asks for what they may see. */
export const followedMembers: StreamTopic = {
  name: membersTopic.name,
  changes: [membersChanged],
  may: (_db, asked) => asked.map(({ id }) => id === ''),
}
