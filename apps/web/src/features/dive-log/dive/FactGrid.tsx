import grid from '#shared/ui/fact-grid.module.css'
import type { Fact } from './facts.view.ts'
import css from './parts.module.css'

/** Facts in columns. */
export const FactGrid = ({ facts }: { facts: readonly Fact[] }) =>
  facts.length > 0 && (
    <dl className={`${grid.grid} ${css.facts}`}>
      {facts.map(({ label, value, wide }) => (
        <div key={label} data-wide={wide}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
