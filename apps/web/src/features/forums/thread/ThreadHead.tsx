import { Button, Menu } from '@mantine/core'
import { forumTexts, type Thread } from '@soundings/contract/forum'
import { threadFeedPath } from '@soundings/contract/forum-pages'
import { plural } from '@soundings/rules/phrases'
import {
  IconCircleCheck,
  IconDots,
  IconEyeOff,
  IconHourglass,
  IconLink,
  IconLock,
  IconMapPin,
  IconPin,
  IconRss,
  IconShare2,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { ActionMenu } from '#shared/ui/ActionMenu.tsx'
import { icon } from '#shared/ui/icons.ts'
import { copyLink } from '#shared/ui/share-link.ts'
import { ThreadMenuItems } from '../moderate/ThreadMenuItems.tsx'
import { addressOf, share } from './post-acts.ts'
import css from './ThreadHead.module.css'
import { WatchMenu } from './WatchMenu.tsx'

const small = { size: 16, stroke: 1.9, 'aria-hidden': true } as const

const stateOf = ({ state, isPinned, isLocked, solutionN }: Thread) => [
  ...(solutionN !== null ? [{ icon: IconCircleCheck, text: 'Solved', kind: 'solved' }] : []),
  ...(isPinned ? [{ icon: IconPin, text: 'Pinned', kind: 'quiet' }] : []),
  ...(isLocked ? [{ icon: IconLock, text: 'Locked', kind: 'quiet' }] : []),
  ...(state === 'held' ? [{ icon: IconHourglass, text: 'Awaiting review', kind: 'held' }] : []),
  ...(state === 'removed' ? [{ icon: IconEyeOff, text: 'Hidden by moderators', kind: 'held' }] : []),
]

/** What a thread is called, where it belongs and how it stands, and what can be done with it. */
export const ThreadHead = ({ thread }: { thread: Thread }) => {
  const { title, site, group, event, tags, replies, views, isLocked } = thread
  const category = group || event ? null : thread.category
  return (
    <header className={css.head}>
      <nav aria-label="Breadcrumb" className={css.way}>
        {group && (
          <>
            <Link to="/community/groups">Groups</Link>
            <span aria-hidden="true">/</span>
            <Link
              to="/community/groups/$groupId/$slug"
              params={{ groupId: group.id, slug: group.slug || '-' }}
            >
              <bdi>{group.name}</bdi>
            </Link>
          </>
        )}
        {event && (
          <>
            <Link to="/community/events">Events</Link>
            <span aria-hidden="true">/</span>
            <Link
              to="/community/events/$eventId/$slug"
              params={{ eventId: event.id, slug: event.slug || '-' }}
            >
              <bdi>{event.title}</bdi>
            </Link>
          </>
        )}
        {category && (
          <>
            <Link to="/community/forums">Forums</Link>
            <span aria-hidden="true">/</span>
            <Link to="/community/forums/$category" params={{ category: category.slug }}>
              {category.name}
            </Link>
          </>
        )}
      </nav>
      <h1 tabIndex={-1} className={css.title} dir="auto">
        {title}
      </h1>
      <div className={css.facts}>
        {stateOf(thread).map(({ icon: Sign, text, kind }) => (
          <span key={text} className={css.mark} data-kind={kind}>
            <Sign {...small} />
            {text}
          </span>
        ))}
        {site && (
          <Link
            to="/sites/$siteId/{-$slug}"
            params={{ siteId: site.id, slug: site.slug }}
            className={css.site}
          >
            <IconMapPin {...small} />
            <bdi>{site.siteName}</bdi>
          </Link>
        )}
        {tags.map((tag) =>
          category ? (
            <Link
              key={tag}
              to="/community/forums/$category"
              params={{ category: category.slug }}
              search={{ tag }}
              className={css.tag}
            >
              {tag}
            </Link>
          ) : (
            <span key={tag} className={css.tag}>
              {tag}
            </span>
          ),
        )}
        <span className={css.counts}>
          {plural(replies, { one: '# reply', other: '# replies' })}
          {' · '}
          {plural(views, { one: '# view', other: '# views' })}
        </span>
      </div>
      <div className={css.acts}>
        <WatchMenu thread={thread} />
        <Button variant="default" leftSection={<IconShare2 {...icon} />} onClick={() => share(thread)}>
          Share
        </Button>
        <ActionMenu
          label="More about this thread"
          icon={<IconDots {...icon} />}
          width={250}
          variant="default"
        >
          <Menu.Item leftSection={<IconLink {...icon} />} onClick={() => void copyLink(addressOf(thread))}>
            Copy link
          </Menu.Item>
          <Menu.Item component="a" href={threadFeedPath(thread.id)} leftSection={<IconRss {...icon} />}>
            Feed of replies
          </Menu.Item>
          <ThreadMenuItems thread={thread} />
        </ActionMenu>
      </div>
      {thread.state === 'held' && <p className={css.note}>{forumTexts.held}</p>}
      {isLocked && <p className={css.note}>This thread is locked: you can read it, and nobody can reply.</p>}
    </header>
  )
}
