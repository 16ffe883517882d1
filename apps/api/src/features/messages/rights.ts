import type { CanMessage } from '@soundings/contract/messages'
import {
  companyLife,
  isAboutCompany,
  mayMessage,
  type Pairing,
  showsReading,
} from '@soundings/rules/messages'
import { silencedText } from '@soundings/rules/standing'
import type { Db } from '#db/client.ts'
import type { Met } from '#features/people/index.ts'
import { HttpError } from '#shared/http-error.ts'
import type { Person } from '#shared/person.ts'
import { findCompanions } from './companions.repo.ts'
import type { ConversationRow } from './conversations.repo.ts'

type Writing = {
  me: Met | undefined
  other: Met | undefined
  conversation: ConversationRow | undefined
}

const pairingOf = (
  { me, other, conversation }: Writing,
  now: Date,
  companions: ReadonlySet<string>,
): Pairing => ({
  other:
    me && other
      ? {
          id: other.person.id,
          areBuddies: other.told.areBuddies,
          areCompanions: companions.has(other.person.id),
          ...other,
        }
      : null,
  isJunior: me?.privacy.junior ?? false,
  conversation,
  now,
})

const nobody: ReadonlySet<string> = new Set()

/**
 * Whether somebody can write to each of these, in their order, as all are now. What they are in together is asked once for
 * all, and only where nothing else settles it.
 */
export const canMessageEach = async (
  db: Db,
  userId: string,
  all: readonly Writing[],
  now: Date,
): Promise<CanMessage[]> => {
  const unsettled = all.map((one) => pairingOf(one, now, nobody)).filter(isAboutCompany)
  const companions = await findCompanions(
    db,
    userId,
    unsettled.flatMap(({ other }) => other?.id ?? []),
    new Date(now.getTime() - companyLife),
  )
  return all.map((one) => mayMessage(pairingOf(one, now, companions)))
}

/** Whether somebody can write to another, as both are now. */
export const canMessage = async (
  db: Db,
  userId: string,
  { now, ...writing }: Writing & { now: Date },
): Promise<CanMessage> => (await canMessageEach(db, userId, [writing], now))[0] ?? 'no'

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
