import { Readable } from 'node:stream'
import { readServerKey } from '#db/server-keys.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import type { BytesAnswer } from '#shared/bytes-answer.ts'
import { type ZipEntry, zipped } from '#shared/zip.ts'
import { emlXml, headLine, metaXml, sightingLine } from './archive-texts.ts'
import { sightingsOf } from './sighting.ts'
import { listReportsWithSpecies } from './sightings.repo.ts'

/** So many reports are in memory at a time. */
const batch = 500

/** All public sightings as a Darwin Core Archive, which is never whole in memory. */
export const archiveService = ({ db, clock }: Pick<Dependencies, 'db' | 'clock'>, origin: string) => {
  async function* lines() {
    const means = { origin, key: await readServerKey(db, 'sightings') }
    yield headLine
    for (let after: string | undefined; ; ) {
      const rows = await listReportsWithSpecies(db, after, batch)
      const shown = rows.filter(({ siteStatus }) => siteStatus === 'approved')
      yield shown.flatMap((row) => sightingsOf(row, means).map(sightingLine)).join('')
      if (rows.length < batch) return
      after = rows.at(-1)?.id
    }
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
