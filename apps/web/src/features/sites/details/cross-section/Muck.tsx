import type { Section } from '@soundings/rules/cross-section'
import { blades, fish, whip } from './growth.view.ts'
import { alongLine, randomOf } from './outline.view.ts'
import type { Paint } from './Paints.tsx'

type Props = { section: Section; paint: Paint; seed: number }

/** A sea pen: a stem with feathers. */
const feather = (x: number, y: number, tall: number) =>
  `M${x} ${y}q-2 ${-tall * 0.5} 2 ${-tall}${[0.35, 0.5, 0.65, 0.8]
    .map((up) => `M${x} ${y - tall * up}l-5 -4M${x} ${y - tall * up}l6 -4`)
    .join('')}`

/** What lies and lives on a muck slope: a tyre, a bottle, sea pens, eels in the sand. */
export const Muck = ({ section, paint, seed }: Props) => {
  const random = randomOf(seed + 13)
  const { width, surface, ground, height } = section
  const slope = alongLine(ground.floor, 6).filter(({ y }) => y > surface + 26 && y < height - 8)
  const on = (share: number) =>
    slope[Math.round(share * (slope.length - 1))] ?? { x: width / 2, y: height / 2 }
  const [tyre, bottle, small] = [on(0.5), on(0.74), on(0.36)]
  const eels = [0.14, 0.16, 0.19, 0.22, 0.24]
    .map((share) => whip({ x: on(share).x, y: on(share).y + 2 }, 13 + random() * 8, 0.16, random))
    .join('')
  const pens = [0.31, 0.4, 0.63, 0.66, 0.85].map((share) =>
    feather(on(share).x, on(share).y + 1, 13 + random() * 7),
  )
  const weeds = [0.57, 0.79, 0.92].map((share) => blades(on(share), 14, 0, random)).join('')
  return (
    <g strokeLinecap="round" strokeLinejoin="round">
      <path d={`${pens.join('')}${weeds}`} fill="none" stroke={paint('growth')} strokeWidth={1.5} />
      <path d={eels} fill="none" stroke={paint('stone')} strokeWidth={2.3} />
      <circle cx={tyre.x} cy={tyre.y - 5} r={11} fill="none" stroke={paint('stone')} strokeWidth={6.5} />
      <path
        d={`M${tyre.x - 13.6} ${tyre.y - 9}a14.3 14.3 0 0 1 24 -6`}
        fill="none"
        stroke={paint('rim')}
        strokeWidth={1.3}
        opacity={0.5}
      />
      <path
        transform={`rotate(-24 ${bottle.x} ${bottle.y})`}
        d={`M${bottle.x - 12} ${bottle.y - 4.5}h13q3 0 5 2.6h6v3.8h-6q-2 2.6 -5 2.6h-13q-2 0 -2 -2v-5q0 -2 2 -2z`}
        fill={paint('stone')}
      />
      <path
        d={
          fish({ x: small.x + 4, y: small.y - 20 }, 15, 0.1, random) +
          fish({ x: small.x + 30, y: small.y - 34 }, 10, 0, random)
        }
        fill={paint('stone')}
      />
    </g>
  )
}
