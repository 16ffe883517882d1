import type { DiveInsight, DiveStatistics } from '@soundings/contract/dive-log'
import { insightsOf } from '@soundings/rules/dive-insights'
import { statisticsRules as rules, statisticsOf } from '@soundings/rules/dive-statistics'
import type { Dependencies } from '#ports/dependencies.ts'
import type { Person } from '#shared/person.ts'
import { findCounted, findLog, keepStatistics, listDays, listSpecies } from './statistics.repo.ts'

/** What whole logs say. */
export const statisticsService = ({ db }: Pick<Dependencies, 'db'>) => {
  /** Counted once for each revision of a log, and of the rules. */
  const of = async ({ id }: Pick<Person, 'id'>): Promise<DiveStatistics> => {
    const log = await findLog(db, id)
    if (!log) return statisticsOf([], 0)
    const { revision, countedRevision, countedBy } = log
    if (log.statistics && countedRevision === revision && countedBy === rules) return log.statistics
    const statistics = statisticsOf(await findCounted(db, id), log.startingDives)
    await keepStatistics(db, id, { revision, rules, statistics })
    return statistics
  }

  return {
    of,
    insights: async (person: Person): Promise<DiveInsight[]> => insightsOf(await of(person)),
    days: async ({ id }: Person, year: number | undefined) => ({ items: await listDays(db, id, year) }),
    lifeList: async ({ id }: Person) => ({ items: await listSpecies(db, id) }),
  }
}
