import { depthBands } from '@soundings/rules/depth'
import { depthNumber, unitName } from '@soundings/rules/units'
import { useUnits } from '#shared/units/unit-store.ts'
import css from './DepthLegend.module.css'

const last = depthBands.length - 1

/** What the colours of the markers mean, and their form where it differs. */
export const DepthLegend = ({ hasWaiting }: { hasWaiting: boolean }) => {
  const unit = useUnits(({ depth }) => depth)
  return (
    <div className={css.legend}>
      <p className={css.title}>Maximum depth, {unitName[unit]}</p>
      <ol className={css.bands}>
        {depthBands.map(({ key, upTo, meaning }, at) => (
          <li key={key} data-band={key} title={meaning}>
            <span className={css.colour} />
            {at === last ? `${depthNumber(depthBands[last - 1]?.upTo ?? 0, unit)}+` : depthNumber(upTo, unit)}
          </li>
        ))}
      </ol>
      {hasWaiting && (
        <p className={css.waiting}>
          <span className={css.mark} />
          Yours, not published
        </p>
      )}
    </div>
  )
}
