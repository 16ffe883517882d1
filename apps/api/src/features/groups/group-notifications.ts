import type { FlagReason } from '@soundings/contract/flag-review'
import { groupNotifications } from '@soundings/contract/groups'
import type { GroupRole } from '@soundings/contract/groups-fields'
import { groupPath } from '@soundings/contract/groups-pages'
import { groupSlug } from '@soundings/rules/groups'
import { reasonText, takenDownReason } from '@soundings/rules/moderation'
import { type NewNotification, notificationsOf } from '#extension-points/notification-kind.ts'
import { gatheredText } from '#shared/gathered-text.ts'

const notification = notificationsOf(groupNotifications)
type Named = { id: string; name: string }

const linkTo = ({ id, name }: Named, tab?: 'members') => groupPath({ id, slug: groupSlug(name) }, tab)

/** What is told of requests to join is gathered by. */
export const requestsOf = (groupId: string): string => `group-requests:${groupId}`

export const requested = (group: Named, actorId: string): NewNotification =>
  notification('group-request', {
    link: linkTo(group, 'members'),
    group: {
      key: requestsOf(group.id),
      actorId,
      message: (handles, others) =>
        gatheredText(
          {
            one: `{name} asks to join ${group.name}.`,
            two: `{name} and {other} ask to join ${group.name}.`,
            more: {
              one: `{name} and # other ask to join ${group.name}.`,
              other: `{name} and # others ask to join ${group.name}.`,
            },
          },
          handles,
          others,
        ),
    },
  })

export const accepted = (group: Named): NewNotification =>
  notification('group-accepted', { message: `You’re now a member of ${group.name}.`, link: linkTo(group) })

/** Says no more than that it was not taken up. */
export const declined = (group: Named): NewNotification =>
  notification('group-declined', {
    message: `Your request to join ${group.name} wasn’t accepted this time.`,
    link: null,
  })

export const invited = (group: Named, handle: string, actorId: string): NewNotification =>
  notification('group-invited', {
    message: `@${handle} invited you to ${group.name}.`,
    link: linkTo(group),
    actorId,
  })

const roleTexts: Record<GroupRole, (name: string) => string> = {
  owner: (name) => `You’re now an owner of ${name}.`,
  organiser: (name) => `You’re now an organiser of ${name}.`,
  member: (name) => `You’re no longer an organiser of ${name}. You’re still a member.`,
}
export const roleChanged = (group: Named, role: GroupRole): NewNotification =>
  notification('group-role', { message: roleTexts[role](group.name), link: linkTo(group) })

/** Its last owner’s account is gone, and they are next. */
export const inherited = (group: Named): NewNotification =>
  notification('group-inherited', {
    message: `${group.name} had no owner any more. You’re next in line, so you own it now.`,
    link: linkTo(group),
  })

/** Says the same to whom is kept out from now on, and leads nowhere: they may not see the group any more. */
export const takenOut = (group: Named): NewNotification =>
  notification('group-removed', { message: `You’re no longer a member of ${group.name}.`, link: null })

/** What is told of groups that were archived is gathered by: opening and archiving again tells nothing more until it is read. */
export const archivingOf = (groupId: string): string => `group-archived:${groupId}`

export const archivedNow = (group: Named, actorId: string): NewNotification =>
  notification('group-archived', {
    link: linkTo(group),
    group: {
      key: archivingOf(group.id),
      actorId,
      message: () => `${group.name} is archived now. You can still read it, but nothing new can be added.`,
    },
  })

export const groupApproved = (group: Named): NewNotification =>
  notification('group-approved', {
    message: `Your group ${group.name} has been approved. Everyone can find it now.`,
    link: linkTo(group),
  })

export const groupRejected = (group: Named, reason: string | null): NewNotification =>
  notification('group-rejected', {
    message: `Your group ${group.name} wasn’t approved.${reasonText(reason)}`,
    link: linkTo(group),
  })

/** After somebody reported it, and a moderator agreed. */
export const groupTaken = (
  reason: FlagReason,
  { title, link }: { title: string; link: string },
): NewNotification =>
  notification('group-rejected', { message: `${title} was taken down. ${takenDownReason(reason)}`, link })
