import { useId } from 'react'
import { outlinePath, outlineSize, rampStops } from './outline.view.ts'
import css from './ProfileOutline.module.css'

type Props = {
  /** Depths at equal times, in 255ths of the greatest. */
  outline: readonly number[]
  /** The greatest depth in metres: the colours are those of the water there. */
  maxDepth: number | null
}

/** The shape of a dive as a small picture: decoration, as its figures stand beside it. */
export const ProfileOutline = ({ outline, maxDepth }: Props) => {
  const water = useId()
  const { width, height } = outlineSize
  return (
    <svg
      className={css.outline}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <linearGradient id={water} x1="0" y1="0" x2="0" y2={height} gradientUnits="userSpaceOnUse">
        {rampStops(maxDepth ?? 0).map(({ offset, color }) => (
          <stop key={offset} offset={`${offset}%`} style={{ stopColor: color }} />
        ))}
      </linearGradient>
      <path d={outlinePath(outline)} fill={`url(#${water})`} />
    </svg>
  )
}
