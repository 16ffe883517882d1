import type { ChartRow } from './charts.view.ts'
import css from './Drawing.module.css'
import { columnsOf, frame } from './scale.view.ts'

/** What is counted, as columns side by side; the table beneath reads the same. */
export const Columns = ({ rows }: { rows: readonly ChartRow[] }) => {
  const { lines, columns } = columnsOf(rows)
  return (
    <svg className={css.picture} viewBox={`0 0 ${frame.width} ${frame.height}`} aria-hidden="true">
      {lines.map(({ value, y }) => (
        <g key={value}>
          <line className={css.line} x1={frame.left} x2={frame.width - frame.right} y1={y} y2={y} />
          <text className={css.value} x={frame.left - 8} y={y + 4}>
            {value}
          </text>
        </g>
      ))}
      {columns.map(({ key, name, number, middle, x, y, width, height }) => (
        <g key={key}>
          <rect
            className={css.column}
            x={x}
            y={y}
            width={width}
            height={height}
            rx={Math.min(4, width / 3)}
          />
          {number !== null && (
            <text className={css.number} x={middle} y={y - 5}>
              {number}
            </text>
          )}
          <text className={css.name} x={middle} y={frame.height - 8}>
            {name}
          </text>
        </g>
      ))}
    </svg>
  )
}
