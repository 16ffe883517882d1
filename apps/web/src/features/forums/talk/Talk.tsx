import { IconMessages } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { usePages } from '#shared/api/use-pages.ts'
import { Notice } from '#shared/ui/Notice.tsx'
import { SavedAgo } from '#shared/ui/SavedAgo.tsx'
import { threadsQuery } from '../forum.queries.ts'
import { CreatePost } from '../list/CreatePost.tsx'
import { ListBar } from '../list/ListBar.tsx'
import { isNarrowed, type ThreadsSearch } from '../list/lists.view.ts'
import { NoThreads } from '../list/NoThreads.tsx'
import { ThreadList } from '../list/ThreadList.tsx'
import css from './Talk.module.css'

type Props = {
  /** The id of the group or the event. */
  of: { group: string } | { event: string }
  mayWrite: boolean
  /** What it begins with, where nobody has written yet and one may. */
  invitation: string
  level?: 2 | 3
  /** What is said to whoever may not write where nobody has written yet. */
  aside: ReactNode
}

/** What the members of a group, or the people of an event, talk about: its own threads, and the way to a new one. */
export const Talk = ({ of, mayWrite, invitation, level = 2, aside }: Props) => {
  const [search, setSearch] = useState<ThreadsSearch>({})
  const { sort } = search
  const list = usePages({
    ...threadsQuery({ ...of, ...(sort && { sort }) }),
    placeholderData: (shown) => shown,
  })
  const change = (part: ThreadsSearch) => setSearch((now) => ({ ...now, ...part }))
  const isEmpty = list.items?.length === 0 && !isNarrowed(search)
  return (
    <section className={css.talk} aria-label="Talk">
      {!isEmpty && (
        <div className={css.bar}>
          <ListBar search={search} options={[]} onChange={change} />
          <p className={css.saved} role="status">
            {list.isAnswered && <SavedAgo at={list.answeredAt} />}
          </p>
          {mayWrite && <CreatePost {...of} variant="default" />}
        </div>
      )}
      <ThreadList
        list={list}
        showsTalk={false}
        level={level}
        showsCategory={false}
        empty={
          isEmpty ? (
            <Notice
              icon={IconMessages}
              title="Nobody has written here yet"
              level={level}
              role="status"
              action={mayWrite && <CreatePost {...of} />}
            >
              {mayWrite ? <p>{invitation}</p> : aside}
            </Notice>
          ) : (
            <NoThreads search={search} onChange={setSearch} category={null} />
          )
        }
      />
    </section>
  )
}
