import type { FlagEvaluation } from '@soundings/contract/flags'
import type { Group } from '@soundings/contract/people'

/** For whom flags are evaluated: what the session says, and nothing that a page posted. */
export type FlagContext = { targetingKey: string; groups: Group[]; isMember: boolean }

/** Where the values of the feature flags come from. A flag that is off or unknown is not among them. */
export type FlagSource = {
  /** What it is, for those who run the server: the path of a file, or the host of a server. */
  source: { kind: 'file' | 'server'; name: string }
  all: (context: FlagContext) => Promise<FlagEvaluation[]>
  close: () => void
}
