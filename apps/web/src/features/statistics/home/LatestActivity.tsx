import { statisticsPages } from '@soundings/contract/statistics-pages'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { Part } from '#shared/ui/Part.tsx'
import { ActivityLines } from '../sections/ActivityLines.tsx'
import { latestActivityQuery } from '../statistics.queries.ts'
import css from './LatestActivity.module.css'

/** What became public last, for the first screen; nothing where there is nothing yet. */
export const LatestActivity = () => {
  const heading = useId()
  const query = useQuery(latestActivityQuery())
  if (query.data?.items.length === 0) return null
  return (
    <section className={css.latest} aria-labelledby={heading}>
      <header className={css.head}>
        <h2 id={heading} className={css.title}>
          Recent Community Activity
        </h2>
        <Link to={statisticsPages.statistics}>Statistics</Link>
      </header>
      <Part query={query} failed="Recent activity couldn’t be loaded." height={120}>
        {({ items }) => <ActivityLines items={items} />}
      </Part>
    </section>
  )
}
