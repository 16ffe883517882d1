import type { Site } from '@soundings/contract/sites'
import { useUnits } from '#shared/units/unit-store.ts'
import { siteFacts } from '../facts.view.ts'
import grid from './fact-grid.module.css'
import css from './SiteFacts.module.css'

/** What is known of a site, question by question. */
export const SiteFacts = ({ site }: { site: Site }) => {
  const unit = useUnits(({ depth }) => depth)
  return (
    <>
      <dl className={`${grid.grid} ${css.facts}`}>
        {siteFacts(site, unit).map(({ label, value, wide }) => (
          <div key={label} data-wide={wide}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={css.hint}>
        Depth colours and levels follow common training limits. They’re a guide, not permission to dive.
      </p>
    </>
  )
}
