import type { DiveCylinder } from '@soundings/contract/dive-log'
import { useUnits } from '#shared/units/unit-store.ts'
import { cylinderUseLabel } from '../labels.view.ts'
import { cylinderWords } from './facts.view.ts'
import css from './parts.module.css'

/** What was breathed from, in the order in which it was logged. */
export const Cylinders = ({ cylinders }: { cylinders: readonly DiveCylinder[] }) => {
  const units = useUnits()
  if (cylinders.length === 0) return null
  return (
    <section className={css.cylinders}>
      <h2>Gas and cylinders</h2>
      <ul>
        {cylinders.map((cylinder, at) => {
          const { gas, name, size, pressures } = cylinderWords(cylinder, units.pressure)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two cylinders may be alike in everything
            <li key={at}>
              <strong>{gas}</strong>
              <span>
                {[name, size, cylinder.use && cylinderUseLabel[cylinder.use]].filter(Boolean).join(', ')}
              </span>
              <span>{pressures}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
