import { gasName } from '../gas.view.ts'
import css from './chart.module.css'
import type { Scale } from './drawing.ts'
import type { GasStretch } from './lanes.view.ts'

type Props = { stretches: readonly GasStretch[]; x: Scale; width: number; height: number }

/** Narrower than this, in pixels, a name has no room. */
const roomForName = 56

/** Which gas was breathed when, as the computer noted it. */
export const GasBar = ({ stretches, x, width, height }: Props) =>
  stretches.map((stretch, at) => {
    const left = Math.max(0, x(stretch.from))
    const right = Math.min(width, x(stretch.to))
    if (right <= left) return null
    return (
      <g key={stretch.from} transform={`translate(${left} 0)`}>
        <rect className={css.gas} data-other={at % 2 === 1} width={right - left} height={height} rx={4} />
        {right - left >= roomForName && (
          <text className={css.mix} x={6} y={height - 5}>
            {gasName(stretch)}
          </text>
        )}
      </g>
    )
  })
