import { Skeleton } from '@mantine/core'
import type { ForumCategory } from '@soundings/contract/forum'
import { plural } from '@soundings/rules/phrases'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useLate } from '#shared/lib/use-late.ts'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { categoriesQuery } from '../forum.queries.ts'
import css from './CategoryCards.module.css'
import { iconOfCategory } from './category-icons.ts'

const places = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const

const CategoryCard = ({ category }: { category: ForumCategory }) => {
  const Picture = iconOfCategory[category.icon]
  return (
    <Link to="/community/forums/$category" params={{ category: category.slug }} className={css.card}>
      <span className={css.icon} data-kind={category.kind}>
        <Picture size={22} stroke={1.8} aria-hidden />
      </span>
      <span className={css.words}>
        <strong className={css.name}>{category.name}</strong>
        <span className={css.about}>{category.description}</span>
        <span className={css.counts}>
          {plural(category.topics, { one: '# topic', other: '# topics' })}
          {' · '}
          {plural(category.posts, { one: '# post', other: '# posts' })}
          {category.archivedAt !== null && ' · Archived'}
        </span>
      </span>
    </Link>
  )
}

/** The rooms of the forums. */
export const CategoryCards = () => {
  const { data, error, isFetching, refetch } = useQuery(categoriesQuery())
  const isLate = useLate(data === undefined && error === null)
  if (!data && error && !isFetching)
    return (
      <FailureNotice
        title="Categories couldn’t be loaded"
        level={3}
        error={error}
        onRetry={() => void refetch()}
      />
    )
  if (!data)
    return (
      <div className={css.cards} role="status" aria-label="Loading categories">
        {isLate && places.map((place) => <Skeleton key={place} height={104} radius="lg" />)}
      </div>
    )
  return (
    <ul className={css.cards} aria-label="Categories">
      {data.map((category) => (
        <li key={category.id}>
          <CategoryCard category={category} />
        </li>
      ))}
    </ul>
  )
}
