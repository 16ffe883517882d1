import { favorites } from '@soundings/contract/favorites'
import { type Site, sites } from '@soundings/contract/sites'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentProps, useState } from 'react'
import { vi } from 'vitest'
import { seeEverything } from '#shared/testing/in-view.ts'
import { stubNetwork } from '#shared/testing/network.ts'
import { resetSession } from '#shared/testing/people.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { buildSite } from '#shared/testing/sites.ts'
import { withLinks } from '#shared/testing/with-links.tsx'
import { SiteDetails } from './SiteDetails.tsx'
import type { SiteSlots } from './slots.ts'
import type { SiteTab } from './tabs.view.ts'

// For tests of the details of a site.

type Network = ReturnType<typeof stubNetwork>

/** Nobody is here yet, and nothing is near any site. */
export const beginReading = (): Network => {
  resetSession()
  seeEverything()
  const network = stubNetwork()
  network.answer(favorites.mine, { ids: [] })
  network.answer(sites.nearby, { items: [] })
  return network
}

type Actions = Pick<
  ComponentProps<typeof SiteDetails>,
  'onTab' | 'onAddress' | 'onOpenSite' | 'onEdit' | 'onShowMap' | 'onClose'
>

/** What other features say of the site. */
const slots: SiteSlots = {
  gallery: ({ siteName }) => <p>What divers brought back from {siteName}</p>,
  reports: ({ siteName }) => <p>What divers wrote about {siteName}</p>,
  digest: (_site, form) =>
    ({
      now: <h2>What divers report</h2>,
      months: <h2>Month by month</h2>,
      line: 'visibility 22 m',
      words: <> from 42 dive reports</>,
      number: <span> 42</span>,
    })[form],
  map: ({ siteName }, onOpenSite) => (
    <button type="button" onClick={() => onOpenSite('another')}>
      Map around {siteName}
    </button>
  ),
  events: () => null,
  talk: ({ siteName }, form) =>
    form === 'number' ? <span> 3</span> : <p>What divers ask about {siteName}</p>,
  actions: () => <button type="button">Dive report</button>,
}

/** The details with the tab remembered, as the address of the page does it. */
const Details = (props: { siteId: string; firstTab: SiteTab | undefined; actions: Actions }) => {
  const { siteId, firstTab, actions } = props
  const [tab, setTab] = useState(firstTab)
  const onTab = (next: SiteTab) => {
    setTab(next)
    actions.onTab(next)
  }
  return <SiteDetails siteId={siteId} takesFocus {...actions} tab={tab} onTab={onTab} slots={slots} />
}

type Place = { hasMapBeside?: boolean }

export const openDetails = (siteId: string, firstTab?: SiteTab, { hasMapBeside = false }: Place = {}) => {
  const actions = {
    onShowMap: vi.fn(),
    onClose: vi.fn(),
    onTab: vi.fn(),
    onAddress: vi.fn(),
    onEdit: vi.fn(),
    onOpenSite: vi.fn(),
  }
  const shown = hasMapBeside ? { ...actions, onShowMap: undefined } : actions
  renderPart(withLinks(<Details siteId={siteId} firstTab={firstTab} actions={shown} />))
  return { ...actions, user: userEvent.setup() }
}

/** The details of a site that the server knows. */
export const openSite = async (network: Network, known: Partial<Site> = {}, tab?: SiteTab, place?: Place) => {
  const site = buildSite(known)
  network.answer(sites.get, site)
  const opened = openDetails(site.id, tab, place)
  await screen.findByRole('heading', { level: 1 })
  return { ...opened, site }
}
