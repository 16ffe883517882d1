import { Uuid } from '@soundings/contract/common'
import { DiveFacts, diveLogLimits, diveLogTexts } from '@soundings/contract/dive-log'
import { nothingToldOf, withChanges } from '@soundings/rules/dive-log'
import { isYetToCome } from '@soundings/rules/reports'
import { v7 as newId } from 'uuid'
import type { z } from 'zod'
import { type Db, inTransaction } from '#db/client.ts'
import { mayShowSite } from '#features/sites/index.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import type { Person } from '#shared/person.ts'
import type { ReceivedFile } from '#shared/received-file.ts'
import { countAll, openLog } from '../writing/log.repo.ts'
import { lockOwnEquipment, lockOwnPhotos } from '../writing/parts.repo.ts'
import { addDive } from '../writing/writing.service.ts'
import { findKnown } from './known.repo.ts'
import { divesIn } from './read-lines.ts'

/** So many dives are written at once. */
const batch = 100
/** So many problems are told of. */
const mostErrors = 100

const WholeDive = DiveFacts.partial()
  .required({ siteName: true, location: true, date: true })
  .extend({ id: Uuid })
type Read = { where: number; dive: z.output<typeof WholeDive> }

const emptyReport = () => ({
  found: 0,
  created: 0,
  duplicates: 0,
  skipped: 0,
  errors: [] as { where: number; message: string }[],
})

/** Logs that are read back from a file that was exported here. */
export const readingBackService = ({ db, clock }: Pick<Dependencies, 'db' | 'clock'>) => {
  /** The site only where this person sees it, and photos only where they are theirs: words and samples always. */
  const add = async (tx: Db, person: Person, { id: clientKey, ...told }: Read['dive']) => {
    const facts = withChanges(nothingToldOf(told), told)
    const own = await lockOwnPhotos(tx, person.id, facts.photos)
    const isSeen = facts.diveSiteId !== null && (await mayShowSite(tx, person, facts.diveSiteId))
    const photos = facts.photos.filter((photo) => own.has(photo))
    const known = await lockOwnEquipment(tx, person.id, facts.equipment)
    const equipment = facts.equipment.filter((one) => known.has(one))
    const row = { id: newId(), clientKey, siteId: isSeen ? facts.diveSiteId : null }
    await addDive(tx, person.id, { ...facts, photos, equipment }, { ...row, at: clock() })
  }

  return {
    read: async (person: Person, file: ReceivedFile) => {
      const report = emptyReport()
      const skip = (where: number, message: string) => {
        report.skipped += 1
        if (report.errors.length < mostErrors) report.errors.push({ where, message })
      }

      const write = async (reads: Read[]) => {
        const keys = reads.map(({ dive }) => dive.id)
        const { created, refused } = await inTransaction(db, async (tx) => {
          await openLog(tx, person.id)
          const known = await findKnown(tx, person.id, keys)
          const room = diveLogLimits.dives - (await countAll(tx, person.id))
          const fresh = reads.filter(({ dive }, at) => !known.has(dive.id) && keys.indexOf(dive.id) === at)
          for (const { dive } of fresh.slice(0, room)) await add(tx, person, dive)
          return { created: fresh.slice(0, room), refused: fresh.slice(room) }
        })
        report.created += created.length
        report.duplicates += reads.length - created.length - refused.length
        for (const { where } of refused) skip(where, diveLogTexts.tooMany)
      }

      let reads: Read[] = []
      for await (const value of divesIn(file.path)) {
        report.found += 1
        const where = report.found
        const { data: dive, error } = WholeDive.safeParse(value)
        if (!dive)
          skip(where, `${error?.issues[0]?.path.join('.') ?? ''}: ${error?.issues[0]?.message ?? ''}`)
        else if (isYetToCome(dive.date, clock())) skip(where, diveLogTexts.future)
        else reads.push({ where, dive })
        if (reads.length < batch) continue
        await write(reads)
        reads = []
      }
      if (reads.length > 0) await write(reads)
      return report
    },
  }
}
