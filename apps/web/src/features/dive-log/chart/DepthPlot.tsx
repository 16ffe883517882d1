import type { DepthUnit } from '@soundings/rules/units'
import { useId } from 'react'
import css from './chart.module.css'
import { depthScale, depthTicks, outlineOf, type Scale } from './drawing.ts'
import { nearestTo, type Recording } from './recording.view.ts'
import type { Span } from './zoom.view.ts'

/** The colours of the depths, each where it begins, in metres. */
const stops = [0, 5, 12, 18, 30, 40, 60] as const

type Props = {
  recording: Recording
  span: Span
  x: Scale
  /** The id of what cuts off what lies outside of the span. */
  clip: string
  /** In pixels. */
  width: number
  height: number
  unit: DepthUnit
}

/** How deep the diver was, the ceiling that the computer showed, and what happened on the way. */
export const DepthPlot = ({ recording, span, x, clip, width, height, unit }: Props) => {
  const water = useId()
  const { tracks, times, held, events, maxDepth } = recording
  const y = depthScale(maxDepth, height)
  const track = tracks.get('depth') ?? times
  const ceiling = tracks.get('ceiling')
  const drawn = { recording, span, x, y, width }
  const profile = outlineOf({ ...drawn, track })
  return (
    <>
      <linearGradient id={water} gradientUnits="userSpaceOnUse" x1={0} x2={0} y1={0} y2={y(60)}>
        {stops.map((depth) => (
          <stop key={depth} offset={depth / 60} stopColor={`var(--d${depth})`} />
        ))}
      </linearGradient>
      <path clipPath={`url(#${clip})`} d={profile.area} fill={`url(#${water})`} />
      {depthTicks(maxDepth, unit, height).map(({ value, metres }) => (
        <g key={value} transform={`translate(0 ${y(metres)})`}>
          <line className={css.grid} x2={width} />
          <text className={css.depth} x={-8} y={4}>
            {value}
          </text>
        </g>
      ))}
      <line className={css.surface} x2={width} />
      <text className={css.depth} x={-8} y={4}>
        {unit}
      </text>
      <g clipPath={`url(#${clip})`}>
        {ceiling && <path className={css.ceiling} d={outlineOf({ ...drawn, track: ceiling }, true).area} />}
        <path className={css.profile} d={profile.line} />
        {events.map((event, at) => (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: two of a kind may happen in one second
            key={at}
            className={css.event}
            cx={x(event.time)}
            cy={y(held.get('depth')?.[nearestTo(times, event.time)] || 0)}
            r={4.5}
          />
        ))}
      </g>
    </>
  )
}
