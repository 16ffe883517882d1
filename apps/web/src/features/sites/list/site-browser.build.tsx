import type { SiteFacets } from '@soundings/contract/site-filter'
import { type Site, sites } from '@soundings/contract/sites'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentProps, useEffect, useState } from 'react'
import { vi } from 'vitest'
import { stubNetwork } from '#shared/testing/network.ts'
import { resetSession } from '#shared/testing/people.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { buildSummary } from '#shared/testing/sites.ts'
import { SiteBrowser } from './SiteBrowser.tsx'

// For tests of the list of sites beside the map.

export const blueHole = buildSummary({
  siteName: 'Blue Hole',
  city: 'Dahab',
  country: 'Egypt',
  maxDepth: 56,
  difficulty: 'technical',
})
export const house = buildSummary({
  siteName: 'House Reef',
  city: 'Dahab',
  country: 'Egypt',
  maxDepth: 12,
  difficulty: 'beginner',
})
export const wreck = buildSummary({ siteName: 'Giannis D', country: 'Egypt' })

export const many = (count: number) =>
  Array.from({ length: count }, (_, at) => buildSummary({ siteName: `Reef ${at}` }))

const facets: SiteFacets = {
  country: [{ value: 'Egypt', count: 2 }],
  difficulty: [],
  waterBodyType: [],
  diveSiteCategory: [],
  diveType: [],
  maxDepth: [{ value: 18, count: 0 }],
  avoid: [],
  hasPhotos: 0,
}

type Network = ReturnType<typeof stubNetwork>

/** Nobody is here yet, and the server has counted what each filter leaves. */
export const beginBrowsing = (): Network => {
  resetSession()
  const network = stubNetwork()
  network.answer(sites.facets, { total: 2, facets })
  return network
}

/** The server knows this site. Its address would answer for the filters as well, so theirs comes last. */
export const answerSite = (network: Network, site: Site) => {
  network.answer(sites.get, site)
  network.answer(sites.facets, { total: 2, facets })
}

type HostProps = Omit<ComponentProps<typeof SiteBrowser>, 'question' | 'onAsk' | 'personalFilters'> & {
  words: string
  /** Gives the test what the address bar gives a person. */
  takeAddress: (goTo: (words: string) => void) => void
}

export const signedOut = { state: 'signed-out' } as const

/** Keeps the words as the address keeps them in the app. */
const Host = ({ words: first, takeAddress, ...rest }: HostProps) => {
  const [words, setWords] = useState(first)
  useEffect(() => takeAddress(setWords), [takeAddress])
  return (
    <SiteBrowser
      {...rest}
      personalFilters={signedOut}
      question={words === '' ? {} : { q: words }}
      onAsk={({ q = '' }) => setWords(q)}
    />
  )
}

type Opening = { words?: string; selectedId?: string | null }

export const openBrowser = ({ words = '', selectedId = null }: Opening = {}) => {
  const onSelect = vi.fn()
  const onOnlyResult = vi.fn()
  const onAskAssistant = vi.fn()
  let goTo: (words: string) => void = () => {}
  const takeAddress = (given: typeof goTo) => {
    goTo = given
  }
  renderPart(<Host {...{ words, selectedId, onSelect, onOnlyResult, onAskAssistant, takeAddress }} />)
  return {
    onSelect,
    onOnlyResult,
    onAskAssistant,
    goTo: (to: string) => act(() => goTo(to)),
    user: userEvent.setup(),
  }
}

/** With this question in the address, which stays as it is; `onAsk` hears what is asked instead. */
export const openAsked = (question: ComponentProps<typeof SiteBrowser>['question']) => {
  const onAsk = vi.fn()
  renderPart(
    <SiteBrowser
      question={question}
      onAsk={onAsk}
      personalFilters={signedOut}
      selectedId={null}
      onSelect={() => undefined}
      onOnlyResult={() => undefined}
      onAskAssistant={() => undefined}
    />,
  )
  return { onAsk, user: userEvent.setup() }
}

/** What was asked of the list, without what was counted beside it. */
export const listed = ({ asked }: Network) => asked.filter((call) => !call.includes('/facets'))

export const searchBox = () => screen.getByRole('searchbox', { name: 'Search dive sites' })
