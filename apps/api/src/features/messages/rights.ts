import type { CanMessage } from '@soundings/contract/messages'
import { mayMessage, showsReading } from '@soundings/rules/messages'
import { silencedText } from '@soundings/rules/standing'
import type { Met } from '#features/people/index.ts'
import { HttpError } from '#shared/http-error.ts'
import type { Person } from '#shared/person.ts'
import type { ConversationRow } from './conversations.repo.ts'

/** Whether somebody can write to another, as both are now. */
export const canMessage = ({
  me,
  other,
  conversation,
  now,
}: {
  me: Met | undefined
  other: Met | undefined
  conversation: ConversationRow | undefined
  now: Date
}): CanMessage =>
  mayMessage({
    other: me && other ? { id: other.person.id, areBuddies: other.told.areBuddies, ...other } : null,
    isJunior: me?.privacy.junior ?? false,
    conversation,
    now,
  })

/** Whether two see of each other what they read and that they type: both show it, and know each other. */
export const showReading = (me: Met | undefined, other: Met | undefined, acceptedAt: Date | null): boolean =>
  me !== undefined &&
  other !== undefined &&
  acceptedAt !== null &&
  !other.isBlocked &&
  showsReading(me.privacy) &&
  showsReading(other.privacy)

/** Who is silenced writes to moderators alone. */
export const checkSilenced = ({ silenced }: Person, other: Met | undefined): void => {
  const isModerator = other?.told.groups.some((group) => group !== 'editor')
  if (silenced && !isModerator) throw new HttpError(403, silencedText(silenced), { code: 'silenced' })
}
