import type { Section } from '@soundings/rules/cross-section'
import type { Point } from '@soundings/rules/cross-section/ground'
import { fish } from './growth.view.ts'
import { grained, randomOf, soft } from './outline.view.ts'
import type { Paint } from './Paints.tsx'

type Props = { section: Section; id: string; paint: Paint; seed: number }

/** A point in the cave: a share of the width, and of the way from the top of the dive down to the floor. */
const placeIn = ({ width, height, ground }: Section) => {
  const { top, bottom } = ground.box
  const tall = Math.min(bottom, height - 8) - top
  return (x: number, down: number): Point => ({ x: x * width, y: top + down * tall })
}

const ceiling = [
  [0.4, -0.02],
  [0.5, 0.02],
  [0.56, 0.14],
  [0.64, 0.1],
  [0.74, 0.05],
  [0.84, 0.16],
] as const
const back = [
  [0.905, 0.4],
  [0.91, 0.66],
  [0.86, 0.88],
] as const
const floor = [
  [0.76, 0.96],
  [0.67, 0.88],
  [0.58, 0.97],
  [0.4, 1],
] as const

/** The hollow in the rock: from the mouth, along the ceiling, around the chamber and back over the floor. */
const hollowOf = (section: Section, seed: number): Point[] => {
  const at = placeIn(section)
  const line = [...ceiling, ...back, ...floor].map(([x, down]) => at(x, down))
  return grained(line, 15, 2.2, randomOf(seed))
}

/** What is cut out of the rock, so that the water outside is seen through the mouth. */
export const CaveHole = ({ section, id, seed }: Omit<Props, 'paint'>) => (
  <mask id={`${id}hole`} maskUnits="userSpaceOnUse" x={0} y={0} width={section.width} height={section.height}>
    <rect width={section.width} height={section.height} fill="white" />
    <path d={`${soft(hollowOf(section, seed))}Z`} fill="black" />
  </mask>
)

/** The chamber behind the mouth, darker the further it goes, with stone hanging from its ceiling. */
export const Cave = ({ section, paint, seed }: Omit<Props, 'id'>) => {
  const random = randomOf(seed + 3)
  const at = placeIn(section)
  const hollow = hollowOf(section, seed)
  const tall = at(0, 1).y - at(0, 0).y
  const stones = ceiling
    .slice(2)
    .flatMap(([x, down]) => [at(x, down), at(x + 0.045, down + 0.01)])
    .map(({ x, y }) => {
      const [wide, long] = [3 + random() * 3, tall * (0.1 + random() * 0.2)]
      return `M${x - wide} ${y - 4}L${x + (random() - 0.5) * 2} ${y + long}L${x + wide} ${y - 4}Z`
    })
    .join('')
  const inside = hollow.filter(({ x }) => x > section.width * 0.52)
  return (
    <g>
      <path d={`${soft(hollow)}Z`} fill={paint('dusk')} />
      <path d={soft(inside)} fill="none" stroke={paint('rim')} strokeWidth={1.4} opacity={0.34} />
      <path d={stones} fill={paint('stone')} />
      <path
        d={[0.3, 0.42, 0.5].map((down, index) => fish(at(0.6 + index * 0.035, down), -8, 0, random)).join('')}
        fill={paint('steel')}
      />
    </g>
  )
}
