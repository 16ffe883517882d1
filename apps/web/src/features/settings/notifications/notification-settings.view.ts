import {
  type MailFrequency,
  mailFrequencies,
  type NotificationPreferences,
  type NotificationPreferencesChange,
} from '@soundings/contract/notification-preferences'

const frequencyName: Record<MailFrequency, string> = {
  off: 'Off',
  each: 'Each one',
  daily: 'Daily digest',
  weekly: 'Weekly digest',
}

export const frequencyOptions = mailFrequencies.map((value) => ({ value, label: frequencyName[value] }))

/** Preferences as they are once a change was made, to be shown before the server says so. */
export const withChange = (
  { groups, quietHours, version }: NotificationPreferences,
  change: NotificationPreferencesChange,
): NotificationPreferences => ({
  groups: Object.fromEntries(
    Object.entries(groups).map(([name, channels]) => [
      name,
      { ...channels, ...change.groups?.[name as keyof typeof groups] },
    ]),
  ) as NotificationPreferences['groups'],
  quietHours: { ...quietHours, ...change.quietHours } as NotificationPreferences['quietHours'],
  version,
})

/** Where this device is: digests come in the morning there. */
export const timeZoneHere = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone
