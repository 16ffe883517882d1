import { VisuallyHidden } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { threadPath } from '@soundings/contract/forum-pages'
import { plural } from '@soundings/rules/phrases'
import { IconMessages } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useConnection } from '#shared/lib/connection.ts'
import { icon } from '#shared/ui/icons.ts'
import { relatedQuery } from '../composer/composer.queries.ts'
import css from './NewThread.module.css'

/** How long typing pauses before its words are looked up, in milliseconds. */
const typingPause = 400
/** Fewer letters find everything. */
const least = 4

/** Threads that a title may be about. They open beside what is being written. */
export const RelatedThreads = ({ title }: { title: string }) => {
  const isOffline = useConnection((connection) => connection.isOffline)
  const [asked] = useDebouncedValue(title.trim(), typingPause)
  const isWanted = asked.length >= least && !isOffline
  const { data } = useQuery({
    ...relatedQuery(asked),
    enabled: isWanted,
    placeholderData: keepPreviousData,
  })
  const found = isWanted ? (data?.items ?? []) : []
  return (
    <div role="status">
      {found.length > 0 && (
        <div className={css.related}>
          <p className={css.relatedTitle}>
            <IconMessages {...icon} />
            Somebody may have asked this
          </p>
          <ul>
            {found.map((thread) => (
              <li key={thread.id}>
                <a href={threadPath(thread)} target="_blank" rel="noopener">
                  <bdi>{thread.title}</bdi>
                  <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
                </a>
                <span className={css.about}>
                  {thread.solutionN === null ? '' : 'Solved · '}
                  {plural(thread.replies, { one: '# reply', other: '# replies' })}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
