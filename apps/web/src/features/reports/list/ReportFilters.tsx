import { Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useSession } from '#shared/session/session-store.ts'
import { icon } from '#shared/ui/icons.ts'
import type { ReportFilter } from '../filter.view.ts'
import { isNarrow } from '../filter.view.ts'
import { MonthChoice } from './MonthChoice.tsx'
import css from './ReportFilters.module.css'

type Props = {
  filter: ReportFilter
  onFilter: (filter: ReportFilter) => void
  /** How many reports there are of each month, January first; undefined until that is known. */
  byMonth: readonly number[] | undefined
}

/** Narrows the list to a month, or to the reports of one diver. */
export const ReportFilters = ({ filter, onFilter, byMonth }: Props) => {
  const handle = useSession(({ user }) => user?.handle ?? null)
  const { month, diver } = filter
  const months = byMonth?.filter((count) => count > 0).length ?? 0
  const isOwn = handle !== null && diver === handle
  return (
    <div className={css.filters}>
      {byMonth && (months > 1 || month !== undefined) && (
        <MonthChoice
          byMonth={byMonth}
          month={month}
          onMonth={(next) => onFilter({ ...filter, month: next })}
        />
      )}
      <div className={css.row}>
        {handle !== null && (
          <Button
            variant="default"
            className={css.chip ?? ''}
            aria-pressed={isOwn}
            onClick={() => onFilter({ ...filter, diver: isOwn ? undefined : handle })}
          >
            Yours
          </Button>
        )}
        {diver !== undefined && !isOwn && (
          <Button
            variant="default"
            className={css.chip ?? ''}
            aria-pressed
            rightSection={<IconX {...icon} size={16} />}
            onClick={() => onFilter({ ...filter, diver: undefined })}
          >
            <bdi>{diver}</bdi>
          </Button>
        )}
        {isNarrow(filter) && (
          <Button variant="quiet" onClick={() => onFilter({})}>
            Show all
          </Button>
        )}
      </div>
    </div>
  )
}
