import type { StandingChoice, StandingName } from '@soundings/contract/standing'

export const standingLabel: Record<StandingName, string> = {
  new: 'New here',
  member: 'Member',
  trusted: 'Regular',
  restricted: 'Held back after a report',
  silenced: 'Silenced',
  suspended: 'Suspended',
}

/** What was done, as a line of the list reads. */
export const actionLabel: Record<StandingChoice, string> = {
  auto: 'Lifted',
  new: 'Set to new',
  member: 'Set to member',
  trusted: 'Set to regular',
  silenced: 'Silenced',
  suspended: 'Suspended',
}

/** What a moderator chooses, and what it does. */
export const choiceLabel: Record<StandingChoice, string> = {
  auto: 'Lift what was decided',
  new: 'New: lower limits',
  member: 'Member',
  trusted: 'Regular: higher limits',
  silenced: 'Silence: can’t share anything',
  suspended: 'Suspend: is signed out and can’t sign in',
}

/** In days. */
export const ends = [
  { value: '1', label: '1 day' },
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: '1 year' },
]
