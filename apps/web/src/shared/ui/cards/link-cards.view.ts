import type { EventOnCard, GroupOnCard } from '@soundings/contract/cards'
import type { GroupKind } from '@soundings/contract/groups-fields'
import { plural } from '@soundings/rules/phrases'

/** Whether there is room in an event; null where nobody needs to know. */
export const roomText = (
  { isCancelled, placesLeft, startsAt }: Pick<EventOnCard, 'isCancelled' | 'placesLeft' | 'startsAt'>,
  now: number,
): string | null => {
  if (isCancelled) return 'Cancelled'
  if (placesLeft === null || Date.parse(startsAt) <= now) return null
  return placesLeft === 0 ? 'Full' : plural(placesLeft, { one: '# place left', other: '# places left' })
}

const kinds: Record<GroupKind, string> = {
  open: 'Open group',
  request: 'Group on request',
  private: 'Private group',
}

/** `Open group, 42 members` */
export const groupText = ({ kind, members }: GroupOnCard): string =>
  `${kinds[kind]}, ${plural(members, { one: '# member', other: '# members' })}`
