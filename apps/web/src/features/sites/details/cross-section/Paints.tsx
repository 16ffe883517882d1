import type { Section } from '@soundings/rules/cross-section'
import css from './CrossSection.module.css'

const depths = [0, 5, 12, 18, 30, 40, 60] as const
const paints = ['water', 'haze', 'stone', 'steel', 'shade', 'growth', 'hollow', 'sand', 'rim'] as const
type PaintName = (typeof paints)[number] | 'shaft' | 'dusk' | 'air' | 'hole'

/** The address of a paint; `id` keeps the paints of one picture apart from those of the next. */
export type Paint = (name: PaintName) => string
export const paintOf =
  (id: string): Paint =>
  (name) =>
    `url(#${id}${name})`

/** Paints that change with depth as the water does. Without a scale they run once through the picture. */
export const Paints = ({ id, section }: { id: string; section: Section }) => {
  const { surface, height, perMetre } = section
  const end = surface + 60 * (perMetre ?? (height - surface) / 36)
  return (
    <defs>
      {paints.map((name) => (
        <linearGradient
          key={name}
          id={`${id}${name}`}
          className={`${css.stops} ${css[name]}`}
          gradientUnits="userSpaceOnUse"
          x1={0}
          x2={0}
          y1={surface}
          y2={end}
        >
          {depths.map((depth) => (
            <stop key={depth} data-depth={depth} offset={depth / 60} />
          ))}
        </linearGradient>
      ))}
      <linearGradient id={`${id}shaft`} className={css.light} x1={0} x2={0} y1={0} y2={1}>
        <stop stopOpacity={0.2} />
        <stop offset={1} stopOpacity={0} />
      </linearGradient>
      <linearGradient id={`${id}dusk`} className={css.dusk} x1={0} x2={1} y1={0} y2={0.2}>
        <stop offset={0.12} stopOpacity={0} />
        <stop offset={0.5} stopOpacity={0.6} />
        <stop offset={1} stopOpacity={0.92} />
      </linearGradient>
      <clipPath id={`${id}air`}>
        <rect width={section.width} height={surface + 1} />
      </clipPath>
    </defs>
  )
}
