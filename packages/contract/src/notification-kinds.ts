/** How a notification is meant, and how it looks where its kind is not known. */
export const notificationTypes = ['info', 'success', 'warning', 'error'] as const
export type NotificationType = (typeof notificationTypes)[number]

type Group = {
  readonly name: string
  /** As the settings call it, and what it holds. */
  readonly label: string
  readonly about: string
  readonly isOptional: boolean
  /** Says no more on the screen of a locked phone than that there is something. */
  readonly isPrivate?: true
  /** Shows as unread in a place of its own, and so not in the list of notifications. */
  readonly isElsewhere?: true
}

/** What happens to an account. */
export const security = {
  name: 'security',
  label: 'Your account',
  about: 'Sign-ins from new devices',
  isOptional: false,
} as const satisfies Group

/** What happens to contributions of the person. */
export const contributions = {
  name: 'contributions',
  label: 'Your contributions',
  about: 'Decisions about sites, photos and reports that you added',
  isOptional: true,
} as const satisfies Group

/** What is worth knowing about things that the person owns. */
export const belongings = {
  name: 'belongings',
  label: 'Your equipment',
  about: 'Service that is due',
  isOptional: true,
} as const satisfies Group

/** What happens to problems that the person reported. */
export const objections = {
  name: 'objections',
  label: 'Problems you reported',
  about: 'What moderators decided',
  isOptional: true,
  isPrivate: true,
} as const satisfies Group

/** What other members do that concerns the person. */
export const company = {
  name: 'company',
  label: 'Other divers',
  about: 'Buddy requests, groups, and answers to yours',
  isOptional: true,
  isPrivate: true,
} as const satisfies Group

/** What others write to the person. */
export const messagesGroup = {
  name: 'messages',
  label: 'Messages',
  about: 'New messages from people you write with',
  isOptional: true,
  isPrivate: true,
  isElsewhere: true,
} as const satisfies Group

/** What others write where the person wrote, or about them. */
export const forumsGroup = {
  name: 'forums',
  label: 'Forums',
  about: 'Replies in threads you follow, mentions, quotes and solutions',
  isOptional: true,
} as const satisfies Group

/** What happens to events that the person joined or organises. */
export const eventsGroup = {
  name: 'events',
  label: 'Events',
  about: 'Places, changes, cancellations and reminders of events you join or organise',
  isOptional: true,
} as const satisfies Group

/** What happens to trips that the person is on. */
export const tripsGroup = {
  name: 'trips',
  label: 'Trips',
  about: 'Invitations, changes of who is on your trips, and things that are due before them',
  isOptional: true,
  isPrivate: true,
} as const satisfies Group

/** What the person earned by what they share. */
export const achievementsGroup = {
  name: 'achievements',
  label: 'Achievements',
  about: 'Achievements you earn',
  isOptional: true,
} as const satisfies Group

/** All of them, in the order of the settings. A feature that brings another adds it here. */
export const notificationGroups = [
  security,
  contributions,
  belongings,
  objections,
  company,
  messagesGroup,
  forumsGroup,
  eventsGroup,
  tripsGroup,
  achievementsGroup,
] as const

/** Kinds that a person switches on and off together; those that cannot be switched off keep an account safe. */
export type NotificationGroup = (typeof notificationGroups)[number]
export type NotificationGroupName = NotificationGroup['name']

/** The notifications of one feature, by the kind that is sent to the page. */
export type NotificationKinds = Readonly<
  Record<string, { readonly type: NotificationType; readonly group: NotificationGroup }>
>
