import type { FlagEvaluation } from '@soundings/contract/flags'
import type { Group } from '@soundings/contract/people'
import { Refusal } from '#src/refusal.ts'
import type { World } from '#src/world.ts'

/** Who asks; null for a visitor. */
type Asker = { id: string; groups: Group[] } | null

const contextOf = (asker: Asker) =>
  asker
    ? { targetingKey: asker.id, groups: asker.groups, isMember: true }
    : { targetingKey: 'visitor', groups: [], isMember: false }

export const flagsService = ({ flags }: Pick<World, 'flags'>) => ({
  all: (asker: Asker): Promise<FlagEvaluation[]> => flags.all(contextOf(asker)),

  one: async (asker: Asker, key: string): Promise<FlagEvaluation> => {
    const found = (await flags.all(contextOf(asker))).find((flag) => flag.key === key)
    if (!found) throw new Refusal(404, 'There is no such feature flag', { code: 'FLAG_NOT_FOUND' })
    return found
  },
})
