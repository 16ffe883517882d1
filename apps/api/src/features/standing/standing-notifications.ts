import type { FlagReason } from '@soundings/contract/moderation'
import { standingNotifications } from '@soundings/contract/standing'
import { reasonText, upheldAgainstPerson } from '@soundings/rules/moderation'
import { longDate } from '@soundings/rules/phrases'
import { type NewNotification, notificationsOf } from '#extension-points/notification-kind.ts'

const notification = notificationsOf(standingNotifications)

export const personUpheld = (title: string): NewNotification =>
  notification('person-upheld', {
    message: `Thanks for your report about ${title}. A moderator agreed and took action.`,
    link: null,
  })

export const upheldAgainst = (reason: FlagReason): NewNotification =>
  notification('upheld-against', { message: upheldAgainstPerson(reason), link: null })

export const silencedNow = ({
  until,
  reason,
}: {
  until: Date | null
  reason: string | null
}): NewNotification =>
  notification('silenced', {
    message: until
      ? `You can’t share anything with other people until ${longDate(until)}.${reasonText(reason)}`
      : `You can’t share anything with other people.${reasonText(reason)}`,
    link: null,
  })

export const lifted = (): NewNotification =>
  notification('standing-lifted', { message: 'You can share things with other people again.', link: null })
