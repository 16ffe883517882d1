import { depthNumber } from '@soundings/rules/units'
import { useUnits } from '#shared/units/unit-store.ts'
import css from './Depth.module.css'

/** A depth as a strong number with its quiet unit; a dash when it is not known. */
export const Depth = ({ metres }: { metres: number | null }) => {
  const unit = useUnits(({ depth }) => depth)
  if (metres === null) return <span className={css.depth}>–</span>
  return (
    <span className={css.depth}>
      {depthNumber(metres, unit)}
      <small className={css.unit}>{`\u00a0${unit}`}</small>
    </span>
  )
}
