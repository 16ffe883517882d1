import { z } from 'zod'
import { Instant, Uuid } from './common.ts'
import {
  type NotificationGroup,
  type NotificationGroupName,
  notificationGroups,
} from './notification-kinds.ts'
import { number, wholeNumber } from './numbers.ts'
import { feature, route } from './route.ts'

export * from './notification-kinds.ts'

/** How often notifications are mailed: each by itself, gathered once a day or once a week, or not at all. */
export const mailFrequencies = ['off', 'each', 'daily', 'weekly'] as const
export const MailFrequency = z.enum(mailFrequencies)
export type MailFrequency = z.output<typeof MailFrequency>

/** How a person is told of one group of notifications. */
const channels = { page: z.boolean(), mail: MailFrequency, push: z.boolean() }
const Channels = z.object(channels)
export type NotificationChannels = z.output<typeof Channels>

const names = notificationGroups.map(({ name }) => name) as NotificationGroupName[]
const forEachGroup = <Field extends z.ZodType>(field: Field) =>
  Object.fromEntries(names.map((name) => [name, field])) as Record<NotificationGroupName, Field>

const TimeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Must be a time such as 22:00')

const isZone = (zone: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
}
const TimeZone = z.string().max(60).refine(isZone, 'Must be a time zone such as Africa/Cairo')

/** When mails and push messages wait. Digests go by its time zone, too, whether or not it is on. */
const quietHours = { isOn: z.boolean(), from: TimeOfDay, to: TimeOfDay, timeZone: TimeZone }
const QuietHours = z.object(quietHours)
export type QuietHours = z.output<typeof QuietHours>

/** How a person wants to be told of things. Groups that are not optional always show on the page and are mailed by themselves. */
export const NotificationPreferences = z.object({
  groups: z.object(forEachGroup(Channels)),
  quietHours: QuietHours,
  version: wholeNumber(),
})
export type NotificationPreferences = z.output<typeof NotificationPreferences>

const ChannelsChange = z.strictObject(channels).partial()
/** What keeps an account safe is not switched off, and what has a place of its own not put on the page. */
const changeOf = (group: NotificationGroup): z.ZodType => {
  if (!group.isOptional) return ChannelsChange.pick({ push: true })
  return 'isElsewhere' in group ? ChannelsChange.omit({ page: true }) : ChannelsChange
}
const changes = Object.fromEntries(notificationGroups.map((group) => [group.name, changeOf(group)]))

/** What changes; the rest stays. With `version`, nothing is changed where somebody was faster. */
export const NotificationPreferencesChange = z.strictObject({
  groups: z
    .strictObject(changes as Record<NotificationGroupName, typeof ChannelsChange>)
    .partial()
    .optional(),
  quietHours: z.strictObject(quietHours).partial().optional(),
  version: wholeNumber().optional(),
})
export type NotificationPreferencesChange = z.output<typeof NotificationPreferencesChange>

export const pushLimits = { endpoint: 1_000, perPerson: 20 } as const

/** What a browser hands out when somebody allows push messages there. */
export const PushSubscription = z.strictObject({
  endpoint: z.url({ protocol: /^https?$/ }).max(pushLimits.endpoint),
  expirationTime: number().nullable().optional(),
  keys: z.strictObject({
    p256dh: z.string().regex(/^[\w-]{86,88}=*$/, 'This isn’t a valid key'),
    auth: z.string().regex(/^[\w-]{22,24}=*$/, 'This isn’t a valid key'),
  }),
})
export type PushSubscription = z.output<typeof PushSubscription>

/** A browser that asked to be told by push. */
export const PushDevice = z.object({
  id: Uuid,
  /** For example `Firefox on Android`. */
  name: z.string(),
  createdAt: Instant,
  /** The last message that reached its push service. */
  lastOkAt: Instant.nullable(),
})
export type PushDevice = z.output<typeof PushDevice>

export const notificationPreferences = feature(
  'How you are told of things: on the page, by mail and by push.',
  {
    get: route('/api/notifications/preferences', {
      method: 'GET',
      access: 'member',
      summary: 'Get your notification preferences; anything you haven’t set has its default',
      reply: NotificationPreferences,
    }),
    change: route('/api/notifications/preferences', {
      method: 'PUT',
      access: 'member',
      summary: 'Change the notification preferences that you send; the others stay as they are',
      body: NotificationPreferencesChange,
      reply: NotificationPreferences,
      errors: [409, 429],
    }),
    devices: route('/api/notifications/push', {
      method: 'GET',
      access: 'member',
      summary: 'List the browsers that get your push messages, and the key that a browser needs to join them',
      reply: z.object({ key: z.string(), items: z.array(PushDevice) }),
    }),
    addDevice: route('/api/notifications/push', {
      method: 'POST',
      access: 'member',
      summary: 'Send push messages to a browser, by the subscription that it made',
      body: z.strictObject({ subscription: PushSubscription }),
      reply: PushDevice,
      status: 201,
      errors: [429],
    }),
    removeDevice: route('/api/notifications/push', {
      method: 'DELETE',
      access: 'member',
      summary: 'Stop push messages to a browser, by its id or by the address of its subscription',
      body: z.strictObject({
        id: Uuid.optional(),
        endpoint: z.string().max(pushLimits.endpoint).optional(),
      }),
      reply: z.object({ items: z.array(PushDevice) }),
    }),
  },
)
