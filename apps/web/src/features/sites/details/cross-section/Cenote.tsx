import type { Section } from '@soundings/rules/cross-section'
import css from './CrossSection.module.css'
import { grained, ground, randomOf, soft, straight } from './outline.view.ts'
import type { Paint } from './Paints.tsx'

type Props = { section: Section; paint: Paint; seed: number }

const land = 17

/** A flooded cave under the forest: a pool in the limestone, the bell below it, and the heap that fell from its roof. */
export const Cenote = ({ section, paint, seed }: Props) => {
  const random = randomOf(seed + 11)
  const { width, height, surface, ground: shape } = section
  const bottom = shape.deepest.y
  const tall = bottom - surface
  const at = (x: number, down: number) => ({ x: x * width, y: surface + down * tall })
  const left = [
    { x: 0.405 * width, y: surface - land },
    at(0.405, 0.02),
    at(0.39, 0.14),
    at(0.34, 0.24),
    at(0.24, 0.32),
    at(0.17, 0.46),
    at(0.135, 0.66),
    at(0.15, 0.88),
    at(0.17, 1.4),
  ]
  const right = [
    { x: 0.625 * width, y: surface - land },
    at(0.625, 0.02),
    at(0.64, 0.12),
    at(0.7, 0.22),
    at(0.8, 0.27),
    at(0.87, 0.42),
    at(0.905, 0.64),
    at(0.885, 0.9),
    at(0.87, 1.4),
  ]
  const [west, east] = [grained(left, 13, 2.6, random), grained(right, 13, 2.6, random)]
  const inner = (line: typeof west, x: number) =>
    grained(
      line.filter(({ y }) => y > surface).map((point) => ({ x: point.x + x, y: point.y - 16 })),
      13,
      2.6,
      random,
    )
  const rock = (line: typeof west, edge: number) =>
    `${straight(line)}L${edge} ${height + 60}L${edge} ${surface - land}Z`
  const spikes = [...left.slice(3, 6), ...right.slice(3, 6)]
    .flatMap(({ x, y }) => [-12, 4, 19].map((off) => ({ x: x + off, y: y - 2 })))
    .map(({ x, y }) => {
      const [wide, long] = [2.4 + random() * 2.6, 8 + random() * tall * 0.12]
      return `M${x - wide} ${y - 5}L${x} ${y + long}L${x + wide} ${y - 5}Z`
    })
    .join('')
  const heap = grained(
    [at(0.3, 1.04), at(0.42, 0.86), at(0.5, 0.72), at(0.56, 0.76), at(0.66, 0.9), at(0.74, 1.04)],
    15,
    3,
    random,
  )
  const roots = [0.412, 0.42, 0.432, 0.606, 0.616, 0.622]
    .map(
      (x) =>
        `M${x * width} ${surface - land + 2}q${(random() - 0.5) * 8} 16 ${(random() - 0.5) * 6} ${26 + random() * 22}`,
    )
    .join('')
  const trees = [0.02, 0.075, 0.12, 0.185, 0.25, 0.31, 0.36, 0.67, 0.72, 0.79, 0.85, 0.905, 0.97]
    .map((x) => {
      const [r, tall] = [6 + random() * 5, 8 + random() * 10]
      const crown = (right: number, up: number, size: number) =>
        `M${x * width + right * r - size * r} ${surface - land - tall - up * r}a${size * r} ${size * r} 0 1 0 ${2 * size * r} 0a${size * r} ${size * r} 0 1 0 ${-2 * size * r} 0z`
      return `${crown(0, 0, 1)}${crown(-0.9, -0.5, 0.75)}${crown(0.95, -0.45, 0.8)}M${x * width - 1.3} ${surface - land + 1}v${-tall}h2.6v${tall}z`
    })
    .join('')
  return (
    <g>
      {[0.43, 0.49, 0.55].map((x, index) => (
        <path
          key={x}
          d={`M${x * width} ${surface}h${26 - index * 4}l${(index - 1.4) * 46} ${tall * 0.8}h-56Z`}
          fill={paint('shaft')}
        />
      ))}
      {section.hasFloor && (
        <>
          <path d={ground(heap, height + 8, straight)} fill={paint('haze')} />
          <path d={ground(shape.floor, height + 4)} fill={paint('sand')} />
          <path d={soft(shape.floor)} fill="none" stroke={paint('rim')} strokeWidth={1.6} opacity={0.5} />
        </>
      )}
      <path className={css.leaf} d={trees} />
      <path d={spikes} fill={paint('stone')} />
      <path d={`${rock(west, -2)}${rock(east, width + 2)}`} fill={paint('stone')} />
      <path
        d={`${rock(inner(left, -20), -2)}${rock(inner(right, 20), width + 2)}`}
        fill={paint('shade')}
        opacity={0.6}
      />
      <path d={`${rock(west, -2)}${rock(east, width + 2)}`} className={css.land} clipPath={paint('air')} />
      <path
        d={`${straight(west)}${straight(east)}`}
        fill="none"
        stroke={paint('rim')}
        strokeWidth={1.5}
        opacity={0.5}
      />
      <path
        d={roots}
        className={css.pole}
        fill="none"
        strokeWidth={1.2}
        strokeLinecap="round"
        opacity={0.7}
      />
      <path
        className={css.pole}
        d={`M${0.59 * width} ${surface - land - 6}v36m9 -36v36m-9 -30h9m-9 8h9m-9 8h9m-9 8h9`}
        fill="none"
        strokeWidth={1.6}
      />
    </g>
  )
}
