import { Skeleton, Tabs } from '@mantine/core'
import type { Group } from '@soundings/contract/groups'
import { type GroupTab, groupTabs } from '@soundings/contract/groups-pages'
import { numberText } from '@soundings/rules/phrases'
import { type ReactNode, Suspense } from 'react'
import { GroupEvents } from '#features/events/index.ts'
import { Talk } from '#features/forums/index.ts'
import tabs from '#shared/ui/tabs.module.css'
import { Logbook } from '../logbook/Logbook.tsx'
import { Members } from '../members/Members.tsx'
import { HomeSites } from '../sites/HomeSites.tsx'
import css from './GroupPage.module.css'

const labels: Record<GroupTab, string> = {
  talk: 'Talk',
  events: 'Events',
  members: 'Members',
  logbook: 'Logbook',
  sites: 'Home sites',
}

const isTab = (value: string | null): value is GroupTab => groupTabs.some((tab) => tab === value)

type Props = { group: Group; tab: GroupTab; onTab: (tab: GroupTab) => void }

/** What the members of a group do together, part by part. Arrow keys walk through the tabs. */
export const GroupParts = ({ group, tab, onTab }: Props) => {
  const { id, may, members, homeSites, state } = group
  const isOpen = state === 'public'
  const panels: Record<GroupTab, () => ReactNode> = {
    talk: () => (
      <Talk
        of={{ group: id }}
        mayWrite={may.write}
        invitation="Say hello, ask who dives on Sunday, or share what you saw."
        aside={<p>{isOpen ? 'Join the group to write the first words.' : 'There is nothing to read.'}</p>}
      />
    ),
    events: () => <GroupEvents groupId={id} mayCreate={may.write} />,
    members: () => <Members group={group} />,
    logbook: () => <Logbook group={group} />,
    sites: () => <HomeSites group={group} />,
  }
  const counts: Partial<Record<GroupTab, number>> = { members, sites: homeSites.length }
  return (
    <Tabs
      value={tab}
      onChange={(value) => isTab(value) && onTab(value)}
      keepMounted={false}
      classNames={{ list: css.tabs ?? '', tab: tabs.tab ?? '', panel: css.part ?? '' }}
    >
      <Tabs.List aria-label="About this group">
        {groupTabs.map((key) => (
          <Tabs.Tab key={key} value={key}>
            {labels[key]}
            {(counts[key] ?? 0) > 0 && <span className={css.number}>{numberText(counts[key] ?? 0)}</span>}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {groupTabs.map((key) => (
        <Tabs.Panel key={key} value={key}>
          <Suspense fallback={<Skeleton height={180} radius="lg" />}>{panels[key]()}</Suspense>
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}
