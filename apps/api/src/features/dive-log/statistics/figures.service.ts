import { statisticsRules } from '@soundings/rules/dive-statistics'
import type { Db } from '#db/client.ts'
import { findFigures } from './statistics.repo.ts'
import { statisticsService } from './statistics.service.ts'

/** What a profile says of a whole log. */
export type DiveFigures = { logged: number; before: number; countries: number }

/** How many dives somebody has logged, and before their log, and in how many countries. */
export const diveFiguresOf = async (db: Db, ownerId: string): Promise<DiveFigures> => {
  const kept = await findFigures(db, ownerId, statisticsRules)
  if (!kept) return { logged: 0, before: 0, countries: 0 }
  const { startingDives: before, logged, countries } = kept
  if (logged !== null && countries !== null) return { logged, before, countries }
  const counted = await statisticsService({ db }).of({ id: ownerId })
  return { logged: counted.loggedDives, before, countries: counted.countries }
}
