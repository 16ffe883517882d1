import type { Section } from '@soundings/rules/cross-section'
import css from './CrossSection.module.css'
import type { Paint } from './Paints.tsx'

type Props = { section: Section; paint: Paint }

const wave = 30

/** The line of the waves from edge to edge. */
const waves = (width: number, y: number, swell: number) =>
  `M${-wave} ${y}q${wave / 2} ${-swell} ${wave} 0${`t${wave} 0`.repeat(Math.ceil(width / wave) + 1)}`

/** Where light falls in, as shares of the width, and how wide each beam is. */
const beams = [
  [0.15, 58],
  [0.28, 34],
  [0.41, 80],
  [0.64, 44],
  [0.77, 32],
  [0.9, 60],
] as const

/** Sky, and the water below it in the colours of its depth. */
export const Water = ({ section, paint }: Props) => {
  const { width, height, surface, subject } = section
  const isPool = subject === 'cenote'
  return (
    <>
      <rect className={css.sky} width={width} height={height} />
      <path
        d={`${isPool ? `M0 ${surface}H${width}` : waves(width, surface, 5)}V${height + 2}H0Z`}
        fill={paint('water')}
      />
      {!isPool &&
        beams.map(([at, wide]) => (
          <path
            key={at}
            d={`M${at * width} ${surface}h${wide}l-70 ${height * 0.76}h${-wide * 1.8}Z`}
            fill={paint('shaft')}
          />
        ))}
    </>
  )
}
