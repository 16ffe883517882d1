import { depthBand } from '@soundings/rules/depth'
import css from './DepthGauge.module.css'

/** The gauge ends here, in metres. */
const deepest = 60

const shareOf = (metres: number) => `${Math.min(100, (metres / deepest) * 100)}%`

type Props = { maxDepth: number | null; meanDepth: number | null }

/** How far down a dive went on a scale to 60 m, and its average depth as a mark. The numbers stand beside it. */
export const DepthGauge = ({ maxDepth, meanDepth }: Props) => (
  <span className={css.gauge} data-band={depthBand(maxDepth)} aria-hidden="true">
    {maxDepth !== null && <span className={css.filled} style={{ height: shareOf(maxDepth) }} />}
    {meanDepth !== null && <span className={css.mean} style={{ top: shareOf(meanDepth) }} />}
  </span>
)
