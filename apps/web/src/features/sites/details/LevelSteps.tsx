import type { Site } from '@soundings/contract/sites'
import { useId } from 'react'
import { useUnits } from '#shared/units/unit-store.ts'
import { levelSteps } from '../level.view.ts'
import css from './LevelSteps.module.css'

/** Which training which depth of the site takes, where it is deeper than its own level reaches. */
export const LevelSteps = ({ site }: { site: Site }) => {
  const heading = useId()
  const unit = useUnits(({ depth }) => depth)
  const told = levelSteps(site, unit)
  if (told === null) return null
  return (
    <section className={css.levels} aria-labelledby={heading}>
      <h3 id={heading} className={css.title}>
        {told.sentence}
      </h3>
      <ol className={css.steps}>
        {told.steps.map(({ level, label, training, depths, band, isBeyond }) => (
          <li key={level} data-band={band} data-beyond={isBeyond}>
            <span className={css.depths}>{depths}</span>
            <span className={css.label}>{label}</span>
            <span className={css.training}>{training}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
