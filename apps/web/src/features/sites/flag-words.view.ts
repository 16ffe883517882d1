import type { FlagReason } from '@soundings/contract/moderation'

/** What people read for each thing that may be wrong with something published. */
export const flagReasonLabel: Record<FlagReason, string> = {
  wrong: 'Something stated is wrong',
  duplicate: 'The site is on the map twice',
  dangerous: 'It puts divers in danger',
  offensive: 'It is offensive',
  spam: 'It is advertising',
  copyright: 'It was copied from somebody else',
  other: 'Something else',
}
