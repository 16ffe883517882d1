import type { Section } from '@soundings/rules/cross-section'
import css from './CrossSection.module.css'
import { school } from './growth.view.ts'
import { toneAt } from './Marks.tsx'
import { randomOf } from './outline.view.ts'
import type { Paint } from './Paints.tsx'

type Props = { section: Section; paint: Paint; seed: number }

/** Where fish gather, as shares of the width and of the water between the top of the dive and the floor. */
const schools: Partial<
  Record<Section['subject'], readonly (readonly [x: number, down: number, count: number])[]>
> = {
  wreck: [
    [0.8, -0.12, 17],
    [0.36, 0.3, 8],
  ],
  'artificial-reef': [[0.72, 0.2, 15]],
  wall: [
    [0.47, 0.3, 18],
    [0.4, 0.62, 7],
  ],
  pinnacle: [
    [0.5, 0.12, 15],
    [0.72, 0.26, 13],
  ],
  'coral-reef': [
    [0.55, 0.12, 20],
    [0.43, 0.5, 8],
  ],
  'rocky-reef': [[0.5, 0.2, 13]],
  drift: [[0.4, 0.02, 14]],
  cave: [[0.4, 0.36, 9]],
  muck: [[0.52, 0.2, 4]],
  seabed: [[0.62, 0.3, 12]],
}

/** Fish in the distance. */
export const Fish = ({ section, paint, seed }: Props) => {
  const random = randomOf(seed + 3)
  const { width, surface, ground } = section
  const { top, bottom } = ground.box
  const room = (Math.min(bottom, section.height - 30) - top) * 0.14
  return schools[section.subject]?.map(([x, down, count]) => (
    <path
      key={x}
      d={school(
        { x: x * width, y: Math.max(top + (bottom - top) * down, surface + 16) },
        { x: 46, y: Math.min(14, Math.max(5, room)) },
        count,
        7,
        random,
      )}
      fill={paint('stone')}
      opacity={0.7}
    />
  ))
}

/** A diver on the way, where the dive is on average. */
export const Diver = ({ section }: { section: Section }) => {
  const { diver } = section
  if (!diver) return null
  return (
    <g
      className={css.figure}
      data-tone={toneAt(section, diver)}
      transform={`translate(${diver.x},${diver.y})`}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <circle cx={11.2} cy={-0.6} r={2.6} stroke="none" />
      <path d="M7.6 0.4L-1 1" strokeWidth={4.6} fill="none" />
      <path d="M6 -4.3H-1.4" strokeWidth={3} fill="none" />
      <path d="M-1.5 0.8L-8.4 -1.2L-10 -1.4M-1.5 1.6L-7 3.6L-10 3" strokeWidth={2.3} fill="none" />
      <path d="M-10 -1.4L-15.6 -4.4M-10 3L-16 5" strokeWidth={2.6} fill="none" />
      <path d="M6 1.8L8.6 5.4L12.4 5" strokeWidth={1.9} fill="none" />
    </g>
  )
}
