import { plural } from '@soundings/rules/phrases'
import { fold } from '@soundings/rules/text'
import { type Group, type Option, optionId } from '../../palette/options.ts'

type Found = Exclude<Option, { kind: 'action' | 'species' | 'forums' | 'ask' }>

/** One line below the box: a site, a place, all sites that the words find, or the words as a question. */
export type BoxOption = Found | { kind: 'ask'; words: string }

export const boxOptionId = (option: BoxOption): string => (option.kind === 'ask' ? 'ask' : optionId(option))

/** How many of each kind are shown. */
const max: Record<Found['kind'], number> = { site: 5, place: 3, all: 1 }

const isFound = (option: Option): option is Found => option.kind in max

const nameOf = (option: Found): string => {
  if (option.kind === 'site') return option.site.siteName
  return option.kind === 'place' ? option.place.name : ''
}

/** The first whose name begins with the words; a question names nothing. */
const namedBy = (words: string, found: readonly Found[]): Found | undefined =>
  words.endsWith('?') || fold(words) === ''
    ? undefined
    : found.find((option) => fold(nameOf(option)).startsWith(fold(words)))

/**
 * What the box offers for what is typed. What comes first is what Enter does: a site or place whose name begins that way,
 * else the question.
 */
export const boxOptions = (typed: string, groups: readonly Group[], canAsk: boolean): BoxOption[] => {
  const words = typed.trim()
  if (words === '') return []
  const all = groups.flatMap(({ options }) => options).filter(isFound)
  const found = (Object.keys(max) as Found['kind'][])
    .flatMap((kind) => all.filter((option) => option.kind === kind).slice(0, max[kind]))
    .sort((one, other) => all.indexOf(one) - all.indexOf(other))
  const ask: BoxOption[] = canAsk ? [{ kind: 'ask', words }] : []
  const named = namedBy(words, found)
  return named ? [named, ...found.filter((option) => option !== named), ...ask] : [...ask, ...found]
}

/** `3 dive sites, 1 place, a question for the assistant`, for those who do not see them. */
export const boxText = (options: readonly BoxOption[]): string => {
  const count = (kind: BoxOption['kind']) => options.filter((option) => option.kind === kind).length
  const sites = count('site')
  const places = count('place')
  return [
    sites > 0 ? plural(sites, { one: '# dive site', other: '# dive sites' }) : '',
    places > 0 ? plural(places, { one: '# place', other: '# places' }) : '',
    count('ask') > 0 ? 'a question for the assistant' : '',
  ]
    .filter(Boolean)
    .join(', ')
}

const counted = {
  long: { one: '# dive site. Where to?', other: '# dive sites. Where to?' },
  short: { one: '# site. Where to?', other: '# sites. Where to?' },
} as const

/** What the empty box says: how many sites there are, once that is known. */
export const boxInvitation = (total: number | undefined, form: keyof typeof counted): string =>
  total ? plural(total, counted[form]) : 'Search or ask'
