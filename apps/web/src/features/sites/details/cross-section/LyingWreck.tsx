import { head } from './growth.view.ts'
import { randomOf } from './outline.view.ts'
import { wreckRoom } from './wreck.view.ts'
import type { WreckProps } from './wreck-props.ts'

const along = [-0.38, -0.3, -0.22, -0.14, -0.06, 0.15, 0.22, 0.3, 0.37]

/** A hull that lies keel up, with rudder and propeller on top: what stood on her deck is under her. */
export const KeelUpWreck = ({ section, paint, seed }: WreckProps) => {
  const random = randomOf(seed + 5)
  const { x, y, midX, long, base, tall } = wreckRoom(section, { perHeight: 2.9, least: 190 })
  const top = `M${x(-0.52)} ${y(0)}L${x(-0.5)} ${y(0.5)}Q${x(-0.47)} ${y(0.78)} ${x(-0.41)} ${y(0.8)}L${x(0.02)} ${y(0.84)}L${x(0.035)} ${y(0.66)}L${x(0.06)} ${y(0.52)}L${x(0.085)} ${y(0.6)}L${x(0.1)} ${y(0.83)}L${x(0.36)} ${y(0.8)}Q${x(0.47)} ${y(0.7)} ${x(0.53)} ${y(0)}`
  const rudder = `M${x(-0.47)} ${y(0.74)}L${x(-0.49)} ${y(1)}L${x(-0.44)} ${y(1)}L${x(-0.435)} ${y(0.79)}Z`
  const blade = Math.max(5, tall * 0.1)
  const grown = along
    .map((share) => head({ x: midX + share * long, y: base - tall * 0.81 }, 2 + random() * 3, 0, random))
    .join('')
  return (
    <g transform={`rotate(-1.4 ${midX} ${base})`}>
      <path d={rudder} fill={paint('steel')} />
      <path
        d={`M${x(-0.405)} ${y(0.88)}m${-blade * 0.2} ${-blade}l${blade * 0.4} ${blade * 2}m0 ${-blade * 2}l${-blade * 0.4} ${blade * 2}`}
        stroke={paint('steel')}
        strokeWidth={3.4}
        strokeLinecap="round"
      />
      <path d={`${top}L${x(0.53)} ${y(-0.06)}L${x(-0.52)} ${y(-0.06)}Z`} fill={paint('steel')} />
      <path d={grown} fill={paint('growth')} />
      <path
        d={top}
        fill="none"
        stroke={paint('rim')}
        strokeWidth={1.5}
        strokeLinejoin="round"
        opacity={0.62}
      />
      <path
        d={`M${x(-0.49)} ${y(0.42)}L${x(0.03)} ${y(0.46)}M${x(0.11)} ${y(0.46)}L${x(0.48)} ${y(0.36)}`}
        stroke={paint('rim')}
        strokeWidth={1}
        opacity={0.25}
      />
    </g>
  )
}

/** A ship on her side: her deck is a wall, with its hatches and bridge, and her masts reach down to the sand. */
export const OnSideWreck = ({ section, paint, seed }: WreckProps) => {
  const random = randomOf(seed + 5)
  const { x, y, midX, long, base, tall } = wreckRoom(section, { perHeight: 3.2, least: 190 })
  const edge = `M${x(-0.5)} ${y(0)}L${x(-0.51)} ${y(0.42)}Q${x(-0.5)} ${y(0.76)} ${x(-0.42)} ${y(0.8)}L${x(0.2)} ${y(0.84)}Q${x(0.4)} ${y(0.8)} ${x(0.54)} ${y(0.35)}`
  const hatch = (from: number, to: number) => `M${x(from)} ${y(0.29)}H${x(to)}V${y(0.6)}H${x(from)}Z`
  const masts = `M${x(-0.24)} ${y(0.47)}L${x(-0.31)} ${y(0)}M${x(0.2)} ${y(0.47)}L${x(0.15)} ${y(0)}`
  const stays = `M${x(-0.31)} ${y(0.03)}L${x(-0.42)} ${y(0.5)}M${x(0.15)} ${y(0.03)}L${x(0.36)} ${y(0.5)}`
  const grown = along
    .map((share) => head({ x: midX + share * long, y: base - tall * 0.82 }, 2 + random() * 3, 0, random))
    .join('')
  return (
    <g transform={`rotate(-1 ${midX} ${base})`}>
      <path d={`${edge}L${x(0.5)} ${y(-0.06)}L${x(-0.5)} ${y(-0.06)}Z`} fill={paint('steel')} />
      <path d={grown} fill={paint('growth')} />
      <path d={`${hatch(-0.39, -0.29)}${hatch(0.06, 0.14)}${hatch(0.24, 0.32)}`} fill={paint('shade')} />
      <path
        d={`M${x(-0.16)} ${y(0.13)}H${x(0.01)}V${y(0.72)}H${x(-0.16)}ZM${x(-0.11)} ${y(0.24)}H${x(-0.04)}V${y(0.62)}H${x(-0.11)}Z`}
        fill={paint('hollow')}
        opacity={0.5}
      />
      <path
        d={`M${x(-0.16)} ${y(0.8)}L${x(-0.145)} ${y(1)}M${x(-0.12)} ${y(0.8)}L${x(-0.11)} ${y(0.95)}`}
        stroke={paint('steel')}
        strokeWidth={2.7}
        strokeLinecap="round"
      />
      <path d={masts} stroke={paint('stone')} strokeWidth={2.7} strokeLinecap="round" />
      <path d={stays} stroke={paint('stone')} strokeWidth={0.9} />
      <path
        d={edge}
        fill="none"
        stroke={paint('rim')}
        strokeWidth={1.5}
        strokeLinejoin="round"
        opacity={0.62}
      />
      <path
        d={`M${x(-0.47)} ${y(0.72)}L${x(0.2)} ${y(0.76)}Q${x(0.36)} ${y(0.72)} ${x(0.47)} ${y(0.42)}`}
        fill="none"
        stroke={paint('rim')}
        strokeWidth={1}
        opacity={0.28}
      />
    </g>
  )
}
