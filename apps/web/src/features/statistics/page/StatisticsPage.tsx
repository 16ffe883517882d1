import { useTitle } from '#shared/lib/use-title.ts'
import { PageHead } from '#shared/ui/PageHead.tsx'
import { Categories, Destinations, Growth, SeenThisMonth } from '../sections/Charts.tsx'
import { CommunityInsights } from '../sections/CommunityInsights.tsx'
import { Distribution } from '../sections/Distribution.tsx'
import { Equipment } from '../sections/Equipment.tsx'
import { Overview } from '../sections/Overview.tsx'
import { PopularSites } from '../sections/PopularSites.tsx'
import { RecentActivity } from '../sections/RecentActivity.tsx'
import { Seasons } from '../sections/Seasons.tsx'
import css from './StatisticsPage.module.css'

/** What divers did together, counted; each section comes and fails alone. */
export const StatisticsPage = () => {
  useTitle('Community Statistics')
  return (
    <div className={css.page}>
      <PageHead
        title="Community Statistics"
        lead="What divers found and shared together. Press (i) beside a number to read how it’s counted."
      />
      <Overview />
      <div className={css.pair}>
        <Destinations />
        <Categories />
      </div>
      <PopularSites />
      <div className={css.pair}>
        <RecentActivity />
        <CommunityInsights />
      </div>
      <Distribution />
      <div className={css.pair}>
        <Seasons />
      </div>
      <div className={css.pair}>
        <SeenThisMonth />
        <Growth />
      </div>
      <Equipment />
    </div>
  )
}
