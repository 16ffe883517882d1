import { Readable } from 'node:stream'
import { type DiveLogFormat, diveLogTypes } from '@soundings/contract/dive-log'
import type { Dependencies } from '#ports/dependencies.ts'
import type { BytesAnswer } from '#shared/bytes-answer.ts'
import type { Person } from '#shared/person.ts'
import { csvLog } from './csv-log.ts'
import { wholeLog } from './whole-log.ts'

/** A whole log as one file. */
export const exportService = ({ db, clock }: Pick<Dependencies, 'db' | 'clock'>) => ({
  write: ({ id }: Person, format: DiveLogFormat): BytesAnswer => {
    const pieces = () => (format === 'csv' ? csvLog(db, id) : wholeLog(db, id, { withTrash: false }))
    return {
      body: { make: () => Readable.from(pieces(), { objectMode: false }) },
      type: diveLogTypes[format],
      fileName: `soundings-dive-log-${clock().toISOString().slice(0, 'yyyy-mm-dd'.length)}.${format}`,
      immutable: false,
    }
  },
})
