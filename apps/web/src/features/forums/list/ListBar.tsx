import { Choice } from '#shared/ui/Choice.tsx'
import { ChosenFilters } from '#shared/ui/ChosenFilters.tsx'
import { FilterSelect } from '#shared/ui/FilterSelect.tsx'
import css from './ListBar.module.css'
import type { ThreadsSearch } from './lists.view.ts'
import { everything, type showOptions, sortOptions } from './lists.view.ts'

type Props = {
  search: ThreadsSearch
  /** Which posts can be chosen; none where all are shown. */
  options: ReturnType<typeof showOptions>
  onChange: (search: ThreadsSearch) => void
}

/** The order of a list of posts, and which of them it shows. */
export const ListBar = ({ search, options, onChange }: Props) => (
  <div className={css.bar}>
    <Choice
      label="Sort posts"
      options={sortOptions}
      value={search.sort ?? 'active'}
      onChoose={(sort) => onChange({ sort: sort === 'active' ? undefined : sort })}
    />
    {options.length > 0 && (
      <FilterSelect
        label="Show posts"
        value={search.show ?? ''}
        onChoose={(chosen) => onChange({ show: options.find(({ value }) => value === chosen)?.value })}
      >
        <option value="">All posts</option>
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </FilterSelect>
    )}
    <ChosenFilters
      chosen={search.tag === undefined ? [] : [{ text: search.tag, without: { tag: undefined } }]}
      everything={everything}
      onChange={onChange}
    />
  </div>
)
