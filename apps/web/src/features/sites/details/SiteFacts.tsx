import type { Site } from '@soundings/contract/sites'
import grid from '#shared/ui/fact-grid.module.css'
import { useUnits } from '#shared/units/unit-store.ts'
import { depthFacts, type Fact, otherFacts } from '../facts.view.ts'
import css from './SiteFacts.module.css'

const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={`${grid.grid} ${css.facts}`}>
    {facts.map(({ label, value, wide }) => (
      <div key={label} data-wide={wide}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)

/** How deep a site is and how hard, question by question. */
export const DepthFacts = ({ site }: { site: Site }) => {
  const unit = useUnits(({ depth }) => depth)
  return (
    <>
      <Facts facts={depthFacts(site, unit)} />
      <p className={css.hint}>
        Depth colours and levels follow common training limits. They’re a guide, not permission to dive.
      </p>
    </>
  )
}

/** What else is asked of a site. */
export const OtherFacts = ({ site }: { site: Site }) => <Facts facts={otherFacts(site)} />
