import { reportTitle } from '@soundings/contract/reports'
import { limitedAccess } from '@soundings/rules/access-status'
import { speciesIn } from '@soundings/rules/species'
import { findStarterSites } from '#features/sites/index.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { demoDives } from './demo-dives.ts'
import { addMissing } from './demo-reports.repo.ts'

/**
 * Reports to read where nobody has written any yet. Each says that it is an example, and nobody is its author. Nobody dives
 * where it is closed.
 */
export const demoReportsService = ({ db, clock }: Pick<Dependencies, 'db' | 'clock'>) => ({
  /** Adds those that are not there yet. */
  add: async (): Promise<{ added: number; there: number }> => {
    const at = clock()
    const open = (await findStarterSites(db)).filter((site) => limitedAccess(site) !== 'closed')
    const rows = demoDives(open, at).map(({ notes, ...told }) => ({
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
