import { Button, Skeleton } from '@mantine/core'
import { forumsPath } from '@soundings/contract/forum-pages'
import { IconSearch, IconSearchOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useDraft } from '#shared/lib/use-draft.ts'
import { useLate } from '#shared/lib/use-late.ts'
import { useTitle } from '#shared/lib/use-title.ts'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { FilterSelect } from '#shared/ui/FilterSelect.tsx'
import { ListEnd } from '#shared/ui/ListEnd.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { PageHead } from '#shared/ui/PageHead.tsx'
import { PathLink } from '#shared/ui/PathLink.tsx'
import { SearchBox } from '#shared/ui/SearchBox.tsx'
import { categoriesQuery } from '../forum.queries.ts'
import type { ForumSearch } from '../forums-search.ts'
import { forumsShortcuts } from '../forums-shortcuts.ts'
import css from './ForumSearchPage.module.css'
import { FoundPosts } from './FoundPosts.tsx'
import { foundText, usernameOf } from './search.view.ts'
import { useForumSearch, useFoundPosts } from './use-forum-search.ts'

const rows = ['a', 'b', 'c', 'd'] as const

/** Searches threads and replies. What is asked stands in the address. */
export const ForumSearchPage = () => {
  const { search, change } = useForumSearch()
  const { q } = search
  useTitle(q ? `‘${q}’ in the forums` : 'Search the forums')
  return (
    <div className={css.page}>
      <PageHead title="Search the forums" lead={<PathLink path={forumsPath}>All forums</PathLink>} />
      <Question search={search} onChange={change} />
      {q === undefined ? (
        <Notice icon={IconSearch} title="What are you looking for?">
          <p>Search for words, animals, places or dive sites. Other names and spellings are found, too.</p>
        </Notice>
      ) : (
        <Answer search={search} onClear={() => change({ category: undefined, author: undefined })} />
      )}
    </div>
  )
}

type Asked = { search: ForumSearch; onChange: (part: ForumSearch) => void }

const Question = ({ search, onChange }: Asked) => {
  const { data: categories = [] } = useQuery(categoriesQuery())
  const author = useDraft(search.author ?? '', (typed) => onChange({ author: usernameOf(typed) }))
  return (
    <div className={css.question}>
      <SearchBox
        label="Search the forums"
        placeholder="Search threads and replies"
        shortcut={forumsShortcuts.search}
        words={search.q ?? ''}
        onSearch={(words) => onChange({ q: words.trim() || undefined })}
      />
      <FilterSelect
        label="Category"
        value={search.category ?? ''}
        onChoose={(category) => onChange({ category: category || undefined })}
      >
        <option value="">All categories</option>
        {categories.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </FilterSelect>
      <input
        className={css.field}
        aria-label="Written by"
        placeholder="By @username"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={40}
        value={author.text}
        onChange={({ target }) => author.write(target.value)}
      />
    </div>
  )
}

const Answer = ({ search, onClear }: { search: ForumSearch; onClear: () => void }) => {
  const found = useFoundPosts(search)
  const { items, first, total, error, isOutdated } = found
  const isLate = useLate(found.isLoading || isOutdated)
  const isNarrowed = search.category !== undefined || search.author !== undefined
  if (!items && error)
    return <FailureNotice title="The forums couldn’t be searched" error={error} onRetry={found.retry} />
  if (!items || !first)
    return (
      isLate && (
        <div role="status" aria-label="Searching" className={css.waiting}>
          {rows.map((row) => (
            <Skeleton key={row} height={92} radius="lg" />
          ))}
        </div>
      )
    )
  return (
    <>
      <p className={css.count} role="status">
        {found.isAnswered && total > 0 && foundText(total)}
        {first.understood.length > 0 && (
          <span>
            Understood as: <bdi>{first.understood.join(', ')}</bdi>
          </span>
        )}
      </p>
      {items.length === 0 ? (
        <Notice
          icon={IconSearchOff}
          title="No matches"
          role="status"
          action={
            isNarrowed && (
              <Button variant="default" onClick={onClear}>
                Search all categories and people
              </Button>
            )
          }
        >
          <p>Try fewer or other words.</p>
        </Notice>
      ) : (
        <div inert={isLate && isOutdated} className={css.body}>
          <FoundPosts items={items} />
          <ListEnd of="results" {...found} />
        </div>
      )}
    </>
  )
}
