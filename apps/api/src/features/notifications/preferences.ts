import {
  type NotificationChannels,
  type NotificationGroupName,
  type NotificationPreferences,
  NotificationPreferencesChange,
  notificationGroups,
  type QuietHours,
} from '@soundings/contract/notification-preferences'

type Chosen = Pick<NotificationPreferencesChange, 'groups' | 'quietHours'>
export type Preferences = Omit<NotificationPreferences, 'version'>

/** What somebody has who never chose. Push reaches nobody before a browser asked for it. */
const usual: NotificationChannels = { page: true, mail: 'off', push: true }
const usualQuiet: QuietHours = { isOn: false, from: '22:00', to: '07:00', timeZone: 'UTC' }

/** What a change says, without what it leaves open. */
const given = <T extends object>(values: T | undefined) =>
  Object.fromEntries(Object.entries(values ?? {}).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>
  }

/** Stored preferences, with those that every installation has where nothing is stored. */
export const withDefaults = ({ groups, quietHours }: Chosen): Preferences => ({
  groups: Object.fromEntries(
    notificationGroups.map((group) => [
      group.name,
      {
        ...usual,
        ...given(groups?.[group.name]),
        // What keeps an account safe is mailed by the feature that tells it, always.
        ...(!group.isOptional && { page: true, mail: 'each' }),
        ...('isElsewhere' in group && { page: false }),
      },
    ]),
  ) as Record<NotificationGroupName, NotificationChannels>,
  quietHours: { ...usualQuiet, ...given(quietHours) },
})

/** What is stored once a change was made. */
export const withChange = (stored: Chosen, { groups = {}, quietHours }: Chosen): Chosen => ({
  groups: {
    ...stored.groups,
    ...Object.fromEntries(
      notificationGroups.flatMap(({ name }) =>
        groups[name] ? [[name, { ...stored.groups?.[name], ...given(groups[name]) }]] : [],
      ),
    ),
  },
  quietHours: given({ ...stored.quietHours, ...given(quietHours) }) as Chosen['quietHours'],
})

/** What was stored, part by part: one that no longer fits is at its default. */
export const readStored = (stored: Record<string, unknown>): Chosen => {
  const { groups, quietHours } = NotificationPreferencesChange.shape
  const known = notificationGroups.flatMap(({ name }) => {
    const { data } = groups.safeParse({ [name]: (stored.groups as Record<string, unknown>)?.[name] })
    return data?.[name] ? [[name, data[name]]] : []
  })
  return { groups: Object.fromEntries(known), quietHours: quietHours.safeParse(stored.quietHours).data }
}

/** How somebody is told of a group; what an older version told has none, and shows on the page. */
export const channelsOf = ({ groups }: Preferences, name: string | null): NotificationChannels =>
  groups[name as NotificationGroupName] ?? { page: true, mail: 'off', push: false }

/** Whether the group's mails are made here, and how often. */
export const mailOf = (preferences: Preferences, name: string | null): NotificationChannels['mail'] => {
  const isOptional = notificationGroups.some((group) => group.name === name && group.isOptional)
  return isOptional ? channelsOf(preferences, name).mail : 'off'
}

export const groupsMailed = (
  preferences: Preferences,
  frequencies: readonly NotificationChannels['mail'][],
): NotificationGroupName[] =>
  notificationGroups.map(({ name }) => name).filter((name) => frequencies.includes(mailOf(preferences, name)))
