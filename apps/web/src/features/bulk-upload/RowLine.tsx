import type { CsvColumn, Upload, UploadRow } from '@soundings/contract/bulk-upload'
import { useState } from 'react'
import { columnLabels, faultsOf } from './bulk-upload.view.ts'
import { useRowEdits } from './use-row-edits.ts'

type Props = { upload: Upload; columns: readonly CsvColumn[]; row: UploadRow }

/** One row of the file. What is typed into a cell is checked by the server as it is typed. */
export const RowLine = ({ upload: { uploadId, state }, columns, row }: Props) => {
  const { typed, failure, type } = useRowEdits(uploadId, row.row)
  const [hadFault, setHadFault] = useState(false)
  // Once it has been wrong it stays open, or it would close while somebody types.
  if (row.issues.length > 0 && !hadFault) setHadFault(true)
  const isOpen = state === 'ready' && hadFault

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
                  onChange={({ target }) => type(column, target.value)}
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
