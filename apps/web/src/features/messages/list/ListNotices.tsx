import { Button, Skeleton } from '@mantine/core'
import { buddiesPages } from '@soundings/contract/buddies-pages'
import { communityPages } from '@soundings/contract/community-pages'
import type { ConversationBox } from '@soundings/contract/messages-fields'
import { IconArchive, IconMailQuestion, IconMessages, IconSearchOff, IconSend } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import css from './rows.module.css'

const widths = ['62%', '48%', '70%', '55%', '66%', '44%'] as const

/** Where conversations will stand. */
export const RowSkeletons = ({ of }: { of: string }) => (
  <div role="status" aria-label={`Loading ${of}`}>
    {widths.map((width) => (
      <div key={width} className={css.skeleton}>
        <Skeleton circle height={44} width={44} />
        <div className={css.words}>
          <Skeleton width={width} height={13} />
          <Skeleton width="80%" height={11} />
        </div>
      </div>
    ))}
  </div>
)

type Words = Pick<ComponentProps<typeof Notice>, 'icon' | 'title'> & { about: string }

const empty: Record<ConversationBox, Words> = {
  inbox: {
    icon: IconMessages,
    title: 'No messages yet',
    about: 'Find a diver among the members or your buddies, and press Message.',
  },
  requests: {
    icon: IconMailQuestion,
    title: 'No message requests',
    about: 'If a member you don’t know writes to you, their request waits here for your answer.',
  },
  sent: {
    icon: IconSend,
    title: 'No sent requests',
    about: 'What you write to members you don’t know waits here until they answer.',
  },
  archived: {
    icon: IconArchive,
    title: 'Nothing archived',
    about: 'Archive a conversation from its menu. A new message brings it back, unless it’s muted.',
  },
}

/** A box in which nothing lies, and where to go. */
export const EmptyBox = ({ box }: { box: ConversationBox }) => {
  const { icon, title, about } = empty[box]
  return (
    <Notice
      icon={icon}
      title={title}
      role="status"
      action={
        box === 'inbox' && (
          <>
            <ButtonLink variant="main" to={communityPages.members}>
              Find members
            </ButtonLink>
            <ButtonLink variant="default" to={buddiesPages.buddies}>
              Your buddies
            </ButtonLink>
          </>
        )
      }
    >
      <p>{about}</p>
    </Notice>
  )
}

/** A search that finds nothing. */
export const NothingFound = ({ onClear }: { onClear: () => void }) => (
  <Notice
    icon={IconSearchOff}
    title="No messages found"
    role="status"
    action={
      <Button variant="default" onClick={onClear}>
        Show all conversations
      </Button>
    }
  >
    <p>Try a whole word or its beginning. Deleted messages can’t be found.</p>
  </Notice>
)
