import type { ForumCategory } from '@soundings/contract/forum'
import { categoryFeedPath } from '@soundings/contract/forum-pages'
import { plural } from '@soundings/rules/phrases'
import { IconMessages, IconRss, IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { Suspense, useEffect, useEffectEvent } from 'react'
import { usePages } from '#shared/api/use-pages.ts'
import { useTitle } from '#shared/lib/use-title.ts'
import { isLoggedIn, useSession } from '#shared/session/session-store.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { icon } from '#shared/ui/icons.ts'
import { Notice } from '#shared/ui/Notice.tsx'
import { SavedAgo } from '#shared/ui/SavedAgo.tsx'
import { askedThreadsQuery, categoriesQuery } from '../forum.queries.ts'
import { WaitingDrafts } from '../thread/writing-parts.ts'
import css from './CategoryPage.module.css'
import { CreatePost } from './CreatePost.tsx'
import { iconOfCategory } from './category-icons.ts'
import { ListBar } from './ListBar.tsx'
import type { ThreadsSearch } from './lists.view.ts'
import { questionOf, showOptions } from './lists.view.ts'
import { MarkAllRead } from './MarkAllRead.tsx'
import { NoThreads } from './NoThreads.tsx'
import { ThreadList } from './ThreadList.tsx'

const Head = ({ category }: { category: ForumCategory }) => {
  const Picture = iconOfCategory[category.icon]
  return (
    <header className={css.head}>
      <h1 tabIndex={-1}>
        <Picture size={28} stroke={1.8} aria-hidden className={css.icon} />
        {category.name}
      </h1>
      <p className={css.lead}>{category.description}</p>
      <p className={css.counts}>
        {plural(category.topics, { one: '# topic', other: '# topics' })}
        {' · '}
        {plural(category.posts, { one: '# post', other: '# posts' })}
      </p>
      {category.archivedAt !== null && (
        <p className={css.archived}>This category is archived: you can read it, and nobody writes in it.</p>
      )}
    </header>
  )
}

type Props = {
  slug: string
  search: ThreadsSearch
  onChange: (search: ThreadsSearch) => void
  /** The category was renamed: this is its slug now. */
  onMoved: (slug: string) => void
}

/** A category by its slug: its threads in an order, or some of them. */
export const Category = ({ slug, search: said, onChange, onMoved }: Props) => {
  const { data: categories } = useQuery(categoriesQuery())
  const category = categories?.find((one) => one.slug === slug)
  useTitle(category?.name ?? 'Forums')
  const options = showOptions(useSession(isLoggedIn), category?.kind)
  const search = questionOf(said, options)
  const list = usePages({ ...askedThreadsQuery(search, slug), placeholderData: (shown) => shown })
  const now = categories && !category ? list.items?.[0]?.category.slug : undefined
  const lead = useEffectEvent(onMoved)
  useEffect(() => {
    if (now !== undefined && now !== slug) lead(now)
  }, [now, slug])
  const isMissing = categories !== undefined && !category && list.error !== null
  if (isMissing)
    return (
      <div className={css.page}>
        <Notice
          icon={IconMessages}
          title="Category not found"
          level={1}
          role="alert"
          action={
            <ButtonLink variant="default" to="/community/forums">
              All categories
            </ButtonLink>
          }
        >
          <p>It may have been renamed or removed.</p>
        </Notice>
      </div>
    )
  const isArchived = category?.archivedAt != null
  return (
    <div className={css.page}>
      <nav aria-label="Breadcrumb">
        <Link to="/community/forums" className={css.back}>
          Forums
        </Link>
      </nav>
      {category ? <Head category={category} /> : <div className={css.headWaiting} />}
      <div className={css.acts}>
        {!isArchived && <CreatePost category={slug} />}
        <ButtonLink
          variant="default"
          to="/community/forums/search"
          search={{ category: slug }}
          leftSection={<IconSearch {...icon} />}
        >
          Search
        </ButtonLink>
        <MarkAllRead category={slug} />
        <a className={css.feed} href={categoryFeedPath(slug)}>
          <IconRss {...icon} />
          Feed
        </a>
      </div>
      <Suspense>
        <WaitingDrafts />
      </Suspense>
      <div className={css.bar}>
        <ListBar search={search} options={options} onChange={onChange} />
        <p className={css.saved} role="status">
          {list.isAnswered && <SavedAgo at={list.answeredAt} />}
        </p>
      </div>
      <ThreadList
        list={list}
        showsCategory={false}
        level={2}
        empty={
          <NoThreads
            search={search}
            onChange={onChange}
            category={category ? { slug, name: category.name, isArchived } : null}
          />
        }
      />
    </div>
  )
}

/** A category of the forums. */
export const CategoryPage = () => {
  const { category } = useParams({ from: '/community/forums/$category' })
  const search = useSearch({ from: '/community/forums/$category' })
  const navigate = useNavigate({ from: '/community/forums/$category' })
  return (
    <Category
      key={category}
      slug={category}
      search={search}
      onChange={(part) =>
        void navigate({ search: (now) => ({ ...now, ...part }), replace: true, resetScroll: false })
      }
      onMoved={(slug) =>
        void navigate({ params: { category: slug }, search: (now) => now, replace: true, resetScroll: false })
      }
    />
  )
}
