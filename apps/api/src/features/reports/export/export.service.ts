import { Readable } from 'node:stream'
import { type ExportFormat, exportTypes } from '@soundings/contract/reports'
import type { Dependencies } from '#ports/dependencies.ts'
import type { BytesAnswer } from '#shared/bytes-answer.ts'
import { listAfter } from './export.repo.ts'
import { exportFiles, type Origin } from './export-files.ts'

/** So many reports are in memory at a time. */
const batch = 500

/** All public reports as one file, which is never whole in memory, nor holds the database while it is slowly fetched. */
export const exportService = ({ db, clock }: Pick<Dependencies, 'db' | 'clock'>, origin: string) => {
  async function* pieces(format: ExportFormat, about: Origin) {
    const { begin, lines, end } = exportFiles[format]
    yield begin(about)
    let isFirst = true
    for (let after: string | undefined; ; ) {
      const rows = await listAfter(db, after, batch)
      const shown = rows.filter(({ siteStatus }) => siteStatus === 'approved')
      if (shown.length > 0) yield lines(shown, about, isFirst)
      isFirst &&= shown.length === 0
      if (rows.length < batch) break
      after = rows.at(-1)?.id
    }
    yield end
  }

  return {
    write: (format: ExportFormat): BytesAnswer => {
      const at = clock()
      return {
        body: { make: () => Readable.from(pieces(format, { origin, at }), { objectMode: false }) },
        type: exportTypes[format],
        fileName: `soundings-dive-reports-${at.toISOString().slice(0, 'yyyy-mm-dd'.length)}.${format}`,
        immutable: false,
      }
    },
  }
}
