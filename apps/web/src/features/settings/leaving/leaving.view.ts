import type { partings } from '@soundings/contract/auth'

/** `soundings-2026-11-21.zip`, by the day it is where the person is. */
export const exportName = (at: Date): string => {
  const [year, month, day] = [at.getFullYear(), at.getMonth() + 1, at.getDate()]
  return `soundings-${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}.zip`
}

type Parting = (typeof partings)[number]

/** What may become of what somebody contributed. */
export const partingText: Record<Parting, { label: string; description: string }> = {
  anonymise: {
    label: 'Leave them, without my name',
    description: 'Other divers keep the sites, reports and photos you shared.',
  },
  delete: {
    label: 'Delete them too',
    description: 'Sites, reports and photos you shared go with the account.',
  },
}

/** What somebody types to show that they mean it. */
export const confirmation = 'DELETE'
