import { VisuallyHidden } from '@mantine/core'
import type { Digest, Spread } from '@soundings/contract/reports'
import { monthNames } from '@soundings/rules/months'
import type { Unit } from '@soundings/rules/units'
import { useId } from 'react'
import { barsOf, drawingOf, frame, isSparse, linesThrough, ticksOf } from './chart.view.ts'
import css from './MonthChart.module.css'
import { MonthRows } from './MonthRows.tsx'

type Props = {
  title: string
  what: 'visibility' | 'waterTemp'
  months: Digest['months']
  /** Of the whole year. */
  year: Spread
  unit: Unit
  /** A metric value in the reader's unit. */
  text: (value: number) => string
  rangeText: (range: { min: number; max: number }) => string
  isFromZero: boolean
}

const { width, height, left, bottom, column } = frame

/** What divers measure, month by month: the middle one of all values, and between which half of them lie. */
export const MonthChart = (props: Props) => {
  const { title, what, months, year, unit, text, isFromZero } = props
  const heading = useId()
  const now = new Date().getMonth()
  const bars = barsOf(months, what, unit)
  const drawing = isSparse(bars) ? null : drawingOf(bars, ticksOf(bars, isFromZero))
  const rangeText = ({ low, high }: Spread) =>
    low === high ? text(low) : props.rangeText({ min: low, max: high })
  return (
    <section className={css.chart} aria-labelledby={heading}>
      <h3 id={heading} className={css.title}>
        {title}
      </h3>
      <p className={css.year}>
        <strong>{text(year.median)}</strong> {year.low !== year.high && <>mostly {rangeText(year)}</>}
      </p>
      {bars.length > 0 && !drawing && (
        <MonthRows {...{ title, what, months, bars, text, rangeText, isFromZero }} />
      )}
      {drawing && (
        <>
          <svg className={css.picture} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
            {drawing.lines.map(({ value, y }) => (
              <g key={value}>
                <line className={css.line} x1={left} x2={width} y1={y} y2={y} />
                <text className={css.value} x={left - 6} y={y + 4}>
                  {value}
                </text>
              </g>
            ))}
            {monthNames.map((name, at) => (
              <text
                key={name}
                className={css.month}
                data-now={at === now}
                x={left + (at + 0.5) * column}
                y={height - 4}
              >
                {name.charAt(0)}
              </text>
            ))}
            {drawing.bars.map(({ month, x, low, high }) => (
              <rect
                key={month}
                className={css.range}
                x={x - 7}
                y={Math.min(high, bottom - 3)}
                width={14}
                height={Math.max(3, low - high)}
                rx={4}
              />
            ))}
            {linesThrough(drawing.bars).map((points) => (
              <polyline key={points} className={css.through} points={points} />
            ))}
            {drawing.bars.map(({ month, x, median }) => (
              <circle key={month} className={css.median} cx={x} cy={median} r={4} />
            ))}
          </svg>
          <VisuallyHidden component="div">
            <table>
              <caption>{title} by month</caption>
              <thead>
                <tr>
                  <th scope="col">Month</th>
                  <th scope="col">Median</th>
                  <th scope="col">Half of all reports</th>
                  <th scope="col">Reports</th>
                </tr>
              </thead>
              <tbody>
                {months.map(({ month, [what]: spread }) => {
                  return (
                    spread && (
                      <tr key={month}>
                        <th scope="row">{monthNames[month - 1]}</th>
                        <td>{text(spread.median)}</td>
                        <td>{rangeText(spread)}</td>
                        <td>{spread.reports}</td>
                      </tr>
                    )
                  )
                })}
              </tbody>
            </table>
          </VisuallyHidden>
        </>
      )}
    </section>
  )
}
