import type { CsvColumn, Upload, UploadRow } from '@soundings/contract/bulk-upload'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { wordsOf } from '#shared/api/failure.ts'
import { changeRow } from './bulk-upload.queries.ts'
import { columnLabels, faultsOf } from './bulk-upload.view.ts'

/** So long after the last letter, in milliseconds, the server is asked whether a cell is right. */
const pause = 400

type Props = { upload: Upload; columns: readonly CsvColumn[]; given: UploadRow }

/** One row of the file. What is typed into a cell is checked by the server as it is typed. */
export const RowLine = ({ upload: { uploadId, format, state }, columns, given }: Props) => {
  const queries = useQueryClient()
  const [row, setRow] = useState(given)
  const [typed, setTyped] = useState<Partial<Record<CsvColumn, string>>>({})
  const [failure, setFailure] = useState<string>()
  const latest = useRef(0)
  const [hadFault] = useState(given.issues.length > 0)
  const isOpen = format === 'csv' && state === 'ready' && hadFault

  useEffect(() => {
    if (Object.keys(typed).length === 0) return
    const turn = ++latest.current
    const timer = setTimeout(() => {
      changeRow(queries, { uploadId, row: given.row }, { cells: typed })
        .then((answer) => {
          if (turn !== latest.current) return
          setRow(answer)
          setFailure(undefined)
        })
        .catch((error: unknown) => setFailure(wordsOf(error, 'This row couldn’t be saved.')))
    }, pause)
    return () => clearTimeout(timer)
  }, [typed, queries, uploadId, given.row])

  const { ofCell, ofRow } = faultsOf(row, columns)
  const said = failure ?? (ofRow.length > 0 ? ofRow.map(({ message }) => message).join(' ') : undefined)
  return (
    <>
      <tr data-right={(hadFault && row.issues.length === 0) || undefined}>
        <th scope="row">{row.row}</th>
        {columns.map((column, at) => {
          const fault = ofCell(column) ?? (at === 0 ? said : undefined)
          const value = typed[column] ?? row.values[column] ?? ''
          const hint = column === 'location.country' && row.countryFilled
          const id = `fault-${row.row}-${at}`
          return (
            <td key={column} data-fault={fault !== undefined || undefined}>
              {isOpen ? (
                <input
                  data-row-cell
                  aria-label={`${columnLabels[column]}, row ${row.row}`}
                  aria-invalid={fault !== undefined}
                  {...(fault !== undefined && { 'aria-describedby': id })}
                  value={value}
                  placeholder={hint || undefined}
                  onChange={({ target }) => setTyped((before) => ({ ...before, [column]: target.value }))}
                />
              ) : (
                <span>{value || hint || '–'}</span>
              )}
              {fault !== undefined && <small id={id}>{fault}</small>}
            </td>
          )
        })}
      </tr>
      {row.issues.some(({ column }) => column === 'row') && (
        <tr>
          <td colSpan={columns.length + 1}>
            <code>{row.raw.join(' | ')}</code>
          </td>
        </tr>
      )}
    </>
  )
}
