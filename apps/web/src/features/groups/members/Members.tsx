import { Skeleton } from '@mantine/core'
import type { Group } from '@soundings/contract/groups'
import type { MemberState } from '@soundings/contract/groups-fields'
import { IconUsers } from '@tabler/icons-react'
import { useState } from 'react'
import { usePages } from '#shared/api/use-pages.ts'
import { useLate } from '#shared/lib/use-late.ts'
import { isLoggedIn, useSession } from '#shared/session/session-store.ts'
import { Choice } from '#shared/ui/Choice.tsx'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { ListEnd } from '#shared/ui/ListEnd.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { membersQuery } from '../groups.queries.ts'
import { membersText } from '../groups.view.ts'
import { JoinButtons } from '../page/JoinButtons.tsx'
import { MemberRow } from './MemberRow.tsx'
import css from './Members.module.css'
import { RequestRow } from './RequestRow.tsx'

const empty: Record<MemberState, string> = {
  in: 'Nobody is here yet.',
  requested: 'Nobody asks to join right now.',
  invited: 'Nobody has an invitation that they haven’t answered.',
  banned: 'Nobody is banned.',
}

const People = ({ group, state }: { group: Group; state: MemberState }) => {
  const { items, total, isLoading, ...list } = usePages(membersQuery(group.id, state))
  const isLate = useLate(isLoading)
  if (!items && list.error)
    return (
      <FailureNotice title="Members couldn’t be loaded" level={2} error={list.error} onRetry={list.retry} />
    )
  if (!items) return isLate && <Skeleton height={150} radius="lg" />
  if (items.length === 0)
    return (
      <p className={css.none} role="status">
        {empty[state]}
      </p>
    )
  return (
    <>
      <ul className={css.people} aria-label={state === 'in' ? 'Members' : undefined}>
        {items.map((member, at) => (
          <li key={member.id} aria-setsize={total} aria-posinset={at + 1}>
            {state === 'in' ? (
              <MemberRow group={group} member={member} />
            ) : (
              <RequestRow group={group} member={member} />
            )}
          </li>
        ))}
      </ul>
      <ListEnd of="members" {...list} />
    </>
  )
}

/** Who is in a group; for its organisers, also who asks to be, who was invited and who is kept out. */
export const Members = ({ group }: { group: Group }) => {
  const isMember = useSession(isLoggedIn)
  const [state, setState] = useState<MemberState>((group.requests ?? 0) > 0 ? 'requested' : 'in')
  const { may, members, requests } = group
  if (!may.members)
    return (
      <Notice
        icon={IconUsers}
        title={membersText(members)}
        level={2}
        role="status"
        action={<JoinButtons group={group} />}
      >
        <p>{isMember ? 'Join the group to see who’s in it.' : 'Members of the group see who’s in it.'}</p>
      </Notice>
    )
  const options = [
    { value: 'in', text: 'Members' },
    { value: 'requested', text: requests ? `Requests (${requests})` : 'Requests' },
    { value: 'invited', text: 'Invited' },
    { value: 'banned', text: 'Banned' },
  ] as const
  return (
    <section aria-label="Members" className={css.members}>
      {may.organise && (
        <Choice label="Show" options={options} value={state} onChoose={(chosen) => setState(chosen)} />
      )}
      <People key={state} group={group} state={may.organise ? state : 'in'} />
    </section>
  )
}
