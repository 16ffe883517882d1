import type { SiteSummary } from '@soundings/contract/sites'
import { gaugePercent } from '@soundings/rules/depth'
import css from './DepthGauge.module.css'

type Props = Pick<SiteSummary, 'maxDepth' | 'averageDepth'> & {
  /** Only drawn in outline, as what is not published. */
  isHollow?: boolean
}

/** The water of a site at a glance: filled to its deepest point on a 60 m scale, a tick at its average. */
export const DepthGauge = ({ maxDepth, averageDepth, isHollow = false }: Props) => (
  <span className={css.gauge} data-hollow={isHollow || undefined} aria-hidden="true">
    {maxDepth !== null && <span className={css.water} style={{ height: `${gaugePercent(maxDepth)}%` }} />}
    {averageDepth !== null && <span className={css.tick} style={{ top: `${gaugePercent(averageDepth)}%` }} />}
  </span>
)
