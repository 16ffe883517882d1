import { Button } from '@mantine/core'
import { IconDownload, IconTable } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import page from '#shared/members/MemberPage.module.css'
import { icon } from '#shared/ui/icons.ts'
import type { LogSearch } from '../log/log.view.ts'
import css from './ChartPanel.module.css'
import type { Cell, Chart } from './charts.view.ts'
import { LogLink } from './LogLink.tsx'
import { saveTable } from './statistics-csv.ts'

export type TableRow = {
  key: string
  cells: readonly Cell[]
  /** What stands in the cells instead of their texts, where that is more than text. */
  shown?: readonly ReactNode[]
  search?: LogSearch
}

type Props = Pick<Chart, 'name' | 'title' | 'headings'> & {
  rows: readonly TableRow[]
  about?: ReactNode
  /** The picture of it. */
  children?: ReactNode
}

/** A picture of figures with the same as a table, to read and to take along. */
export const ChartPanel = ({ name, title, headings, rows, about, children }: Props) => {
  const [heading, table] = [useId(), useId()]
  const [isOpen, setOpen] = useState(false)
  const show = isOpen ? 'Hide the table' : 'Show as a table'
  return (
    <section className={page.panel} aria-labelledby={heading}>
      <h2 id={heading} className={page.title}>
        {title}
      </h2>
      {about && <p className={page.quiet}>{about}</p>}
      {children}
      {rows.length > 0 && (
        <div className={css.tools}>
          <Button
            variant="quiet"
            className={css.tool ?? ''}
            leftSection={<IconTable {...icon} />}
            aria-label={`${show}: ${title}`}
            aria-expanded={isOpen}
            aria-controls={table}
            onClick={() => setOpen(!isOpen)}
          >
            {show}
          </Button>
          <Button
            variant="quiet"
            className={css.tool ?? ''}
            leftSection={<IconDownload {...icon} />}
            aria-label={`Download CSV: ${title}`}
            onClick={() => saveTable({ name, headings, rows })}
          >
            Download CSV
          </Button>
        </div>
      )}
      <div id={table} hidden={!isOpen}>
        {isOpen && <Table {...{ title, headings, rows }} />}
      </div>
    </section>
  )
}

/** Longer tables scroll in their place; the keyboard reaches them. */
const Table = ({ title, headings, rows }: Pick<Props, 'title' | 'headings' | 'rows'>) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
  <section className={css.scroll} aria-label={`${title}, table`} tabIndex={0}>
    <table className={css.table}>
      <thead>
        <tr>
          {headings.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells, shown, search }) => (
          <tr key={key}>
            {cells.map((cell, at) => {
              const heading = headings[at]
              return at === 0 ? (
                <th key={heading} scope="row">
                  {shown?.[at] ?? <LogLink label={cell.text} search={search} />}
                </th>
              ) : (
                <td key={heading} data-number={typeof cell.value !== 'string'}>
                  {shown?.[at] ?? cell.text}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)
