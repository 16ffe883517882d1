import { plural } from '@soundings/rules/phrases'
import { useLate } from '#shared/lib/use-late.ts'
import { useTitle } from '#shared/lib/use-title.ts'
import { Choice } from '#shared/ui/Choice.tsx'
import { CountrySelect } from '#shared/ui/CountrySelect.tsx'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { ListEnd } from '#shared/ui/ListEnd.tsx'
import { SavedAgo } from '#shared/ui/SavedAgo.tsx'
import { SearchBox } from '#shared/ui/SearchBox.tsx'
import { communityShortcuts } from '../community-shortcuts.ts'
import { MemberLines } from './MemberLines.tsx'
import { MemberSkeletons, MoreForMembers, NoMembers, OnlineForMembers } from './MemberNotices.tsx'
import css from './MembersTab.module.css'
import { everybody, filterOptions, isNarrowed } from './members.view.ts'
import { useMembers, useMembersAddress } from './use-members.ts'

/** The members of the community: searched, filtered, and each as they show themselves. */
export const MembersTab = () => {
  useTitle('Members')
  const { search, change } = useMembersAddress()
  const members = useMembers(search)
  const { items, total, first, error, isAnswered, isOutdated, isAtEndForVisitors } = members
  const isLate = useLate(members.isLoading || isOutdated)

  const body = () => {
    if (!items && error)
      return <FailureNotice title="Members couldn’t be loaded" error={error} onRetry={members.retry} />
    if (!items) return isLate && <MemberSkeletons />
    if (first?.reason === 'members-only') return <OnlineForMembers />
    if (items.length === 0)
      return <NoMembers search={search} isNarrowed={isNarrowed(search)} onClear={() => change(everybody)} />
    return (
      <>
        <MemberLines members={items} total={total} readOn={members.readOn} />
        {isAtEndForVisitors && <MoreForMembers />}
        {members.hasMoreFailed && <ListEnd of="members" {...members} />}
      </>
    )
  }

  return (
    <section aria-label="Members" className={css.tab}>
      <div className={css.find}>
        <SearchBox
          label="Search members"
          placeholder="Search members..."
          shortcut={communityShortcuts.searchMembers}
          words={search.q ?? ''}
          onSearch={(q) => change({ q: q || undefined })}
        />
        <CountrySelect country={search.country} onCountry={(country) => change({ country })} />
      </div>
      <div className={css.bar}>
        <Choice
          label="Filter members"
          options={filterOptions}
          value={search.filter ?? 'all'}
          onChoose={(filter) => change({ filter: filter === 'all' ? undefined : filter })}
        />
        <p className={css.count} role="status">
          {isAnswered && total > 0 && plural(total, { one: '# member', other: '# members' })}
          {isAnswered && <SavedAgo at={members.answeredAt} mark=" · " />}
        </p>
      </div>
      <div aria-busy={!isAnswered && error === null} inert={isOutdated} className={css.body}>
        {body()}
      </div>
    </section>
  )
}
