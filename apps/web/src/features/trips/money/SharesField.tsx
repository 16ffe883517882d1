import { VisuallyHidden } from '@mantine/core'
import { tripLimits } from '@soundings/contract/trips-fields'
import type { Traveller, Trip } from '@soundings/contract/trips-shapes'
import type { ReactNode } from 'react'
import { NumberField } from '#shared/ui/form/NumberField.tsx'
import { travellerName } from '../people/people.view.ts'
import css from './money.module.css'

type Props = {
  trip: Trip
  me: string
  people: readonly Traveller[]
  value: Record<string, number>
  onChange: (value: Record<string, number>) => void
  error?: ReactNode
}

/** Who has a part of an expense. A weight of 2 bears twice as much as one of 1. */
export const SharesField = ({ trip, me, people, value, onChange, error }: Props) => {
  const set = (id: string, weight: number | null) => {
    const { [id]: _, ...others } = value
    onChange(weight === null ? others : { ...others, [id]: weight })
  }
  return (
    <fieldset className={css.shares}>
      <legend>Shared by</legend>
      <p className={css.partsHead} aria-hidden="true">
        Parts
      </p>
      {people.map(({ id }, at) => {
        const name = travellerName(trip, id, me)
        const weight = value[id]
        return (
          <div key={id}>
            <label>
              <input
                type="checkbox"
                checked={weight !== undefined}
                onChange={({ target }) => set(id, target.checked ? 1 : null)}
                {...(at === 0 && { 'data-path': 'shares' })}
              />
              {name}
            </label>
            {weight !== undefined && (
              <NumberField
                label={<VisuallyHidden>{id === me ? 'Your parts' : `Parts of ${name}`}</VisuallyHidden>}
                min={0.01}
                max={tripLimits.weight}
                value={weight}
                onChange={(next) => set(id, next ?? Number.NaN)}
              />
            )}
          </div>
        )
      })}
      {error && (
        <p className={css.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
