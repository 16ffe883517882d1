import { Button } from '@mantine/core'
import { diveLogPages } from '@soundings/contract/dive-log-pages'
import { IconArrowLeft, IconChartBar, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { icon } from '#shared/ui/icons.ts'
import { Notice } from '#shared/ui/Notice.tsx'
import { SavedAgo } from '#shared/ui/SavedAgo.tsx'
import { statisticsQuery } from '../dive-log.queries.ts'
import { openDiveForm } from '../form/dive-form-store.ts'
import { Charts } from './Charts.tsx'
import { DiveDays } from './DiveDays.tsx'
import { Headlines } from './Headlines.tsx'
import { Insights } from './Insights.tsx'
import { LifeList } from './LifeList.tsx'
import { StartingDives } from './StartingDives.tsx'
import css from './Statistics.module.css'
import { StatisticsSkeleton } from './StatisticsSkeleton.tsx'

const addDive = (
  <Button variant="main" leftSection={<IconPlus {...icon} />} onClick={() => openDiveForm()}>
    Add New Dive
  </Button>
)

/** What the log of a member says, from its first dive on. */
export const Statistics = () => {
  const { data, error, isFetching, refetch, dataUpdatedAt } = useQuery(statisticsQuery())
  return (
    <article className={css.page} aria-busy={!data && !error}>
      <header className={css.head}>
        <Link className={css.back} to={diveLogPages.log}>
          <IconArrowLeft {...icon} />
          Dive Log
        </Link>
        <h1 tabIndex={-1}>Statistics</h1>
        <p className={css.about}>
          Everything here is counted from your own log. Only you can see it. <SavedAgo at={dataUpdatedAt} />
        </p>
      </header>
      {!data && error && !isFetching && (
        <FailureNotice title="Couldn’t load your statistics" error={error} onRetry={() => void refetch()} />
      )}
      {!data && isFetching && <StatisticsSkeleton />}
      {data && data.loggedDives === 0 && (
        <>
          <Notice icon={IconChartBar} title="Your statistics start with your first dive" action={addDive}>
            <p>
              You’ll see how often, how deep and how warm you dive, with whom and where, every species you’ve
              met, and how your air use changes over time.
            </p>
          </Notice>
          <StartingDives startingDives={data.startingDives} />
        </>
      )}
      {data && data.loggedDives > 0 && (
        <>
          <Headlines statistics={data} />
          <Insights />
          <DiveDays years={data.years} />
          <Charts statistics={data} />
          <LifeList />
          <StartingDives startingDives={data.startingDives} />
        </>
      )}
    </article>
  )
}
