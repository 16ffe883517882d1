import type { CsvColumn } from '@soundings/contract/bulk-upload'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { wordsOf } from '#shared/api/failure.ts'
import { changeRow } from './bulk-upload.queries.ts'
import { type Saving, saving } from './saving.ts'

/** So long after the last letter, in milliseconds, the server is asked whether a cell is right. */
const pause = 400

type Cells = Partial<Record<CsvColumn, string>>
type Waiting = { cells: Cells; timer: ReturnType<typeof setTimeout> | undefined; done: Saving }

/** What is typed into a row: the server checks it as it is typed, also when the row is not shown any more. */
export const useRowEdits = (uploadId: string, row: number) => {
  const queries = useQueryClient()
  const [typed, setTyped] = useState<Cells>({})
  const [failure, setFailure] = useState<string>()
  const waiting = useRef<Waiting>(undefined)

  const save = ({ cells, done }: Waiting) => {
    waiting.current = undefined
    changeRow(queries, { uploadId, row }, { cells })
      .then(() => {
        setFailure(undefined)
        done.resolve()
      })
      .catch((error: unknown) => {
        setFailure(wordsOf(error, 'This row couldn’t be saved. Type again to retry.'))
        done.reject(error)
      })
  }

  const type = (column: CsvColumn, value: string) => {
    setTyped((before) => ({ ...before, [column]: value }))
    // What could not be saved before goes along with what is typed now.
    const cells = { ...(failure ? typed : waiting.current?.cells), [column]: value }
    clearTimeout(waiting.current?.timer)
    const next: Waiting = { cells, timer: undefined, done: waiting.current?.done ?? saving.begin() }
    next.timer = setTimeout(() => save(next), pause)
    waiting.current = next
  }

  return { typed, failure, type }
}
