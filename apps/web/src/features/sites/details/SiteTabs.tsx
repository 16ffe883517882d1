import { Tabs } from '@mantine/core'
import type { ReactNode } from 'react'
import tabs from '#shared/ui/tabs.module.css'
import { useTabInSight } from '#shared/ui/use-tab-in-sight.ts'
import css from './SiteTabs.module.css'
import { type SiteTab, siteTabs } from './tabs.view.ts'

type Props = {
  tab: SiteTab
  onTab: (tab: SiteTab) => void
  /** What stands in each; one that is left out has no tab. */
  panels: Partial<Record<SiteTab, ReactNode>>
  /** How much there is in a tab. */
  counts: Partial<Record<SiteTab, ReactNode>>
  /** What can be done, beside the tabs. */
  actions: ReactNode
}

const isTab = (value: string | null): value is SiteTab => siteTabs.some(({ key }) => key === value)

/** What is known of a site, what divers wrote about it, and their photos. Arrow keys walk through the tabs. */
export const SiteTabs = ({ tab, onTab, panels, counts, actions }: Props) => {
  const list = useTabInSight(tab)
  const shown = siteTabs.filter(({ key }) => panels[key] !== undefined)
  return (
    <Tabs
      value={shown.some(({ key }) => key === tab) ? tab : 'details'}
      onChange={(value) => isTab(value) && onTab(value)}
      keepMounted={false}
      classNames={{ list: css.list, tab: tabs.tab }}
    >
      <div className={css.row}>
        <Tabs.List ref={list} aria-label="About this site">
          {shown.map(({ key, label }) => (
            <Tabs.Tab key={key} value={key}>
              {label}
              {counts[key]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {actions}
      </div>
      {shown.map(({ key }) => (
        <Tabs.Panel key={key} value={key}>
          {panels[key]}
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}
