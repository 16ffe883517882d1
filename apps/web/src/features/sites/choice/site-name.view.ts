import { fold } from '@soundings/rules/text'
import type { ChosenSite } from './choice.view.ts'

/** A site as somebody wrote it down before, of the catalogue or not. */
export type NotedSite = { siteName: string; location: string; diveSiteId: string | null }

/** What can be chosen for the name of a site, in groups. */
export type NameOption = NotedSite & { value: string; label: string; isNoted: boolean }

/** Where a site is, its country first: `Egypt, Red Sea`. */
export const placeFrom = ({ country, region }: Pick<ChosenSite, 'country' | 'region'>): string =>
  [country, region].filter(Boolean).join(', ')

const hasWords = ({ siteName, location }: NotedSite, words: string): boolean => {
  const said = ` ${fold(siteName)} ${fold(location)}`
  return fold(words)
    .split(' ')
    .every((word) => said.includes(` ${word}`))
}

type Sources = { noted: readonly NotedSite[]; found: readonly ChosenSite[]; words: string }

/** So many of each group are offered. */
const most = { noted: 5, found: 8 }

/** What is offered for some words: first what the person noted before, then the catalogue, each site once. */
export const nameOptions = ({ noted, found, words }: Sources): { group: string; items: NameOption[] }[] => {
  const own = noted.filter((site) => hasWords(site, words)).slice(0, most.noted)
  const others = found.filter(({ id }) => !own.some(({ diveSiteId }) => diveSiteId === id))
  const groups = [
    {
      group: 'From your dive log',
      items: own.map((site, at) => ({
        ...site,
        value: `noted ${at}`,
        label: site.siteName,
        isNoted: true,
      })),
    },
    {
      group: words === '' ? 'Nearby' : 'Dive sites',
      items: others.slice(0, most.found).map((site) => ({
        value: site.id,
        label: site.siteName,
        siteName: site.siteName,
        location: placeFrom(site),
        diveSiteId: site.id,
        isNoted: false,
      })),
    },
  ]
  return groups.filter(({ items }) => items.length > 0)
}
