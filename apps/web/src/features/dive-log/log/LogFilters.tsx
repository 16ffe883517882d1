import { diveLogLimits } from '@soundings/contract/dive-log-fields'
import { useId } from 'react'
import { ChoiceField } from '#shared/ui/form/fields.tsx'
import { UnitInput } from '#shared/ui/UnitInput.tsx'
import { type FilterOption, filterLabel, type ListFilter } from './filters.view.ts'
import css from './LogFilters.module.css'
import type { LogSearch } from './log.view.ts'

const inOrder = Object.keys(filterLabel) as ListFilter[]

type Props = {
  search: LogSearch
  options: Record<ListFilter, FilterOption[]>
  onChange: (change: Partial<LogSearch>) => void
}

/** Everything by which a log can be narrowed. */
export const LogFilters = ({ search, options, onChange }: Props) => {
  const title = useId()
  const typed = (name: 'minDepth' | 'maxDepth') => (value: number | null) => {
    if (!Number.isNaN(value)) onChange({ [name]: value ?? undefined })
  }
  const limits = { min: diveLogLimits.depth.min, max: diveLogLimits.depth.max }
  return (
    <section className={css.filters} aria-labelledby={title}>
      <h2 id={title} className={css.title}>
        Filters
      </h2>
      {inOrder
        .filter((name) => options[name].length > 0 || search[name] !== undefined)
        .map((name) => (
          <ChoiceField
            key={name}
            label={filterLabel[name]}
            required={false}
            value={search[name] ?? ''}
            data={[{ value: '', label: 'Any' }, ...withChosen(options[name], search[name])]}
            onChange={({ target }) => onChange({ [name]: target.value || undefined })}
          />
        ))}
      <UnitInput
        quantity="depth"
        label="Min depth"
        required={false}
        description=" "
        value={search.minDepth ?? null}
        onChange={typed('minDepth')}
        {...limits}
      />
      <UnitInput
        quantity="depth"
        label="Max depth"
        required={false}
        description=" "
        value={search.maxDepth ?? null}
        onChange={typed('maxDepth')}
        {...limits}
      />
    </section>
  )
}

/** A value that came with the address and is not in the log is still what was chosen. */
const withChosen = (options: readonly FilterOption[], chosen: string | undefined): FilterOption[] =>
  chosen === undefined || options.some(({ value }) => value === chosen)
    ? [...options]
    : [...options, { value: chosen, label: chosen }]
