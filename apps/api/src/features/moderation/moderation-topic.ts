import { moderationTopic } from '@soundings/contract/moderation'
import { isEnough, levelOf } from '@soundings/rules/people'
import { changeTopic } from '#db/changes.ts'
import type { StreamTopic } from '#extension-points/stream-topic.ts'

/** What waits for moderators is another than before. */
const waitingChanged = changeTopic('moderation')

/** Moderators follow what waits for them. */
export const followedModeration: StreamTopic = {
  name: moderationTopic.name,
  changes: [waitingChanged],
  may: (_db, asked) =>
    asked.map(({ id, listener }) => id === '' && isEnough(levelOf(listener.groups), 'moderator')),
}
