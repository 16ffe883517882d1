import type { Section } from '@soundings/rules/cross-section'
import { branches, head } from './growth.view.ts'
import { randomOf } from './outline.view.ts'
import type { Paint } from './Paints.tsx'

type Props = { section: Section; paint: Paint; seed: number }

const block = (x: number, y: number, size: number) =>
  `M${x} ${y}h${size}v${-size}h${-size}zM${x + size * 0.26} ${y - size * 0.22}v${-size * 0.54}h${size * 0.48}v${size * 0.54}z`

const dome = (x: number, y: number, size: number) =>
  `M${x - size} ${y}q${size * 0.1} ${-size * 1.3} ${size} ${-size * 1.32}q${size * 0.9} 0 ${size} ${size * 1.32}z`

const holes = (x: number, y: number, size: number) =>
  [
    [-0.42, 0.42, 0.17],
    [0.1, 0.36, 0.2],
    [0.5, 0.5, 0.13],
    [-0.12, 0.88, 0.16],
    [0.34, 0.86, 0.11],
  ]
    .map(([right = 0, up = 0, wide = 0]) => {
      const r = wide * size
      return `M${x + right * size - r} ${y - up * size}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
    })
    .join('')

/** What people sank to be lived in: a steel frame that reaches the top of the dive, concrete blocks and reef balls. */
export const ArtificialReef = ({ section, paint, seed }: Props) => {
  const random = randomOf(seed + 7)
  const { box, crest } = section.ground
  const base = Math.min(box.bottom, section.height - 26) + 2
  const tall = Math.max(30, base - box.top)
  const size = Math.min(27, Math.max(15, tall * 0.24))
  const [foot, neck] = [Math.min(44, tall * 0.42), Math.min(22, tall * 0.2)]
  const wide = (up: number) => foot + (neck - foot) * up
  const storeys = Math.max(2, Math.round(tall / 34))
  const at = (side: number, up: number) =>
    `${(crest.x + side * wide(up)).toFixed(1)} ${(base - up * tall).toFixed(1)}`
  const frame = Array.from({ length: storeys }, (_, floor) => {
    const [low, high] = [floor / storeys, (floor + 1) / storeys]
    return `M${at(-1, high)}L${at(1, high)}M${at(-1, low)}L${at(1, high)}M${at(1, low)}L${at(-1, high)}`
  }).join('')
  const stack = crest.x + foot + 18
  const stacked = [
    [0, 0],
    [1.06, 0],
    [2.12, 0],
    [0.5, 1],
    [1.6, 1],
    [1.02, 2],
  ].map(([right = 0, up = 0]) => [stack + right * size, base - up * size] as const)
  const balls = [
    [crest.x - foot - 30, size * 0.86],
    [stack + size * 3.9, size * 1.02],
    [stack + size * 5.7, size * 0.7],
  ] as const
  const grown = stacked
    .slice(2)
    .map(([x, y]) => head({ x: x + size * random(), y: y - size }, 3 + random() * 3, 0, random))
    .join('')
  const fans = Array.from({ length: 7 }, (_, floor) => {
    const up = (floor + 0.6) / 7
    const side = floor % 2 ? 1 : -1
    return branches(
      { x: crest.x + side * wide(up), y: base - up * tall },
      9 + random() * 5,
      side * 1.1,
      random,
    )
  }).join('')

  return (
    <g>
      <path
        d={`M${at(-1, 0)}L${at(-1, 1)}M${at(1, 0)}L${at(1, 1)}`}
        stroke={paint('steel')}
        strokeWidth={4.4}
      />
      <path d={frame} stroke={paint('steel')} strokeWidth={2.2} fill="none" />
      <path d={fans} stroke={paint('growth')} strokeWidth={1.3} fill="none" strokeLinecap="round" />
      <path
        d={stacked.map(([x, y]) => block(x, y, size)).join('')}
        fill={paint('steel')}
        fillRule="evenodd"
      />
      <path
        d={stacked.map(([x, y]) => `M${x} ${y - size}h${size}`).join('')}
        stroke={paint('rim')}
        strokeWidth={1.4}
        opacity={0.55}
      />
      <path d={grown} fill={paint('growth')} />
      {balls.map(([x, wideness]) => (
        <g key={x}>
          <path d={dome(x, base, wideness)} fill={paint('steel')} />
          <path d={holes(x, base, wideness)} fill={paint('hollow')} />
        </g>
      ))}
    </g>
  )
}
