import { reportTitle } from '@soundings/contract/reports'
import { limitedAccess } from '@soundings/rules/access-status'
import { speciesIn } from '@soundings/rules/species'
import { findStarterSites } from '#features/sites/index.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { demoDives } from './demo-dives.ts'
import { addMissing } from './demo-reports.repo.ts'

const openSites = async (db: Dependencies['db']) =>
  (await findStarterSites(db)).filter((site) => limitedAccess(site) !== 'closed')

/** The ids of the example reports, in their order, whether they are there or not. */
export const demoReportIds = async ({ db, clock }: Pick<Dependencies, 'db' | 'clock'>): Promise<string[]> =>
  demoDives(await openSites(db), clock()).map(({ id }) => id)

/**
 * Reports to read where nobody has written any yet. Each says that it is an example, and nobody is its author. Nobody dives
 * where it is closed.
 */
export const demoReportsService = ({ db, clock }: Pick<Dependencies, 'db' | 'clock'>) => ({
  /** Adds those that are not there yet. */
  add: async (): Promise<{ added: number; there: number }> => {
    const at = clock()
    const rows = demoDives(await openSites(db), at).map(({ notes, ...told }) => ({
      ...told,
      title: reportTitle,
      content: notes,
      diveNotes: notes,
      species: speciesIn(told.animalsSeen ?? ''),
      approvalStatus: 'approved' as const,
      createdAt: at,
      lastUpdated: at,
      submittedAt: at,
    }))
    const added = await addMissing(db, rows)
    return { added, there: rows.length - added }
  },
})
