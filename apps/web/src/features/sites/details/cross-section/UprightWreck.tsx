import { head } from './growth.view.ts'
import { randomOf } from './outline.view.ts'
import type { WreckProps } from './wreck-props.ts'

/** A cargo ship upright on the floor, as tall as the dive is deep: only what stands on its deck stretches. */
export const UprightWreck = ({ section, paint, seed }: WreckProps) => {
  const random = randomOf(seed + 5)
  const { box, crest } = section.ground
  const tall = Math.max(34, Math.min(box.bottom, section.height - 30) - box.top)
  const long = Math.min(box.right - box.left, Math.max(tall * 3.3, 190))
  const hull = Math.min(58, Math.max(18, tall * 0.44))
  const rise = tall - hull
  const [midX, base] = [crest.x + long * 0.14, Math.min(box.bottom, section.height - 30) + 3]
  const x = (share: number) => (midX + share * long).toFixed(1)
  const deck = (up: number) => (base - hull * up).toFixed(1)
  const above = (up: number) => (base - hull - rise * up).toFixed(1)

  const bridge = `L${x(-0.235)} ${deck(1)}L${x(-0.235)} ${above(0.34)}L${x(-0.2)} ${above(0.34)}L${x(-0.2)} ${above(0.66)}L${x(-0.105)} ${above(0.66)}L${x(-0.095)} ${above(0.34)}L${x(-0.055)} ${above(0.34)}L${x(-0.05)} ${above(0.52)}L${x(-0.008)} ${above(0.52)}L${x(-0.004)} ${above(0.34)}L${x(0.015)} ${above(0.34)}L${x(0.015)} ${deck(1)}`
  const stern = `M${x(-0.5)} ${deck(0.86)}L${x(-0.478)} ${deck(1.02)}L${x(-0.465)} ${above(0.2)}L${x(-0.345)} ${above(0.2)}L${x(-0.345)} ${deck(1)}`
  const torn = `L${x(0.1)} ${deck(0.97)}L${x(0.118)} ${deck(0.84)}L${x(0.146)} ${deck(0.72)}L${x(0.138)} ${deck(0.6)}L${x(0.17)} ${deck(0.42)}L${x(0.186)} ${deck(0.66)}L${x(0.2)} ${deck(0.9)}`
  const bow = `L${x(0.36)} ${deck(1.02)}L${x(0.365)} ${deck(1.16)}L${x(0.512)} ${deck(1.34)}`
  const edge = `${stern}${bridge}${torn}${bow}`
  const keel = `Q${x(0.478)} ${deck(0.5)} ${x(0.45)} ${deck(-0.12)}L${x(-0.43)} ${deck(-0.12)}Q${x(-0.448)} ${deck(0.5)} ${x(-0.5)} ${deck(0.86)}Z`
  const masts = `M${x(-0.295)} ${deck(1)}V${above(0.86)}M${x(0.285)} ${deck(1)}V${above(0.92)}M${x(-0.14)} ${above(0.66)}V${above(1)}`
  const booms = `M${x(-0.295)} ${above(0.8)}L${x(-0.24)} ${above(0.3)}M${x(0.285)} ${above(0.84)}L${x(0.43)} ${deck(1.3)}M${x(0.285)} ${above(0.4)}L${x(0.2)} ${above(0.1)}M${x(-0.295)} ${above(0.4)}L${x(-0.38)} ${above(0.24)}`
  const stays = `M${x(-0.295)} ${above(0.84)}L${x(-0.46)} ${above(0.2)}M${x(-0.295)} ${above(0.84)}L${x(-0.14)} ${above(0.9)}L${x(0.285)} ${above(0.9)}L${x(0.508)} ${deck(1.33)}`
  const ports = [-0.4, -0.36, -0.31, -0.26, -0.2, -0.14, -0.08, -0.02, 0.25, 0.3, 0.35, 0.4]
  const windows = [-0.185, -0.165, -0.145, -0.125]
  const decks = [-0.325, -0.3, -0.265, 0.03, 0.06, 0.085, 0.225, 0.25, 0.31, 0.335]
  const grown = decks
    .map((share) => head({ x: midX + share * long, y: base - hull }, 1.8 + random() * 2.6, 0, random))
    .join('')

  return (
    <g transform={`rotate(-1.2 ${midX} ${base})`}>
      <path
        d={`${masts}${booms}`}
        fill="none"
        stroke={paint('steel')}
        strokeWidth={2.7}
        strokeLinecap="round"
      />
      <path d={stays} fill="none" stroke={paint('steel')} strokeWidth={0.9} opacity={0.75} />
      <path
        d={`M${x(-0.46)} ${deck(0.06)}q-7 -5 -4 -12q3 5 4 12q-8 2 -9 9q7 -2 9 -9`}
        fill={paint('steel')}
      />
      <path d={`${edge}${keel}`} fill={paint('steel')} />
      <path d={grown} fill={paint('growth')} />
      <path
        d={edge}
        fill="none"
        stroke={paint('rim')}
        strokeWidth={1.5}
        strokeLinejoin="round"
        opacity={0.62}
      />
      <path
        d={`M${x(-0.468)} ${deck(0.34)}L${x(0.14)} ${deck(0.34)}M${x(0.2)} ${deck(0.36)}L${x(0.475)} ${deck(0.42)}`}
        stroke={paint('rim')}
        strokeWidth={1}
        opacity={0.2}
      />
      {ports.map((at) => (
        <circle
          key={at}
          cx={x(at)}
          cy={deck(0.66)}
          r={Math.max(1, hull * 0.034)}
          fill={paint('rim')}
          opacity={0.5}
        />
      ))}
      {rise > 26 &&
        windows.map((at) => (
          <rect
            key={at}
            x={x(at)}
            y={above(0.58)}
            width={long * 0.012}
            height={rise * 0.09}
            fill={paint('rim')}
            opacity={0.5}
          />
        ))}
    </g>
  )
}
