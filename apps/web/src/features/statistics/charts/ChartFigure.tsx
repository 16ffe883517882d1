import { IconChartBar, IconDownload, IconTable } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { icon } from '#shared/ui/icons.ts'
import { turned } from '../statistics-search.ts'
import css from './Chart.module.css'
import type { ChartData } from './chart.view.ts'
import { Marks } from './Marks.tsx'

type Props = {
  chart: ChartData
  /** Where all of it is to be had as a file. */
  csv: string
  onPress?: (key: string) => void
}

/** A chart with a sentence about it, the same as a table, and as a file. The address keeps which of them is shown. */
export const ChartFigure = ({ chart: { name, title, headings, marks, summary }, csv, onPress }: Props) => {
  const [pressed, setPressed] = useState<string>()
  const { tables } = useSearch({ from: '/statistics' })
  const navigate = useNavigate({ from: '/statistics' })
  const isTable = tables?.split(',').includes(name) ?? false
  const turn = () =>
    void navigate({
      search: (now) => ({ ...now, tables: turned(now.tables, name) }),
      replace: true,
      resetScroll: false,
    })
  const show = isTable ? 'Show as a chart' : 'Show as a table'
  return (
    <>
      <p className={css.quiet}>{summary}</p>
      {isTable ? (
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
              {marks.map(({ key, label, cells }) => (
                <tr key={key}>
                  <th scope="row">{label}</th>
                  {cells.map((cell, at) => (
                    <td key={headings[at + 1]}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ) : (
        <Marks
          label={`${title}, chart`}
          marks={marks}
          onPress={(key) => {
            setPressed(key)
            onPress?.(key)
          }}
        />
      )}
      <p className={css.quiet} role="status">
        {!isTable && marks.find(({ key }) => key === pressed)?.sentence}
      </p>
      <div className={css.tools}>
        <button type="button" className={css.tool} aria-label={`${show}: ${title}`} onClick={turn}>
          {isTable ? <IconChartBar {...icon} /> : <IconTable {...icon} />}
          {show}
        </button>
        <a className={css.tool} href={csv} download aria-label={`Download CSV: ${title}`}>
          <IconDownload {...icon} />
          Download CSV
        </a>
      </div>
    </>
  )
}
