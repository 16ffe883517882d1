import type { DiveComputer, DiveFacts } from '@soundings/contract/dive-log'
import type { Db } from '#db/client.ts'
import { type DiveRow, factsOf } from '../dives.repo.ts'
import { findStartingDives } from '../personal/own-dives.repo.ts'
import { unpackSamples } from '../profiles/profile-bytes.ts'
import { findRecordings } from '../profiles/profiles.repo.ts'
import { piecesOf } from './exported.repo.ts'

/** What the first line of a file says, by which it is known when it is read back. */
export const logFormat = { format: 'soundings-dive-log', formatVersion: 1 } as const

/** So many dives with their samples are in memory at a time. */
const batch = 50

/** A dive as a file has it: what its owner told, with all that computers recorded. */
export type WholeDive = DiveFacts & { id: string }

const recorded = async (
  { id, ...computer }: DiveComputer,
  recordings: Awaited<ReturnType<typeof findRecordings>>,
): Promise<DiveComputer> => {
  const found = id === undefined ? undefined : recordings.get(id)
  return {
    ...computer,
    samples: found?.samples ? await unpackSamples(found.samples) : null,
    events: found?.events ?? [],
  }
}

const linesOf = async (db: Db, rows: DiveRow[]): Promise<string[]> => {
  const recordings = await findRecordings(
    db,
    rows.map(({ dive }) => dive.id),
  )
  const lines: string[] = []
  for (const row of rows) {
    const { createdAt, lastUpdated, deletedAt, version } = row.dive
    const facts = factsOf(row)
    const computers: DiveComputer[] = []
    for (const computer of facts.computers) computers.push(await recorded(computer, recordings))
    const whole: WholeDive = { id: row.dive.id, ...facts, computers }
    lines.push(JSON.stringify({ ...whole, version, createdAt, lastUpdated, ...(deletedAt && { deletedAt }) }))
  }
  return lines
}

/** A log as JSON with everything that is kept, one dive a line, so that it can be read back line by line. */
export async function* wholeLog(
  db: Db,
  ownerId: string,
  { withTrash }: { withTrash: boolean },
): AsyncGenerator<string> {
  const units = { depth: 'm', temperature: '°C', pressure: 'bar', size: 'l', weight: 'kg', duration: 'min' }
  const head = { ...logFormat, units, startingDives: await findStartingDives(db, ownerId) }
  yield `${JSON.stringify(head).slice(0, -1)},"dives":[\n`
  let isFirst = true
  for await (const rows of piecesOf(db, ownerId, { limit: batch, withTrash })) {
    const lines = await linesOf(db, rows)
    yield (isFirst ? '' : ',\n') + lines.join(',\n')
    isFirst = false
  }
  yield '\n]}\n'
}
