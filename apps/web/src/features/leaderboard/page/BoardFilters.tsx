import { useQuery } from '@tanstack/react-query'
import { isLoggedIn, useSession } from '#shared/session/session-store.ts'
import { Choice } from '#shared/ui/Choice.tsx'
import { CountrySelect } from '#shared/ui/CountrySelect.tsx'
import { FilterSelect } from '#shared/ui/FilterSelect.tsx'
import { type Asked, ownGroupsQuery } from '../leaderboard.queries.ts'
import type { BoardsSearch } from '../leaderboard-search.ts'
import { periodOptions } from './board-words.ts'
import css from './LeaderboardPage.module.css'

type Props = { asked: Asked; onChange: (part: BoardsSearch) => void }

/** The groups that the reader is in, and the one of the address. */
const GroupChoice = ({ asked: { group }, onChange }: Props) => {
  const isMember = useSession(isLoggedIn)
  const { data } = useQuery({ ...ownGroupsQuery(), enabled: isMember })
  const groups = (data?.items ?? []).filter(({ isMember: isIn }) => isIn)
  if (groups.length === 0 && group === undefined) return null
  return (
    <FilterSelect
      label="Group"
      value={group ?? ''}
      onChoose={(value) => onChange({ group: value || undefined })}
    >
      <option value="">Any group</option>
      {groups.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
      {group !== undefined && !groups.some(({ id }) => id === group) && (
        <option value={group}>This group</option>
      )}
    </FilterSelect>
  )
}

/** The period, the country and the group, as the address says them. */
export const BoardFilters = ({ asked, onChange }: Props) => (
  <div className={css.filters}>
    <Choice
      label="Period"
      options={periodOptions}
      value={asked.period}
      onChoose={(period) => onChange({ period: period === 'year' ? undefined : period })}
    />
    <CountrySelect country={asked.country} onCountry={(country) => onChange({ country })} />
    <GroupChoice asked={asked} onChange={onChange} />
  </div>
)
