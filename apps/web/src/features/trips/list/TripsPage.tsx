import { useTitle } from '#shared/lib/use-title.ts'
import { PageHead } from '#shared/ui/PageHead.tsx'
import css from './planner.module.css'
import { TripPlanner } from './TripPlanner.tsx'

/** The trip planner. */
export const TripsPage = () => {
  useTitle('Trips')
  return (
    <article className={css.page}>
      <PageHead title="Trips" lead="Plan where to dive next, alone or together." />
      <TripPlanner />
    </article>
  )
}
