import type { Flags } from '@soundings/contract/administration'
import { type FlagEvaluation, flagDefaults } from '@soundings/contract/flags'
import type { Dependencies } from '#ports/dependencies.ts'
import type { FlagContext } from '#ports/flags.ts'

/** Whom flags are told apart for: nobody signed in, and people who are in no group or in all of them. */
const readers: Record<'visitor' | 'member' | 'admin', FlagContext> = {
  visitor: { targetingKey: 'visitor', groups: [], isMember: false },
  member: { targetingKey: 'some-member', groups: [], isMember: true },
  admin: { targetingKey: 'some-admin', groups: ['editor', 'moderator', 'admin'], isMember: true },
}

const usualOf = (key: string): boolean | null =>
  Object.entries(flagDefaults).find(([name]) => name === key)?.[1] ?? null

const worded = (flag: FlagEvaluation | undefined): string | null =>
  flag === undefined ? null : typeof flag.value === 'string' ? flag.value : JSON.stringify(flag.value)

/** The feature flags as they stand for different people, and where that comes from. */
export const flagStandsService = ({ flags }: Pick<Dependencies, 'flags'>) => ({
  read: async (): Promise<Flags> => {
    const [visitor, member, admin] = await Promise.all([
      flags.all(readers.visitor),
      flags.all(readers.member),
      flags.all(readers.admin),
    ])
    const keys = [...visitor, ...member, ...admin].map(({ key }) => key)
    const named = (key: string, of: readonly FlagEvaluation[]) => of.find((flag) => flag.key === key)
    return {
      source: flags.source,
      items: [...new Set([...Object.keys(flagDefaults), ...keys])].sort().map((key) => {
        const forAdmin = named(key, admin)
        return {
          key,
          usual: usualOf(key),
          values: {
            visitor: worded(named(key, visitor)),
            member: worded(named(key, member)),
            admin: worded(forAdmin),
          },
          reason: (forAdmin ?? named(key, member) ?? named(key, visitor))?.reason ?? null,
        }
      }),
    }
  },
})
