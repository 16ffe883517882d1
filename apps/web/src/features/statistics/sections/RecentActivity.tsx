import { usePages } from '#shared/api/use-pages.ts'
import { definitions } from '../definitions.ts'
import { recentActivityQuery } from '../statistics.queries.ts'
import { ActivityLines } from './ActivityLines.tsx'
import { Listed } from './Listed.tsx'
import { Section } from './Section.tsx'

/** What became public, newest first. */
export const RecentActivity = () => {
  const list = usePages(recentActivityQuery())
  return (
    <Section title="Recent Community Activity" definition={definitions.activity}>
      <Listed
        list={list}
        of="activity"
        failed="Recent activity couldn’t be loaded"
        empty="Nothing yet. What divers share appears here once it’s public."
      >
        {(items) => <ActivityLines items={items} />}
      </Listed>
    </Section>
  )
}
