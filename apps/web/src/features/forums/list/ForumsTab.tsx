import { IconSearch } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { usePages } from '#shared/api/use-pages.ts'
import { useTitle } from '#shared/lib/use-title.ts'
import { isLoggedIn, useSession } from '#shared/session/session-store.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { icon } from '#shared/ui/icons.ts'
import { SavedAgo } from '#shared/ui/SavedAgo.tsx'
import { askedThreadsQuery, recentQuery } from '../forum.queries.ts'
import { ManageButton } from '../manage/ManageButton.tsx'
import { WaitingDrafts } from '../thread/writing-parts.ts'
import { CategoryCards } from './CategoryCards.tsx'
import css from './ForumsTab.module.css'
import { ListBar } from './ListBar.tsx'
import type { ThreadsSearch } from './lists.view.ts'
import { isNarrowed, questionOf, showOptions } from './lists.view.ts'
import { MarkAllRead } from './MarkAllRead.tsx'
import { NoThreads } from './NoThreads.tsx'
import { ThreadList } from './ThreadList.tsx'

type Props = { search: ThreadsSearch; onChange: (search: ThreadsSearch) => void }

/** What was written most recently, or the threads of all categories that the address asks for. */
const useRecent = (search: ThreadsSearch) => {
  const isPlain = search.sort === undefined && !isNarrowed(search)
  const recent = usePages({ ...recentQuery(), enabled: isPlain })
  const asked = usePages({
    ...askedThreadsQuery(search),
    enabled: !isPlain,
    placeholderData: (shown) => shown,
  })
  return isPlain ? recent : asked
}

/** The categories, and what was written most recently in all of them. */
export const Forums = ({ search: said, onChange }: Props) => {
  const options = showOptions(useSession(isLoggedIn), undefined)
  const search = questionOf(said, options)
  const list = useRecent(search)
  return (
    <section aria-label="Forums" className={css.tab}>
      <div className={css.acts}>
        <ButtonLink variant="default" to="/community/forums/search" leftSection={<IconSearch {...icon} />}>
          Search
        </ButtonLink>
        <MarkAllRead />
        <ManageButton />
      </div>
      <Suspense>
        <WaitingDrafts />
      </Suspense>
      <h2 className={css.heading}>Categories</h2>
      <CategoryCards />
      <div className={css.head}>
        <h2 className={css.heading}>Recent posts</h2>
        <p className={css.saved} role="status">
          {list.isAnswered && <SavedAgo at={list.answeredAt} />}
        </p>
      </div>
      <ListBar search={search} options={options} onChange={onChange} />
      <ThreadList list={list} empty={<NoThreads search={search} onChange={onChange} category={null} />} />
    </section>
  )
}

/** The forums in the community hub. */
export const ForumsTab = () => {
  useTitle('Forums')
  const search = useSearch({ from: '/community/forums' })
  const navigate = useNavigate({ from: '/community/forums' })
  return (
    <Forums
      search={search}
      onChange={(part) =>
        void navigate({ search: (now) => ({ ...now, ...part }), replace: true, resetScroll: false })
      }
    />
  )
}
