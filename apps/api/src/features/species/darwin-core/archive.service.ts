import { Readable } from 'node:stream'
import { isSensitive, type Species, species } from '@soundings/rules/species'
import type { Db } from '#db/client.ts'
import { readServerKey } from '#db/server-keys.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import type { BytesAnswer } from '#shared/bytes-answer.ts'
import { type ZipEntry, zipped } from '#shared/zip.ts'
import { emlXml, headLine, metaXml, sightingLine } from './archive-texts.ts'
import { blurredSighting, type Means, openSightings, type Sighting } from './sighting.ts'
import { listReportsWithSpecies } from './sightings.repo.ts'

/** So many reports are in memory at a time. */
const batch = 500

/** Public reports that name a species, or any, a batch at a time. */
async function* batchesOf(db: Db, named?: string) {
  for (let after: string | undefined; ; ) {
    const rows = await listReportsWithSpecies(db, named, { after, limit: batch })
    yield rows.filter(({ siteStatus }) => siteStatus === 'approved')
    if (rows.length < batch) return
    after = rows.at(-1)?.id
  }
}

/** In the order of their ids, which nobody can compute: beside a sighting stands none of the same report. */
const blurredLines = async (db: Db, known: Species, means: Means) => {
  const found: Sighting[] = []
  for await (const rows of batchesOf(db, known.id))
    found.push(...rows.map((row) => blurredSighting(row, known, means)))
  return found.sort((one, other) => (one.id < other.id ? -1 : 1)).map(sightingLine)
}

/** All public sightings as a Darwin Core Archive, of which at most one sensitive species is whole in memory. */
export const archiveService = ({ db, clock }: Pick<Dependencies, 'db' | 'clock'>, origin: string) => {
  async function* lines() {
    const means = { origin, key: await readServerKey(db, 'sightings') }
    yield headLine
    for await (const rows of batchesOf(db))
      yield rows.flatMap((row) => openSightings(row, means).map(sightingLine)).join('')
    // Apart from the open rows, and ordered by nothing that those show.
    for (const known of species.filter(isSensitive)) yield (await blurredLines(db, known, means)).join('')
  }

  async function* files(at: Date): AsyncGenerator<ZipEntry> {
    yield { name: 'meta.xml', body: metaXml() }
    yield { name: 'eml.xml', body: emlXml(origin, at) }
    yield { name: 'occurrence.txt', texts: lines() }
  }

  return {
    write: (): BytesAnswer => {
      const at = clock()
      return {
        body: { make: () => Readable.from(zipped(files(at)), { objectMode: false }), isPacked: true },
        type: 'application/zip',
        fileName: `soundings-sightings-${at.toISOString().slice(0, 'yyyy-mm-dd'.length)}.zip`,
        immutable: false,
      }
    },
  }
}
