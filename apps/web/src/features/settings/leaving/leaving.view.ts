import type { erasureChoices } from '@soundings/contract/auth'
import { plural } from '@soundings/rules/phrases'

/** `soundings-2026-11-21.zip`, by the day it is where the person is. */
export const exportName = (at: Date): string => {
  const [year, month, day] = [at.getFullYear(), at.getMonth() + 1, at.getDate()]
  return `soundings-${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}.zip`
}

type ErasureChoice = (typeof erasureChoices)[number]

/** What may become of what somebody contributed. */
export const erasureChoiceText: Record<ErasureChoice, { label: string; description: string }> = {
  anonymise: {
    label: 'Keep them, without my name',
    description: 'Other divers can still use the sites, reports and photos you shared.',
  },
  delete: {
    label: 'Delete them too',
    description: 'The sites, reports and photos you shared are deleted with your account.',
  },
}

/** Whether the draft of this name is something that somebody would miss: choices not saved yet go with the settings. */
export const isUnfinished = (name: string): boolean => name.split('.')[1] !== 'settings'

/** The warning before somebody with unfinished drafts on this device deletes their account. */
export const draftsLostText = (number: number): string =>
  plural(number, {
    one: 'You have # unfinished draft on this device. It will be deleted with your account.',
    other: 'You have # unfinished drafts on this device. They will be deleted with your account.',
  })

/** What somebody types to show that they mean it. */
export const confirmation = 'DELETE'
