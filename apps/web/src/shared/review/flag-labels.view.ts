import type { FlagReason } from '@soundings/contract/moderation'

/** What people read for each thing that may be wrong with something published. */
export const flagReasonLabel: Record<FlagReason, string> = {
  wrong: 'Information is wrong',
  duplicate: 'It’s a duplicate',
  dangerous: 'It puts divers in danger',
  offensive: 'It’s offensive',
  spam: 'It’s advertising',
  copyright: 'It was copied from someone else',
  harassment: 'It’s harassment',
  'unsafe-advice': 'It’s unsafe advice',
  impersonation: 'They pretend to be someone else',
  underage: 'Someone is too young for this',
  other: 'Something else',
}
