import type { Units } from '@soundings/rules/units'
import { memo, useId } from 'react'
import css from './chart.module.css'
import { DepthPlot } from './DepthPlot.tsx'
import { timeScale, timeTicks } from './drawing.ts'
import { GasBar } from './GasBar.tsx'
import { LanePlot } from './LanePlot.tsx'
import { gasStretches, type Lane } from './lanes.view.ts'
import { type Layout, sides } from './layout.view.ts'
import { clockText } from './reading.view.ts'
import type { Recording } from './recording.view.ts'
import type { Span } from './zoom.view.ts'

type Props = {
  recording: Recording
  span: Span
  layout: Layout
  /** Those that are shown. */
  lanes: readonly Lane[]
  units: Units
}

/** All that is drawn of a profile, once for each stretch that is looked at: nothing of it moves with the cursor. */
export const ProfilePicture = memo(({ recording, span, layout, lanes, units }: Props) => {
  const clip = useId()
  const { width, plot, depths, gas, axis, height } = layout
  const x = timeScale(span, plot)
  return (
    <svg
      className={css.picture}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      <clipPath id={clip}>
        <rect y={-height} width={plot} height={3 * height} />
      </clipPath>
      <g transform={`translate(${sides.left} 0)`}>
        {timeTicks(span, plot).map((second) => (
          <g key={second} transform={`translate(${x(second)} 0)`}>
            <line className={css.grid} y1={depths.top} y2={axis} />
            <text className={css.time} y={axis + 18}>
              {clockText(second)}
            </text>
          </g>
        ))}
        <g transform={`translate(0 ${depths.top})`}>
          <DepthPlot
            {...{ recording, span, x, clip }}
            width={plot}
            height={depths.height}
            unit={units.depth}
          />
        </g>
        {gas && (
          <g transform={`translate(0 ${gas.top})`}>
            <GasBar stretches={gasStretches(recording)} x={x} width={plot} height={gas.height} />
          </g>
        )}
        {lanes.map((lane) => {
          const place = layout.lanes.get(lane.key)
          return (
            place && (
              <g key={lane.key} transform={`translate(0 ${place.top})`}>
                <LanePlot {...{ recording, lane, span, x, clip, units }} width={plot} height={place.height} />
              </g>
            )
          )
        })}
      </g>
    </svg>
  )
})
