import type { ChartRow } from './charts.view.ts'
import css from './Drawing.module.css'
import { frame, pointsOf } from './scale.view.ts'

/** What was measured month after month, as points on a line; the table beneath reads the same. */
export const Points = ({ rows }: { rows: readonly ChartRow[] }) => {
  const { lines, points, through, ends } = pointsOf(rows)
  const [first, last] = ends
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
      {through && <polyline className={css.through} points={through} />}
      {points.map(({ key, x, y }) => (
        <circle key={key} className={css.point} cx={x} cy={y} r={4} />
      ))}
      {last === undefined ? (
        <text className={css.name} x={(frame.left + frame.width - frame.right) / 2} y={frame.height - 8}>
          {first}
        </text>
      ) : (
        <>
          <text className={css.name} data-at="start" x={frame.left} y={frame.height - 8}>
            {first}
          </text>
          <text className={css.name} data-at="end" x={frame.width - frame.right} y={frame.height - 8}>
            {last}
          </text>
        </>
      )}
    </svg>
  )
}
