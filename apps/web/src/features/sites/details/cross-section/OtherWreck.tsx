import { wreckRoom } from './wreck.view.ts'
import type { WreckProps } from './wreck-props.ts'

const rim = { fill: 'none', strokeWidth: 1.5, strokeLinejoin: 'round', opacity: 0.62 } as const

/** A sailing ship upright on the floor: a low hull, bowsprit and three masts to the top of the dive. */
export const SailingWreck = ({ section, paint }: WreckProps) => {
  const { x, y } = wreckRoom(section, { perHeight: 2.4, least: 170 })
  const deck = `M${x(-0.47)} ${y(0.3)}L${x(-0.44)} ${y(0.33)}Q${x(0)} ${y(0.24)} ${x(0.4)} ${y(0.36)}`
  const masts = [-0.26, 0.02, 0.26]
  return (
    <g>
      <path
        d={`${masts.map((at, index) => `M${x(at)} ${y(0.26)}L${x(at + 0.01)} ${y(index === 1 ? 1 : 0.88)}`).join('')}M${x(0.36)} ${y(0.34)}L${x(0.58)} ${y(0.5)}`}
        stroke={paint('steel')}
        strokeWidth={2.6}
        strokeLinecap="round"
      />
      <path
        d={masts.map((at) => `M${x(at - 0.07)} ${y(0.66)}H${x(at + 0.08)}`).join('')}
        stroke={paint('steel')}
        strokeWidth={1.5}
      />
      <path
        d={`M${x(-0.25)} ${y(0.86)}L${x(-0.45)} ${y(0.33)}M${x(-0.25)} ${y(0.86)}L${x(0.03)} ${y(0.98)}L${x(0.27)} ${y(0.86)}L${x(0.57)} ${y(0.49)}`}
        fill="none"
        stroke={paint('steel')}
        strokeWidth={0.9}
        opacity={0.75}
      />
      <path
        d={`${deck}Q${x(0.36)} ${y(0.06)} ${x(0.24)} ${y(-0.04)}L${x(-0.36)} ${y(-0.04)}Q${x(-0.44)} ${y(0.06)} ${x(-0.47)} ${y(0.3)}Z`}
        fill={paint('steel')}
      />
      <path d={deck} stroke={paint('rim')} {...rim} />
    </g>
  )
}

/** A submarine on the floor; her tower reaches the top of the dive. */
export const SubmarineWreck = ({ section, paint }: WreckProps) => {
  const { x, y } = wreckRoom(section, { perHeight: 4, least: 200 })
  const top = `M${x(-0.52)} ${y(0.22)}Q${x(-0.4)} ${y(0.5)} ${x(-0.14)} ${y(0.52)}L${x(-0.12)} ${y(0.86)}L${x(0.03)} ${y(0.86)}L${x(0.06)} ${y(0.52)}L${x(0.36)} ${y(0.48)}Q${x(0.5)} ${y(0.42)} ${x(0.53)} ${y(0.16)}`
  return (
    <g>
      <path
        d={`M${x(-0.07)} ${y(0.84)}V${y(1)}M${x(-0.03)} ${y(0.84)}V${y(0.97)}M${x(0.2)} ${y(0.5)}L${x(0.22)} ${y(0.6)}L${x(0.31)} ${y(0.63)}`}
        fill="none"
        stroke={paint('steel')}
        strokeWidth={2.4}
        strokeLinecap="round"
      />
      <path
        d={`${top}Q${x(0.46)} ${y(-0.04)} ${x(0.34)} ${y(-0.05)}L${x(-0.36)} ${y(-0.05)}Q${x(-0.48)} ${y(0)} ${x(-0.52)} ${y(0.22)}Z`}
        fill={paint('steel')}
      />
      <path d={top} stroke={paint('rim')} {...rim} />
    </g>
  )
}

/** An aeroplane on the floor, from its nose at the right to its tail fin, which reaches the top of the dive. */
export const AeroplaneWreck = ({ section, paint }: WreckProps) => {
  const { x, y } = wreckRoom(section, { perHeight: 3.6, least: 170 })
  const top = `M${x(-0.5)} ${y(0.4)}L${x(-0.49)} ${y(1)}Q${x(-0.42)} ${y(0.98)} ${x(-0.38)} ${y(0.52)}L${x(0.1)} ${y(0.62)}L${x(0.16)} ${y(0.82)}Q${x(0.26)} ${y(0.84)} ${x(0.31)} ${y(0.6)}Q${x(0.46)} ${y(0.54)} ${x(0.5)} ${y(0.3)}`
  return (
    <g>
      <path
        d={`${top}Q${x(0.46)} ${y(0.04)} ${x(0.3)} ${y(0)}L${x(-0.1)} ${y(0.02)}Z`}
        fill={paint('steel')}
      />
      <path d={top} stroke={paint('rim')} {...rim} />
      <path
        d={`M${x(0.2)} ${y(0.3)}L${x(0.02)} ${y(0.24)}L${x(-0.24)} ${y(-0.02)}L${x(-0.1)} ${y(-0.04)}L${x(0.24)} ${y(0.16)}Z`}
        fill={paint('stone')}
      />
      <path
        d={`M${x(0.515)} ${y(0.62)}L${x(0.505)} ${y(0.3)}L${x(0.525)} ${y(0)}`}
        fill="none"
        stroke={paint('steel')}
        strokeWidth={3}
        strokeLinecap="round"
      />
    </g>
  )
}
