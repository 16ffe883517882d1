import { Button } from '@mantine/core'
import { diveSorts } from '@soundings/contract/dive-log-fields'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Choice } from '#shared/ui/Choice.tsx'
import { ChosenFilters } from '#shared/ui/ChosenFilters.tsx'
import { FilterSelect } from '#shared/ui/FilterSelect.tsx'
import { icon } from '#shared/ui/icons.ts'
import { SearchBox } from '#shared/ui/SearchBox.tsx'
import { useUnits } from '#shared/units/unit-store.ts'
import { sortLabel } from '../dive.view.ts'
import { choicesQuery, statisticsQuery } from '../dive-log.queries.ts'
import { logShortcuts } from '../log-shortcuts.ts'
import { chosenFilters, filterOptions } from './filters.view.ts'
import { LogFilters } from './LogFilters.tsx'
import css from './LogTools.module.css'
import { everything, type LogSearch } from './log.view.ts'

const allTime = { value: '', text: 'All Time' }

type Props = { search: LogSearch; onChange: (change: Partial<LogSearch>) => void }

/** What the log is searched, narrowed and sorted by. */
export const LogTools = ({ search, onChange }: Props) => {
  const panel = useId()
  const [isOpen, setOpen] = useState(false)
  const unit = useUnits(({ depth }) => depth)
  const { data: statistics } = useQuery(statisticsQuery())
  const { data: choices } = useQuery(choicesQuery())
  const options = filterOptions(choices)
  const chosen = chosenFilters(search, options, unit)
  const years = statistics?.years ?? (search.year === undefined ? [] : [Number(search.year)])
  return (
    <div className={css.tools}>
      <div className={css.find}>
        <SearchBox
          label="Search dives"
          placeholder="Search dives by site, location, or notes..."
          shortcut={logShortcuts.search}
          words={search.q ?? ''}
          onSearch={(q) => onChange({ q: q || undefined })}
        />
        <Button
          variant="default"
          leftSection={<IconAdjustmentsHorizontal {...icon} />}
          aria-expanded={isOpen}
          aria-controls={panel}
          onClick={() => setOpen(!isOpen)}
        >
          Filters
        </Button>
        <FilterSelect
          label="Sort by"
          value={search.sort ?? 'newest'}
          onChoose={(value) => {
            const sort = diveSorts.find((each) => each === value)
            onChange({ sort: sort === 'newest' ? undefined : sort })
          }}
        >
          {diveSorts.map((sort) => (
            <option key={sort} value={sort}>
              {sortLabel[sort]}
            </option>
          ))}
        </FilterSelect>
      </div>
      <div id={panel} hidden={!isOpen}>
        {isOpen && <LogFilters search={search} options={options} onChange={onChange} />}
      </div>
      <Choice
        label="Year"
        options={[allTime, ...years.map((year) => ({ value: String(year), text: String(year) }))]}
        value={search.year ?? ''}
        onChoose={(year) => onChange({ year: year || undefined })}
      />
      <ChosenFilters chosen={chosen} everything={everything} onChange={onChange} />
    </div>
  )
}
