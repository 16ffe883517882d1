import type { Section } from '@soundings/rules/cross-section'
import type { Point } from '@soundings/rules/cross-section/ground'
import css from './CrossSection.module.css'

const Flag = ({ x, y }: Point) => (
  <>
    <path className={css.pole} d={`M${x} ${y + 22}V${y}`} strokeWidth={1.7} />
    <path className={css.flag} d={`M${x} ${y}h14v9.5h-14z`} />
    <path className={css.stripe} d={`M${x} ${y}l14 9.5`} strokeWidth={2.2} />
  </>
)

const Boat = ({ x, y }: Point) => (
  <g transform={`translate(${x},${y - 4})`}>
    <path className={css.hull} d="M-46 -9H46Q43 1 36 7H-37Q-43 0 -46 -9Z" />
    <path className={css.cabin} d="M-25 -9V-23H13L22 -9Z" />
    <path className={css.sky} d="M-19 -19h9v6h-9zM-6 -19h9v6h-9zM7 -19h4l4 6H7z" />
    <path className={css.pole} d="M30 -9V-16M38 -9V-16M27 -16H44" strokeWidth={1.4} fill="none" />
    <Flag x={-4} y={-37} />
  </g>
)

const Buoy = ({ x, y }: Point) => (
  <path className={css.flag} d={`M${x - 7} ${y + 1}l2.2 -22q4.8 -6.5 9.6 0l2.2 22z`} />
)

/** Land where divers walk in: a flag on the beach and the bushes behind it. */
const Shore = ({ width, surface }: Section) => {
  const at = { x: width * 0.945, y: surface - 12 }
  return (
    <>
      <path
        className={css.leaf}
        d={`M${width * 0.965} ${surface - 13}q2 -11 10 -10q3 -7 11 -5q9 -5 14 3v14z`}
      />
      <Flag x={at.x - 8} y={at.y - 21} />
    </>
  )
}

/** What floats or stands above the water. */
export const Surface = ({ section }: { section: Section }) => {
  const { boat, buoy, hasShore, subject } = section
  return (
    <>
      {hasShore && subject !== 'cenote' && <Shore {...section} />}
      {boat && <Boat {...boat} />}
      {buoy && <Buoy {...buoy} />}
    </>
  )
}
