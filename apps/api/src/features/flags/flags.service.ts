import type { FlagEvaluation } from '@soundings/contract/flags'
import type { Group } from '@soundings/contract/people'
import type { Dependencies } from '#ports/dependencies.ts'
import { HttpError } from '#shared/http-error.ts'

/** Who asks; null for a visitor. */
type Asker = { id: string; groups: Group[] } | null

const contextOf = (asker: Asker) =>
  asker
    ? { targetingKey: asker.id, groups: asker.groups, isMember: true }
    : { targetingKey: 'visitor', groups: [], isMember: false }

export const flagsService = ({ flags }: Pick<Dependencies, 'flags'>) => ({
  all: (asker: Asker): Promise<FlagEvaluation[]> => flags.all(contextOf(asker)),

  one: async (asker: Asker, key: string): Promise<FlagEvaluation> => {
    const found = (await flags.all(contextOf(asker))).find((flag) => flag.key === key)
    if (!found) throw new HttpError(404, 'This feature flag doesn’t exist', { code: 'FLAG_NOT_FOUND' })
    return found
  },
})
