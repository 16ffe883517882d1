/** How a notification is meant, and how it looks where its kind is not known. */
export const notificationTypes = ['info', 'success', 'warning', 'error'] as const
export type NotificationType = (typeof notificationTypes)[number]

/** Kinds that a person switches on and off together; those that cannot be switched off keep an account safe. */
export type NotificationGroup = { readonly name: string; readonly isOptional: boolean }

/** The notifications of one feature, by the kind that is sent to the page. */
export type NotificationKinds = Readonly<
  Record<string, { readonly type: NotificationType; readonly group: NotificationGroup }>
>

/** What happens to an account. */
export const security: NotificationGroup = { name: 'security', isOptional: false }

/** What happens to contributions of the person. */
export const contributions: NotificationGroup = { name: 'contributions', isOptional: true }

/** What is worth knowing about things that the person owns. */
export const belongings: NotificationGroup = { name: 'belongings', isOptional: true }

/** What happens to problems that the person reported. */
export const objections: NotificationGroup = { name: 'objections', isOptional: true }
