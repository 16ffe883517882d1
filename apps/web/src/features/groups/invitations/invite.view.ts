import type { GroupInvite } from '@soundings/contract/groups'
import { groupLimits } from '@soundings/contract/groups-fields'
import { plural } from '@soundings/rules/phrases'
import { type DateLanguage, dateText } from '#shared/lib/date.ts'

/** How many people a new link lets in, and how many days it is open. */
export const useChoices = [1, 5, groupLimits.uses.default, 25, 100, groupLimits.uses.max].map((uses) => ({
  value: String(uses),
  label: plural(uses, { one: 'One person', other: '# people' }),
}))
export const dayChoices = [1, 7, groupLimits.inviteDays.default, groupLimits.inviteDays.max].map((days) => ({
  value: String(days),
  label: plural(days, { one: 'After a day', other: 'After # days' }),
}))

/** How much is left of a link: `7 of 10 places left · ends 3 Dec 2026`. */
export const leftText = (
  { uses, usesLeft, expiresAt, isOpen }: Pick<GroupInvite, 'uses' | 'usesLeft' | 'expiresAt' | 'isOpen'>,
  language: DateLanguage,
): string => {
  if (usesLeft === 0)
    return plural(uses, { one: 'Used up: it let one person in', other: 'Used up: it let # people in' })
  if (!isOpen) return `Ended ${dateText(expiresAt, language)}`
  return plural(
    uses,
    { one: '{left} of # place left · ends {day}', other: '{left} of # places left · ends {day}' },
    { left: String(usesLeft), day: dateText(expiresAt, language) },
  )
}
