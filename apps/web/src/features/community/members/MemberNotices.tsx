import { Button, Skeleton } from '@mantine/core'
import { IconSearchOff, IconUsers, IconWifi } from '@tabler/icons-react'
import { askToSignIn } from '#shared/session/modal-store.ts'
import { Notice } from '#shared/ui/Notice.tsx'
import css from './MemberLines.module.css'
import type { MembersSearch } from './members.view.ts'

const cards = ['a', 'b', 'c', 'd', 'e', 'f'] as const

/** Where members will stand. */
export const MemberSkeletons = () => (
  <div role="status" aria-label="Loading members" className={css.skeletons}>
    {cards.map((card) => (
      <Skeleton key={card} height={220} radius="lg" />
    ))}
  </div>
)

const logIn = (why: string) => (
  <Button variant="main" onClick={() => askToSignIn(why, () => undefined)}>
    Log In
  </Button>
)

/** Visitors are not told who is online. */
export const OnlineForMembers = () => (
  <Notice
    icon={IconWifi}
    title="Log in to see who’s online"
    role="status"
    action={logIn('Log in to see who’s online.')}
  >
    <p>Members choose who can see when they’re online. Visitors can’t see it.</p>
  </Notice>
)

/** The end of what visitors can read of the list. */
export const MoreForMembers = () => (
  <Notice icon={IconUsers} title="Log in to see more members" action={logIn('Log in to see more members.')}>
    <p>You’ve reached the end of the list for visitors.</p>
  </Notice>
)

type Props = { search: MembersSearch; isNarrowed: boolean; onClear: () => void }

/** A list with nobody in it, or a search that finds nobody. */
export const NoMembers = ({ search: { q, filter }, isNarrowed, onClear }: Props) => {
  const all = (
    <Button variant="default" onClick={onClear}>
      Show all members
    </Button>
  )
  if (!isNarrowed)
    return (
      <Notice icon={IconUsers} title="No members to show yet" role="status">
        <p>Members appear here once they complete their profile.</p>
      </Notice>
    )
  if (filter === 'online' && q === undefined)
    return (
      <Notice icon={IconWifi} title="Nobody’s online right now" role="status" action={all}>
        <p>Members who share when they’re online appear here.</p>
      </Notice>
    )
  return (
    <Notice icon={IconSearchOff} title="No members found" role="status" action={all}>
      <p>
        {q === undefined
          ? 'No members match these filters. Some members don’t show their certifications to everyone.'
          : 'Try part of a name or username. You can only find people by names they share with you.'}
      </p>
    </Notice>
  )
}
