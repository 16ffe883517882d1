import { Button } from '@mantine/core'
import { IconChecks, IconMessages, IconSearchOff } from '@tabler/icons-react'
import { Notice } from '#shared/ui/Notice.tsx'
import { CreatePost } from './CreatePost.tsx'
import type { ThreadsSearch } from './lists.view.ts'
import { everything, isNarrowed } from './lists.view.ts'

type Props = {
  search: ThreadsSearch
  onChange: (search: ThreadsSearch) => void
  /** The category that is empty; null where all are. */
  category: { slug: string; name: string; isArchived: boolean } | null
}

/** A list in which nothing stands: nobody wrote yet, or nothing is left by what was chosen. */
export const NoThreads = ({ search, onChange, category }: Props) => {
  const all = (
    <Button variant="default" onClick={() => onChange(everything)}>
      Show all posts
    </Button>
  )
  if (search.show === 'unread')
    return (
      <Notice icon={IconChecks} title="You’re all caught up" level={3} role="status" action={all}>
        <p>You’ve read everything here.</p>
      </Notice>
    )
  if (search.show === 'watched')
    return (
      <Notice
        icon={IconSearchOff}
        title="You aren’t watching any posts here"
        level={3}
        role="status"
        action={all}
      >
        <p>Watch a post to hear of new replies. You watch what you write in by itself.</p>
      </Notice>
    )
  if (isNarrowed(search))
    return (
      <Notice icon={IconSearchOff} title="No posts match" level={3} role="status" action={all}>
        <p>Every post here has been answered, or none has what you chose.</p>
      </Notice>
    )
  if (category?.isArchived)
    return (
      <Notice icon={IconMessages} title="No posts here" level={3} role="status">
        <p>This category is archived, so nobody can write in it.</p>
      </Notice>
    )
  return (
    <Notice
      icon={IconMessages}
      title={category ? `No posts in ${category.name} yet` : 'No posts yet'}
      level={3}
      role="status"
      action={<CreatePost category={category?.slug} variant="main" />}
    >
      <p>Ask a question, share what you saw, or warn others. Everybody can read it.</p>
    </Notice>
  )
}
