import type { CsvColumn, Upload } from '@soundings/contract/bulk-upload'
import type { KeyboardEvent } from 'react'
import { usePages } from '#shared/api/use-pages.ts'
import { useShortcut } from '#shared/lib/use-shortcut.ts'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { ListEnd } from '#shared/ui/ListEnd.tsx'
import { type RowFilter, rowsQuery } from './bulk-upload.queries.ts'
import { columnLabels, shownColumns } from './bulk-upload.view.ts'
import { bulkUploadShortcuts } from './bulk-upload-shortcuts.ts'
import { RowLine } from './RowLine.tsx'
import css from './RowTable.module.css'

/** Goes to the next cell that has a fault, behind the one that is written in; after the last one, to the first. */
const goToNextFault = () => {
  const faulty = [...document.querySelectorAll<HTMLElement>('[data-row-cell][aria-invalid=true]')]
  const here = document.activeElement
  const next = faulty.find(
    (cell) => !here || here.compareDocumentPosition(cell) & Node.DOCUMENT_POSITION_FOLLOWING,
  )
  const target = next ?? faulty[0]
  target?.scrollIntoView({ block: 'center', inline: 'center' })
  target?.focus({ preventScroll: true })
}

type Props = { upload: Upload; filter: RowFilter; empty: string }

/** The rows of a file as a table: faults are marked in their cells and mended there. */
export const RowTable = ({ upload, filter, empty }: Props) => {
  const { items, error, retry, ...end } = usePages(rowsQuery(upload.uploadId, filter), ({ row }) => row)
  useShortcut(bulkUploadShortcuts.nextFault, goToNextFault)
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'F8') return
    event.preventDefault()
    goToNextFault()
  }
  if (!items)
    return error ? <FailureNotice title="Couldn’t load the rows" error={error} onRetry={retry} /> : null
  if (items.length === 0) return <p className={css.empty}>{empty}</p>
  const columns: CsvColumn[] = shownColumns(upload)
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it with the arrow keys */}
      <section className={css.scroller} aria-label="Rows" tabIndex={0} onKeyDown={onKey}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">Row</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {columnLabels[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {items.map((row) => (
              <RowLine key={row.row} upload={upload} columns={columns} row={row} />
            ))}
          </tbody>
        </table>
      </section>
      <ListEnd of="rows" error={error} retry={retry} {...end} />
    </>
  )
}
