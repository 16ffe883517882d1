import { Button, Skeleton } from '@mantine/core'
import { IconLogin2, IconSearchOff, IconUsersGroup } from '@tabler/icons-react'
import { askToSignIn } from '#shared/session/modal-store.ts'
import { Notice } from '#shared/ui/Notice.tsx'
import { CreateGroup } from './CreateGroup.tsx'
import css from './GroupLines.module.css'
import type { GroupsSearch } from './groups-list.view.ts'
import { isNarrowed } from './groups-list.view.ts'

const cards = ['a', 'b', 'c', 'd', 'e', 'f'] as const

/** Where groups will stand. */
export const GroupSkeletons = () => (
  <div role="status" aria-label="Loading groups" className={css.skeletons}>
    {cards.map((card) => (
      <Skeleton key={card} height={220} radius="lg" />
    ))}
  </div>
)

/** A visitor has no groups. */
export const MineForMembers = () => (
  <Notice
    icon={IconLogin2}
    title="Log in to see your groups"
    role="status"
    action={
      <Button variant="main" onClick={() => askToSignIn('Log in to see your groups.', () => undefined)}>
        Log In
      </Button>
    }
  >
    <p>Groups that you join, and those you asked to join, are listed here.</p>
  </Notice>
)

type Props = { search: GroupsSearch; onClear: () => void }

/** A list with no group in it, or a search that finds none. */
export const NoGroups = ({ search, onClear }: Props) => {
  const all = (
    <Button variant="default" onClick={onClear}>
      Show all groups
    </Button>
  )
  if (isNarrowed(search))
    return (
      <Notice
        icon={IconSearchOff}
        title={search.near === undefined ? 'No groups found' : 'No groups near you'}
        role="status"
        action={all}
      >
        <p>
          {search.near === undefined
            ? 'No group matches your search. Try other words, or another country.'
            : 'No group has a home site around here. Start one, and say where you dive.'}
        </p>
      </Notice>
    )
  if (search.filter === 'mine')
    return (
      <Notice
        icon={IconUsersGroup}
        title="You aren’t in a group yet"
        role="status"
        action={
          <>
            {all}
            <CreateGroup variant="default" />
          </>
        }
      >
        <p>Join a club or a circle of friends, and it’s listed here. Or start your own.</p>
      </Notice>
    )
  return (
    <Notice icon={IconUsersGroup} title="No groups yet" role="status" action={<CreateGroup />}>
      <p>A group brings a club, a boat or a circle of friends together: talk, events and a shared logbook.</p>
    </Notice>
  )
}
