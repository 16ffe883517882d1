import type { AppFacts } from '#extension-points/feature.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { deleteOldMessages } from './keeping.repo.ts'
import { deleteDecidedReports } from './message-reports.repo.ts'

const day = 24 * 3_600_000
/** So long the copy of a reported message stays once moderators decided; in milliseconds. */
const copiesKept = 90 * day

/** What goes by itself: copies some time after the decision, and messages where whoever runs the server wants that. */
export const keepingService = ({
  db,
  clock,
  messagesKeptDays,
}: Pick<Dependencies, 'db' | 'clock'> & Pick<AppFacts, 'messagesKeptDays'>) => {
  const ago = (milliseconds: number) => new Date(clock().getTime() - milliseconds)
  return {
    forgetOld: async (): Promise<void> => {
      await deleteDecidedReports(db, ago(copiesKept))
      if (messagesKeptDays !== undefined) await deleteOldMessages(db, ago(messagesKeptDays * day))
    },
  }
}
