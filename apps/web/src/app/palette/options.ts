import type { FoundPlace } from '@soundings/contract/places'
import type { SiteSummary } from '@soundings/contract/sites'
import type { SpeciesLine } from '@soundings/contract/species'
import { plural } from '@soundings/rules/phrases'
import { locationText } from '@soundings/rules/sites'
import { fold } from '@soundings/rules/text'
import type { PaletteAction } from '#shared/feature.ts'
import { type Choice, choiceId } from './recent-store.ts'

export type FoundSpecies = Pick<SpeciesLine, 'id' | 'name' | 'scientific'>

/**
 * One line of the palette. `all` leads to everything that the words find, `forums` searches the forums for them, and `ask`
 * puts them to the assistant.
 */
export type Option =
  | Choice
  | { kind: 'species'; species: FoundSpecies }
  | { kind: 'all'; words: string; total: number }
  | { kind: 'forums'; words: string }
  | { kind: 'ask'; words: string }
  | { kind: 'action'; action: PaletteAction }

export type Group = { title: string; options: Option[] }

/** How many sites are asked for, and how many places are shown. */
export const maxSites = 8
const maxPlaces = 5
/** How many species are asked for. */
export const maxSpecies = 3

export const optionId = (option: Option): string => {
  if (option.kind === 'action') return `action-${option.action.id}`
  if (option.kind === 'species') return `species-${option.species.id}`
  return option.kind === 'site' || option.kind === 'place' ? choiceId(option) : option.kind
}

/** Whether a text holds every one of the words, each as the start of a word of its own. */
const holds = (text: string, words: string): boolean => {
  const own = fold(text).split(' ')
  return fold(words)
    .split(' ')
    .every((word) => own.some((each) => each.startsWith(word)))
}

const nameOf = (option: Option): string => {
  if (option.kind === 'site') return option.site.siteName
  if (option.kind === 'place') return option.place.name
  if (option.kind === 'species') return option.species.name
  return option.kind === 'action' ? option.action.name() : ''
}

const textOf = (option: Option): string => {
  if (option.kind === 'site') return `${option.site.siteName} ${locationText(option.site)}`
  if (option.kind === 'place') return `${option.place.name} ${placeText(option.place)}`
  if (option.kind === 'species') return `${option.species.name} ${option.species.scientific}`
  return option.kind === 'action' ? `${option.action.name()} ${option.action.words}` : ''
}

/** How well the best of a group answers: 2 for the name itself, less for another one that it goes by, 1 for the start. */
const fitOf = ({ options: [best] }: Group, words: string, mayGoByOther: boolean): number => {
  const name = best ? fold(nameOf(best)) : ''
  const phrase = fold(words)
  if (name === phrase) return 2
  if (mayGoByOther && best?.kind === 'place' && !holds(textOf(best), words)) return 1.5
  return phrase !== '' && name.startsWith(phrase) ? 1 : 0
}

const kindText = {
  country: 'Country',
  region: 'Region',
  city: 'Town',
  sea: 'Sea or reef',
  area: 'Island or area',
} as const satisfies Record<FoundPlace['kind'], string>

/** What kind of place it is, and where it lies: `Town in South Sinai, Egypt`. */
export const placeText = ({ kind, region, country }: FoundPlace): string => {
  const around = [region, country].filter(Boolean).join(', ')
  return around ? `${kindText[kind]} in ${around}` : kindText[kind]
}

/** `36 dive sites` */
export const sitesText = (count: number): string =>
  plural(count, { one: '# dive site', other: '# dive sites' })

type Found = {
  sites: { items: SiteSummary[]; total: number } | undefined
  places: { items: FoundPlace[]; misspelt: boolean } | undefined
  species: FoundSpecies[] | undefined
}

const offered = (actions: readonly PaletteAction[]) =>
  actions
    .filter(({ isOffered }) => isOffered?.() ?? true)
    .map((action): Option => ({ kind: 'action', action }))

const filled = (groups: Group[]) => groups.filter(({ options }) => options.length > 0)

/** What is offered before a word is typed. */
export const firstGroups = (recent: Choice[], actions: readonly PaletteAction[]): Group[] =>
  filled([
    { title: 'Recent', options: recent },
    { title: 'Actions', options: offered(actions) },
  ])

/** What this device knows by itself about the words. */
export const ownGroups = (words: string, recent: Choice[], actions: readonly PaletteAction[]): Group[] =>
  filled(
    firstGroups(recent, actions).map(({ title, options }) => ({
      title,
      options: options.filter((option) => holds(textOf(option), words)),
    })),
  )

/** One word is a name; more of them may be a question. */
const askOption = (words: string): Option[] => (/\S\s+\S/.test(words) ? [{ kind: 'ask', words }] : [])

const fewestOfQuestion = 6

/** Whether somebody asks, or tells a story, which no search of the forums finds word by word. */
const isQuestion = (words: string): boolean =>
  words.includes(' ') && (/[?？]$/.test(words) || words.split(/\s+/).length >= fewestOfQuestion)

/** Where the forums can be searched, they can be searched for these words. */
const forumsOption = (words: string, actions: readonly PaletteAction[]): Option[] =>
  actions.some(({ id, isOffered }) => id === 'search-forums' && (isOffered?.() ?? true))
    ? [{ kind: 'forums', words }]
    : []

/**
 * What was found, the group with the best name first, and last the ways to the forums and the assistant, of a question the other way round. Places that are only spelt alike are left out where a site is
 * really called that: who looks for mantas does not mean Malta; species that are only spelt alike always are.
 */
export const foundGroups = (
  words: string,
  { sites, places, species }: Found,
  actions: readonly PaletteAction[],
): Group[] => {
  const siteOptions = (sites?.items ?? []).map((site): Option => ({ kind: 'site', site }))
  const isNamed = siteOptions.some((option) => holds(textOf(option), words))
  const isMeant = places && !(places.misspelt && isNamed)
  const placeOptions = (isMeant ? places.items : [])
    .slice(0, maxPlaces)
    .map((place): Option => ({ kind: 'place', place }))
  const speciesOptions = (species ?? [])
    .map((one): Option => ({ kind: 'species', species: one }))
    .filter((option) => holds(textOf(option), words))
  const total = sites?.total ?? 0
  const all: Option[] = total > siteOptions.length ? [{ kind: 'all', words, total }] : []
  const found = filled([
    { title: 'Dive sites', options: [...siteOptions, ...all] },
    { title: 'Places', options: placeOptions },
    { title: 'Species', options: speciesOptions },
    ...ownGroups(words, [], actions),
  ])
    .map((group) => ({ group, fit: fitOf(group, words, !isNamed && places?.misspelt === false) }))
    .sort((one, other) => other.fit - one.fit)
    .map(({ group }) => group)
  const ways = [
    { title: 'Forums', options: forumsOption(words, actions) },
    { title: 'Ask', options: askOption(words) },
  ]
  return [...found, ...filled(isQuestion(words) ? ways.toReversed() : ways)]
}

/** `8 dive sites, 1 place, 2 actions` for those who do not see them. */
export const countText = (groups: Group[]): string => {
  const options = groups.flatMap((group) => group.options)
  const count = (kind: Option['kind']) => options.filter((option) => option.kind === kind).length
  const parts = [
    [count('site'), { one: '# dive site', other: '# dive sites' }],
    [count('place'), { one: '# place', other: '# places' }],
    [count('species'), { one: '# species', other: '# species' }],
    [count('action'), { one: '# action', other: '# actions' }],
  ] as const
  return parts
    .filter(([of]) => of > 0)
    .map(([of, forms]) => plural(of, forms))
    .join(', ')
}
