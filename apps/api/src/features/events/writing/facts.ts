import { type EventFacts, eventLimits, eventTexts } from '@soundings/contract/events'
import type { Limited } from '@soundings/rules/forum-signals'
import type { Db } from '#db/client.ts'
import { findGroupAccess } from '#db/group-access.ts'
import { isCurrency } from '#shared/currencies.ts'
import { wrong } from '../refusals.ts'
import type { Where } from './place.ts'

/** What an organiser may not say, at its field. */
export const checkFacts = (
  { currency, maxAttendees, visibility, groupId }: EventFacts,
  limited: Limited,
): void => {
  if (!isCurrency(currency)) throw wrong('currency', eventTexts.unknownCurrency)
  if (visibility === 'group' && groupId === null) throw wrong('groupId', eventTexts.groupNeeded)
  if (limited === 'new' && (maxAttendees === null || maxAttendees > eventLimits.peopleOfNew))
    throw wrong('maxAttendees', eventTexts.tooManyForNew)
}

/** An event is of a group whose organiser or member plans it; what a private group does is its members’ alone. */
export const groupOf = async (
  tx: Db,
  userId: string,
  { groupId, visibility }: Pick<EventFacts, 'groupId' | 'visibility'>,
): Promise<{ groupId: string | null; visibility: EventFacts['visibility'] }> => {
  if (groupId === null) return { groupId, visibility }
  const group = await findGroupAccess(tx, groupId, userId)
  if (!group || group.role === null || group.state !== 'public') throw wrong('groupId', eventTexts.noGroup)
  return { groupId, visibility: group.kind === 'private' ? 'group' : visibility }
}

/** What is kept of what an organiser says. */
export const columnsOf = (facts: EventFacts, where: Where) => ({
  title: facts.title,
  description: facts.description,
  ...where,
  siteId: facts.siteId,
  day: facts.date,
  time: facts.time,
  endDay: facts.endDate === facts.date ? null : facts.endDate,
  endTime: facts.endTime,
  price: facts.price,
  currency: facts.currency,
  maxPeople: facts.maxAttendees,
  guests: facts.guests,
  level: facts.level,
  minCertification: facts.minCertification,
  waitlist: facts.waitlist,
  plan: facts.plan,
  imageId: facts.imageId,
})

/** What each new event of a series says: with all that followed from its site. */
export const keptFacts = (
  facts: EventFacts,
  { lng, lat, ...where }: Where,
  group: Pick<EventFacts, 'groupId' | 'visibility'>,
): EventFacts => ({
  ...facts,
  ...where,
  groupId: group.groupId,
  visibility: group.visibility,
  coordinates: lng === null || lat === null ? null : [lng, lat],
})
