import { temperatureRangeText, type Units } from '@soundings/rules/units'
import css from './chart.module.css'
import { outlineOf, type Scale, valueScale } from './drawing.ts'
import type { Lane } from './lanes.view.ts'
import { valueText } from './reading.view.ts'
import type { Recording } from './recording.view.ts'
import type { Span } from './zoom.view.ts'

type Props = {
  recording: Recording
  lane: Lane
  span: Span
  x: Scale
  /** The id of what cuts off what lies outside of the span. */
  clip: string
  width: number
  height: number
  units: Units
}

/** One strip below the depths: what it is, from where to where it went, and how. */
export const LanePlot = ({ recording, lane, span, x, clip, width, height, units }: Props) => {
  const { label, tracks, reach, isStepped } = lane
  const [low, high] = reach
  const y = valueScale(reach, height)
  const column = tracks[0]?.column ?? 'temperature'
  const reached =
    column === 'temperature' && low < high
      ? temperatureRangeText({ min: low, max: high }, units.temperature)
      : [...new Set([low, high].map((value) => valueText(column, value, units)))].join(' to ')
  return (
    <>
      <text className={css.lane} y={-9}>
        {label}
      </text>
      <text className={css.reach} x={width} y={-9}>
        {reached}
      </text>
      <line className={css.grid} x2={width} y1={height} y2={height} />
      {tracks.map(({ column: name, track }, at) => (
        <path
          key={name}
          className={css.track}
          data-number={at + 1}
          clipPath={`url(#${clip})`}
          d={outlineOf({ recording, track, span, x, y, width: width / 2 }, isStepped).line}
        />
      ))}
    </>
  )
}
