import { nameOfItem } from '@soundings/rules/equipment'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { ChipsField } from '#shared/ui/form/ChipsField.tsx'
import css from './EquipmentField.module.css'
import { equipmentQuery } from './form.queries.ts'

type Props = {
  value: string[]
  onChange: (value: string[]) => void
  error?: string | null
  'data-path'?: string
}

/** What of one's own equipment was used: single things, or a whole set in one press. */
export const EquipmentField = ({ value, onChange, ...rest }: Props) => {
  const { data, isError, refetch } = useQuery(equipmentQuery())
  const gone = data ? value.filter((id) => !data.items.some((item) => item.id === id)) : []
  const forget = useEffectEvent(() => onChange(value.filter((id) => !gone.includes(id))))
  // A draft, or a dive that waited, may name what was taken off the list since.
  useEffect(() => {
    if (gone.length > 0) forget()
  }, [gone.length])
  if (isError)
    return (
      <p className={css.note}>
        Couldn’t load your equipment.{' '}
        <button type="button" className={css.again} onClick={() => void refetch()}>
          Try again
        </button>
      </p>
    )
  // What is no longer used still belongs to the dives that it was used on.
  const items = (data?.items ?? []).filter(({ id, retiredOn }) => retiredOn === null || value.includes(id))
  if (items.length === 0) return null
  const sets = (data?.sets ?? []).filter((set) => set.items.length > 0)
  const known = new Set(items.map(({ id }) => id))
  const isChosen = (ids: readonly string[]) => ids.every((id) => value.includes(id) || !known.has(id))
  const toggle = (ids: readonly string[]) =>
    onChange(
      isChosen(ids)
        ? value.filter((id) => !ids.includes(id))
        : [...new Set([...value, ...ids.filter((id) => known.has(id))])],
    )
  return (
    <div className={css.equipment}>
      <ChipsField
        label="Equipment"
        options={items.map((item) => ({ value: item.id, label: nameOfItem(item) }))}
        value={value}
        onChange={onChange}
        {...rest}
      />
      {sets.length > 0 && (
        <fieldset className={css.sets} aria-label="Sets of equipment">
          <span className={css.note}>Add a set:</span>
          {sets.map((set) => (
            <button
              key={set.id}
              type="button"
              className={css.set}
              aria-pressed={isChosen(set.items)}
              onClick={() => toggle(set.items)}
            >
              {set.name}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  )
}
