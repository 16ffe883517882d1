import { Button } from '@mantine/core'
import type { Group } from '@soundings/contract/groups'
import { type GroupTab, groupsPath } from '@soundings/contract/groups-pages'
import { plural } from '@soundings/rules/phrases'
import {
  IconArchive,
  IconHourglass,
  IconLock,
  IconMapPin,
  IconMessages,
  IconShare2,
  IconUserPlus,
  IconUserQuestion,
  IconUsers,
  IconWorld,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { icon } from '#shared/ui/icons.ts'
import { WrittenText } from '#shared/ui/written/WrittenText.tsx'
import { GroupPicture } from '../GroupPicture.tsx'
import { kindWords, membersText, postsText } from '../groups.view.ts'
import { InviteDialog } from '../invitations/InviteDialog.tsx'
import { GroupMenu } from './GroupMenu.tsx'
import css from './GroupPage.module.css'
import { JoinButtons } from './JoinButtons.tsx'
import { shareGroup } from './share-group.ts'

const small = { ...icon, size: 16 }
const kindIcon = { open: IconWorld, request: IconUserQuestion, private: IconLock }

const Facts = ({ group: { kind, country, members, posts, state } }: { group: Group }) => {
  const Kind = kindIcon[kind]
  return (
    <p className={css.facts}>
      <span title={kindWords[kind].about}>
        <Kind {...small} />
        {kindWords[kind].name}
      </span>
      {country && (
        <span>
          <IconMapPin {...small} />
          {country}
        </span>
      )}
      <span>
        <IconUsers {...small} />
        {membersText(members)}
      </span>
      <span>
        <IconMessages {...small} />
        {postsText(posts)}
      </span>
      {state === 'archived' && (
        <span>
          <IconArchive {...small} />
          Archived
        </span>
      )}
      {state === 'held' && (
        <span className={css.held}>
          <IconHourglass {...small} />
          Awaiting review
        </span>
      )}
    </p>
  )
}

/** What a group says of itself, the way in and out, and what can be done with it. */
export const GroupHead = ({ group, onTab }: { group: Group; onTab: (tab: GroupTab) => void }) => {
  const { name, description, may, requests, state, isMember } = group
  const [isInviting, setInviting] = useState(false)
  const invites = may.organise && (state === 'public' || state === 'held')
  return (
    <header className={css.top}>
      <nav aria-label="Breadcrumb" className={css.way}>
        <Link to={groupsPath}>Groups</Link>
      </nav>
      <div className={css.head}>
        <GroupPicture group={group} size={96} />
        <div className={css.who}>
          <h1 tabIndex={-1}>
            <bdi>{name}</bdi>
          </h1>
          <Facts group={group} />
        </div>
        <div className={css.actions}>
          <JoinButtons group={group} />
          {invites && (
            <Button
              variant="default"
              leftSection={<IconUserPlus {...icon} />}
              onClick={() => setInviting(true)}
            >
              Invite
            </Button>
          )}
          <Button variant="default" leftSection={<IconShare2 {...icon} />} onClick={() => shareGroup(group)}>
            Share
          </Button>
          <GroupMenu group={group} onTab={onTab} />
        </div>
      </div>
      {description && (
        <div className={css.description} dir="auto">
          <WrittenText text={description} />
        </div>
      )}
      {state === 'held' && (
        <p className={css.note}>A moderator looks at this group first. Until then only you can see it.</p>
      )}
      {state === 'archived' && (
        <p className={css.note}>This group is archived: you can read it, but nothing new can be added.</p>
      )}
      {requests !== null && requests > 0 && (
        <p className={css.note}>
          {plural(requests, { one: '# diver asks to join.', other: '# divers ask to join.' })}{' '}
          <button type="button" className={css.go} onClick={() => onTab('members')}>
            See requests
          </button>
        </p>
      )}
      {isMember && invites && (
        <InviteDialog group={group} opened={isInviting} onClose={() => setInviting(false)} />
      )}
    </header>
  )
}
