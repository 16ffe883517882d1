import { longestSpeciesSearch } from '@soundings/contract/species'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { placesQuery, siteHintsQuery } from '#features/sites/index.ts'
import { speciesHintsQuery } from '#features/species/index.ts'
import type { PaletteAction } from '#shared/feature.ts'
import { firstGroups, foundGroups, type Group, maxSites, maxSpecies, ownGroups } from './options.ts'
import { useRecent } from './recent-store.ts'
import { useSettled } from './use-settled.ts'

/** How long typing pauses before its words are looked up, in milliseconds. */
const typingPause = 150

type Found = {
  groups: Group[]
  /** `waiting`: the groups, if any, are those of the words before. */
  state: 'answered' | 'waiting' | 'failed'
  error: unknown
  retry: () => void
}

/** What the palette offers for what is typed. */
export const useFound = (typed: string, actions: readonly PaletteAction[]): Found => {
  const words = typed.trim()
  const asked = useSettled(words, typingPause)
  const recent = useRecent(({ choices }) => choices)
  const options = { enabled: asked !== '', placeholderData: keepPreviousData }
  const sites = useQuery({ ...siteHintsQuery(asked, maxSites), ...options })
  const places = useQuery({ ...placesQuery(asked), ...options })
  // Without them the palette still answers, and it does not wait for them.
  const species = useQuery({
    ...speciesHintsQuery(asked, maxSpecies),
    enabled: asked !== '' && asked.length <= longestSpeciesSearch,
  })

  const answers = [sites, places]
  const retry = () => {
    for (const { isError, refetch } of answers) if (isError) void refetch()
  }
  const error = sites.error ?? places.error
  if (words === '') return { groups: firstGroups(recent, actions), state: 'answered', error: null, retry }

  const isAsking = answers.some(({ isPending, isPlaceholderData, isError, isFetching }) =>
    isError ? isFetching : isPending || isPlaceholderData,
  )
  if (asked === words && error && !isAsking)
    return { groups: ownGroups(words, recent, actions), state: 'failed', error, retry }

  const isAnswered = asked === words && !isAsking
  const known =
    asked === ''
      ? { sites: undefined, places: undefined, species: undefined }
      : { sites: sites.data, places: places.data, species: species.data?.items }
  return {
    groups: foundGroups(words, known, actions),
    state: isAnswered ? 'answered' : 'waiting',
    error: null,
    retry,
  }
}
