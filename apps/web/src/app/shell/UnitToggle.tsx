import { depthUnits } from '@soundings/contract/settings-fields'
import { useUnits } from '#shared/units/unit-store.ts'
import css from './UnitToggle.module.css'

/** Depths in metres or feet. */
export const UnitToggle = () => {
  const { depth, setDepth } = useUnits()
  return (
    <fieldset className={css.units} aria-label="Depth unit">
      {depthUnits.map((unit) => (
        <label key={unit} className={css.unit}>
          <input type="radio" name="depth-unit" checked={unit === depth} onChange={() => setDepth(unit)} />
          <span>{unit}</span>
        </label>
      ))}
    </fieldset>
  )
}
