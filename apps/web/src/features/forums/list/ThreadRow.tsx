import { VisuallyHidden } from '@mantine/core'
import type { ThreadLine } from '@soundings/contract/forum'
import { plural } from '@soundings/rules/phrases'
import {
  type Icon,
  IconCalendarEvent,
  IconCircleCheck,
  IconEye,
  IconEyeOff,
  IconHeart,
  IconHourglass,
  IconLock,
  IconMapPin,
  IconMessage,
  IconPin,
  IconUsersGroup,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { PersonPicture } from '#shared/people/PersonPicture.tsx'
import { Ago } from '#shared/ui/Ago.tsx'
import { authorName, isUnread, shortNumber } from '../forum.view.ts'
import css from './ThreadRow.module.css'

const small = { size: 15, stroke: 1.9, 'aria-hidden': true } as const

const Mark = ({ icon: Sign, text, kind }: { icon: Icon; text: string; kind: string }) => (
  <span className={css.mark} data-kind={kind}>
    <Sign {...small} />
    {text}
  </span>
)

const Count = ({ icon: Sign, count, words }: { icon: Icon; count: number; words: string }) => (
  <span className={css.count} title={words}>
    <Sign {...small} />
    <span aria-hidden="true">{shortNumber(count)}</span>
    <VisuallyHidden>{words}</VisuallyHidden>
  </span>
)

type Props = {
  thread: ThreadLine
  /** Beside threads of one category its name says nothing. */
  showsCategory?: boolean
  /** The same beside threads of one site. */
  showsSite?: boolean
  /** The same beside threads of one group or event. */
  showsTalk?: boolean
  level?: 2 | 3 | 4
}

/** A thread in a list: who began it, what it is about, and how much there is in it. */
export const ThreadRow = ({
  thread,
  showsCategory = true,
  showsSite = true,
  showsTalk = true,
  level = 3,
}: Props) => {
  const { id, slug, title, excerpt, category, site, group, event, author, tags } = thread
  const { replies, views, likes } = thread
  const Heading = `h${level}` as const
  const isNew = isUnread(thread)
  return (
    <article className={css.row} data-unread={isNew} aria-labelledby={`thread-${id}`}>
      <PersonPicture avatar={author?.avatar ?? null} />
      <div className={css.main}>
        <p className={css.about}>
          {author ? (
            <Link to="/profile/$username" params={{ username: author.handle }} className={css.author}>
              <bdi>{authorName(thread)}</bdi>
            </Link>
          ) : (
            <span>{authorName(thread)}</span>
          )}
          <Ago at={thread.createdAt} />
          {showsTalk && group && (
            <Link
              to="/community/groups/$groupId/$slug"
              params={{ groupId: group.id, slug: group.slug || '-' }}
              className={css.place}
            >
              <IconUsersGroup {...small} />
              <bdi>{group.name}</bdi>
            </Link>
          )}
          {showsTalk && event && (
            <Link
              to="/community/events/$eventId/$slug"
              params={{ eventId: event.id, slug: event.slug || '-' }}
              className={css.place}
            >
              <IconCalendarEvent {...small} />
              <bdi>{event.title}</bdi>
            </Link>
          )}
          {showsCategory && !group && !event && (
            <Link to="/community/forums/$category" params={{ category: category.slug }} className={css.place}>
              {category.name}
            </Link>
          )}
          {showsSite && site && (
            <Link
              to="/sites/$siteId/{-$slug}"
              params={{ siteId: site.id, slug: site.slug }}
              className={css.place}
            >
              <IconMapPin {...small} />
              <bdi>{site.siteName}</bdi>
            </Link>
          )}
        </p>
        <Heading id={`thread-${id}`} className={css.title}>
          <Link to="/community/forums/threads/$threadId/$slug" params={{ threadId: id, slug: slug || '-' }}>
            {isNew && (
              <span className={css.dot}>
                <VisuallyHidden>Unread: </VisuallyHidden>
              </span>
            )}
            <bdi>{title}</bdi>
          </Link>
        </Heading>
        {excerpt !== '' && (
          <p className={css.excerpt} dir="auto">
            {excerpt}
          </p>
        )}
        <p className={css.foot}>
          {thread.isPinned && <Mark icon={IconPin} text="Pinned" kind="pinned" />}
          {thread.solutionN !== null && <Mark icon={IconCircleCheck} text="Solved" kind="solved" />}
          {thread.isLocked && <Mark icon={IconLock} text="Locked" kind="quiet" />}
          {thread.state === 'held' && <Mark icon={IconHourglass} text="Awaiting review" kind="held" />}
          {thread.state === 'removed' && <Mark icon={IconEyeOff} text="Hidden" kind="held" />}
          {tags.map((tag) =>
            group ? (
              <span key={tag} className={css.tag}>
                {tag}
              </span>
            ) : (
              <Link
                key={tag}
                to="/community/forums/$category"
                params={{ category: category.slug }}
                search={{ tag }}
                className={css.tag}
              >
                {tag}
              </Link>
            ),
          )}
          <span className={css.counts}>
            <Count
              icon={IconMessage}
              count={replies}
              words={plural(replies, { one: '# reply', other: '# replies' })}
            />
            <Count icon={IconEye} count={views} words={plural(views, { one: '# view', other: '# views' })} />
            <Count
              icon={IconHeart}
              count={likes}
              words={plural(likes, { one: '# thank-you', other: '# thank-yous' })}
            />
          </span>
          {replies > 0 && (
            <span className={css.last}>
              Last reply <Ago at={thread.lastAt} />
            </span>
          )}
        </p>
      </div>
    </article>
  )
}
