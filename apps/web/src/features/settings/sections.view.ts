/** The parts of the settings, in their order; visitors have the first one only. */
export const sections = [
  { key: 'display', label: 'Display' },
  { key: 'account', label: 'Sign-in' },
  { key: 'sessions', label: 'Devices' },
  { key: 'notifications', label: 'Notifications' },
  { key: 'people', label: 'People' },
  { key: 'data', label: 'Your data' },
] as const

export type Section = (typeof sections)[number]['key']

/** Whether a word, from an address or a tab, names a part. */
export const isSection = (word: unknown): word is Section => sections.some(({ key }) => key === word)
