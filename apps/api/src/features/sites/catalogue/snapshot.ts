import type { Db } from '#db/client.ts'
import { type Pause, pauses } from '#shared/pauses.ts'
import type { Making } from '#shared/snapshots.ts'
import type { SiteSet } from './answers.ts'
import { buildColumns, type CatalogueRow } from './columns.ts'
import { renewFurther } from './further.ts'
import { gatherWords } from './gather-words.ts'
import { renewWords } from './renew-words.ts'
import { type Key, oneAhead, type Place, readBatches, readCatalogueState } from './sites-catalogue.repo.ts'
import { type Further, type SitesView, viewOf } from './view.ts'
import { noWords } from './words.ts'

/** All approved sites at one moment, by what lists and the map ask for. `newest` is the highest revision in it. */
export type EarlyEdition = SiteSet & { newest: number }

/** The same with all that questions ask for; `rows` is what it was made of. */
export type Snapshot = EarlyEdition & Further & { state: string; rows: CatalogueRow[]; view: SitesView }

/** All sites in order of name, and the words of those that changed. */
const readRows = async (db: Db, last: Snapshot | undefined, pause: Pause) => {
  const [rows, changed, words] = [[] as CatalogueRow[], [] as Place[], gatherWords()]
  const known = (id: string) => last?.rows[last.positionOf.get(id) ?? -1]
  const isKnown = ({ id, revision }: Key) => known(id)?.revision === revision
  for await (const { keys, read } of oneAhead(readBatches(db, isKnown)))
    for (const { id } of keys) {
      const one = read.get(id)
      const row = one?.row ?? known(id)
      if (!row) continue
      if (one) {
        words.add(rows.length, one.words)
        changed.push({ at: rows.length, id })
      }
      rows.push(row)
      await pause()
    }
  return { rows, changed, words }
}

/** Where each site of the last snapshot stands now; -1 for those that are gone or changed. */
const movedBetween = (last: Snapshot | undefined, rows: readonly CatalogueRow[]): Int32Array => {
  const movedTo = new Int32Array(last?.size ?? 0).fill(-1)
  if (!last) return movedTo
  for (const [to, row] of rows.entries()) {
    const from = last.positionOf.get(row.id)
    if (from !== undefined && last.rows[from] === row) movedTo[from] = to
  }
  return movedTo
}

/**
 * Makes the catalogue anew, as one snapshot of the database; of sites that are as they were, all is taken over from the
 * last snapshot. What lists and the map ask for is shown before animals are read out of texts, which takes as long again.
 */
export const makeSnapshot = (
  db: Db,
  { last, show, signal }: Making<Snapshot, EarlyEdition>,
): Promise<Snapshot> =>
  db.transaction(
    async (tx) => {
      const pause = pauses(signal)
      const state = await readCatalogueState(tx)
      const { rows, changed, words } = await readRows(tx, last, pause)
      const movedTo = movedBetween(last, rows)
      const newest = rows.reduce((highest, { revision }) => Math.max(highest, revision), 0)
      const early = {
        ...(await buildColumns(rows, pause)),
        words: await renewWords(last?.words ?? noWords, movedTo, words, pause),
        newest,
      }
      show(early)
      const whole = {
        ...early,
        ...(await renewFurther(tx, last, movedTo, { changed, pause, size: rows.length })),
      }
      await pause()
      return { ...whole, state, rows, view: viewOf(whole, newest) }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
