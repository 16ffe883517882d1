import { Button } from '@mantine/core'
import { IconChartBar, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { MemberPage } from '#shared/members/MemberPage.tsx'
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
    <MemberPage
      title="Statistics"
      about={
        <>
          Everything here is counted from your own log. Only you can see it. <SavedAgo at={dataUpdatedAt} />
        </>
      }
      isWaiting={!data && !error}
    >
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
    </MemberPage>
  )
}
