import { plural } from '@soundings/rules/phrases'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { usePages } from '#shared/api/use-pages.ts'
import { useLate } from '#shared/lib/use-late.ts'
import { useTitle } from '#shared/lib/use-title.ts'
import { isLoggedIn, useSession } from '#shared/session/session-store.ts'
import { Choice } from '#shared/ui/Choice.tsx'
import { CountrySelect } from '#shared/ui/CountrySelect.tsx'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { ListEnd } from '#shared/ui/ListEnd.tsx'
import { NearMe } from '#shared/ui/NearMe.tsx'
import { SavedAgo } from '#shared/ui/SavedAgo.tsx'
import { SearchBox } from '#shared/ui/SearchBox.tsx'
import { groupsQuery } from '../groups.queries.ts'
import { groupsShortcuts } from '../groups-shortcuts.ts'
import { CreateGroup } from './CreateGroup.tsx'
import { GroupLines } from './GroupLines.tsx'
import { GroupSkeletons, MineForMembers, NoGroups } from './GroupNotices.tsx'
import css from './GroupsTab.module.css'
import type { GroupsSearch } from './groups-list.view.ts'
import { everything, filterOptions, questionOf } from './groups-list.view.ts'

type Props = { search: GroupsSearch; onChange: (search: GroupsSearch) => void }

/** The groups that there are: searched, filtered, and each with the way in. */
export const Groups = ({ search: said, onChange }: Props) => {
  const isMember = useSession(isLoggedIn)
  const isChecked = useSession(({ authChecked }) => authChecked)
  const search = questionOf(said)
  const isForMembers = search.filter === 'mine' && !isMember
  const list = usePages({
    ...groupsQuery(search),
    enabled: !isForMembers,
    placeholderData: (shown) => shown,
  })
  const { items, total, error, isAnswered, isOutdated } = list
  const isLate = useLate(list.isLoading || isOutdated)

  const body = () => {
    if (isForMembers) return isChecked && <MineForMembers />
    if (!items && error)
      return <FailureNotice title="Groups couldn’t be loaded" error={error} onRetry={list.retry} />
    if (!items) return isLate && <GroupSkeletons />
    if (items.length === 0) return <NoGroups search={search} onClear={() => onChange(everything)} />
    return (
      <>
        <GroupLines groups={items} total={total} readOn={list.readOn} />
        {list.hasMoreFailed && <ListEnd of="groups" {...list} />}
      </>
    )
  }

  return (
    <section aria-label="Groups" className={css.tab}>
      <div className={css.find}>
        <SearchBox
          label="Search groups"
          placeholder="Search groups..."
          shortcut={groupsShortcuts.searchGroups}
          words={search.q ?? ''}
          onSearch={(q) => onChange({ q: q || undefined })}
        />
        <CountrySelect country={search.country} onCountry={(country) => onChange({ country })} />
        <NearMe
          near={search.near}
          onNear={(near) => onChange({ near, filter: undefined })}
          className={css.near ?? ''}
        />
        <CreateGroup variant="default" />
      </div>
      <div className={css.bar}>
        <Choice
          label="Filter groups"
          options={filterOptions}
          value={search.filter ?? 'all'}
          onChoose={(filter) => onChange({ filter: filter === 'all' ? undefined : filter, near: undefined })}
        />
        <p className={css.count} role="status">
          {isAnswered && !isForMembers && total > 0 && plural(total, { one: '# group', other: '# groups' })}
          {isAnswered && <SavedAgo at={list.answeredAt} mark=" · " />}
        </p>
      </div>
      <div
        aria-busy={!isForMembers && !isAnswered && error === null}
        inert={!isForMembers && isOutdated}
        className={css.body}
      >
        {body()}
      </div>
    </section>
  )
}

/** The groups in the community hub. */
export const GroupsTab = () => {
  useTitle('Groups')
  const search = useSearch({ from: '/community/groups' })
  const navigate = useNavigate({ from: '/community/groups' })
  return (
    <Groups
      search={search}
      onChange={(part) =>
        void navigate({ search: (now) => ({ ...now, ...part }), replace: true, resetScroll: false })
      }
    />
  )
}
