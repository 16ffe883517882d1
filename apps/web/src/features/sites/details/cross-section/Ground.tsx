import type { Section } from '@soundings/rules/cross-section'
import type { Point } from '@soundings/rules/cross-section/ground'
import css from './CrossSection.module.css'
import { blades, branches, head, stone, table, tubes, whip } from './growth.view.ts'
import { alongLine, grained, ground, randomOf, soft, straight } from './outline.view.ts'
import type { Paint } from './Paints.tsx'

type Props = { section: Section; paint: Paint; seed: number }

/** How rough a rock is: the length of its facets and how far they stand out. */
const grain: Partial<Record<Section['subject'], readonly [step: number, amount: number]>> = {
  wall: [9, 3.4],
  pinnacle: [10, 3.6],
  'coral-reef': [12, 2.6],
  'rocky-reef': [20, 4.6],
  drift: [16, 2.2],
  cave: [12, 3],
}

const moved = (line: readonly Point[], x: number, y: number): Point[] =>
  line.map((point) => ({ x: point.x + x, y: point.y + y }))

const filled = [head, head, table, tubes, head]
const lined = [branches, branches, whip]

type Grown = { solid: string; lines: string; back: string }

/** Corals, sponges and weeds along a line, denser where the ground faces up. */
const grow = (line: readonly Point[], { surface, height, subject }: Section, random: () => number): Grown => {
  const grown = { solid: '', lines: '', back: '' }
  const isRock = subject === 'rocky-reef' || subject === 'cave'
  const size = subject === 'coral-reef' ? 12 : 8.5
  for (const { x, y, angle } of alongLine(line, subject === 'coral-reef' ? 11 : 15)) {
    const chance = random()
    if (y < surface + 8 || y > height - 6 || chance < (isRock ? 0.42 : 0.16)) continue
    const lean = Math.max(-1.25, Math.min(1.25, angle * 0.8))
    const at = { x: x + (random() - 0.5) * 6, y }
    const tall = size * (0.55 + random() * 0.85)
    const isSteep = Math.abs(angle) > 0.75
    if (isRock && !isSteep && chance > 0.6) grown.lines += blades(at, tall * 1.9, lean * 0.4, random)
    else if (isSteep || chance > 0.72)
      grown.lines += (lined[Math.floor(random() * lined.length)] ?? branches)(at, tall * 1.35, lean, random)
    else grown.solid += (filled[Math.floor(random() * filled.length)] ?? head)(at, tall * 0.72, lean, random)
  }
  return grown
}

/** Rock as it rises from the floor: a paler ridge behind, the rock itself, its edge in the light, what grows on it. */
export const Rocks = ({ section, paint, seed }: Props) => {
  const random = randomOf(seed + 1)
  const { height, subject, surface, hasShore } = section
  const [step, amount] = grain[subject] ?? [12, 3]
  return section.ground.rocks.map((line) => {
    const edge = grained(line, step, amount, random)
    const isSharp = subject !== 'coral-reef' && subject !== 'drift'
    const write = isSharp ? straight : soft
    const { solid, lines } = grow(line, section, random)
    const back = moved(line, subject === 'pinnacle' ? 66 : -34, 24).filter(({ y }) => y > surface + 22)
    const behind = grained(back, step, amount, random)
    const layers = [
      [16, 15],
      [40, 34],
      [74, 60],
    ].map(([x = 0, y = 0]) =>
      grained(moved(line, subject === 'pinnacle' ? x * 0.2 : x, y), step, amount, random),
    )
    return (
      <g key={line[0]?.x} mask={subject === 'cave' ? paint('hole') : undefined}>
        <path d={ground(behind, height + 40, write)} fill={paint('haze')} opacity={0.55} />
        <path d={ground(edge, height + 40, write)} fill={paint('stone')} />
        {layers.map((layer) => (
          <path
            key={layer[0]?.x}
            d={ground(layer, height + 140, write)}
            fill={paint('shade')}
            opacity={0.42}
          />
        ))}
        {hasShore && <path d={ground(edge, height, write)} className={css.land} clipPath={paint('air')} />}
        <path d={write(edge)} fill="none" stroke={paint('rim')} strokeWidth={1.5} opacity={0.5} />
        <path d={solid} fill={paint('growth')} />
        <path d={lines} fill="none" stroke={paint('growth')} strokeWidth={1.5} strokeLinecap="round" />
      </g>
    )
  })
}

/** The floor, its ripples and the stones on it. */
export const Floor = ({ section, paint, seed }: Props) => {
  const random = randomOf(seed + 2)
  const { ground: shape, height, hasFloor, surface, hasShore } = section
  if (!hasFloor && !hasShore) return null
  const wet = shape.floor.filter(({ y }) => y > surface + 14)
  const stones = alongLine(wet, 34)
    .filter(() => random() > 0.5)
    .map(({ x, y }) => stone({ x, y: y + 1 }, 2 + random() * 4.5, 0, random))
    .join('')
  const ripples = alongLine(wet, 46)
    .filter(() => random() > 0.35)
    .map(({ x, y, angle }) => {
      const [at, long] = [y + 9 + random() * 22, 14 + random() * 26]
      return `M${x.toFixed(1)} ${at.toFixed(1)}q${(long / 2).toFixed(1)} ${(-2.4 + angle * 6).toFixed(1)} ${long.toFixed(1)} ${(angle * 14).toFixed(1)}`
    })
    .join('')
  return (
    <>
      <path d={stones} fill={paint('stone')} />
      <path d={ground(shape.floor, height + 4)} fill={paint('sand')} />
      {hasShore && <path d={ground(shape.floor, height)} className={css.land} clipPath={paint('air')} />}
      <path d={soft(shape.floor)} fill="none" stroke={paint('rim')} strokeWidth={1.6} opacity={0.5} />
      <path
        d={ripples}
        fill="none"
        stroke={paint('rim')}
        strokeWidth={1.2}
        opacity={0.16}
        strokeLinecap="round"
      />
    </>
  )
}
