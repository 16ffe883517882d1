import type { BuddyMatch } from '@soundings/contract/buddies'
import type { Coordinates } from '@soundings/contract/common'
import { relationsLimits } from '@soundings/contract/relations-fields'
import type { Difficulty } from '@soundings/contract/sites'
import { daysText, languageName } from '@soundings/rules/buddy-match'
import { numberText, plural } from '@soundings/rules/phrases'
import { interestOptions, levelOptions } from '../buddies.view.ts'

/** What the address of the finder says; what it leaves out is as in one’s own ad. */
export type FinderSearch = {
  from?: string | undefined
  to?: string | undefined
  /** `lng,lat`, and what it is called. */
  near?: string | undefined
  area?: string | undefined
  /** In kilometres. */
  radius?: number | undefined
  level?: Difficulty | undefined
  /** Comma separated, as the languages are, by their codes. */
  interests?: string | undefined
  languages?: string | undefined
}

/** The finder without anything asked of it. */
export const everybody: FinderSearch = {
  from: undefined,
  to: undefined,
  near: undefined,
  area: undefined,
  radius: undefined,
  level: undefined,
  interests: undefined,
  languages: undefined,
}

/** The distances that are offered, in kilometres. */
export const distances = [25, 50, 100, 250, relationsLimits.radiusKm.max] as const

/** Whether the last day is before the first. */
export const isBackwards = ({ from, to }: FinderSearch): boolean =>
  from !== undefined && to !== undefined && to < from

/** What is asked of the server: a last day before the first counts as not said. */
export const questionOf = ({ area: _, ...search }: FinderSearch): Omit<FinderSearch, 'area'> =>
  Object.fromEntries(
    Object.entries({ ...search, ...(isBackwards(search) && { to: undefined }) }).filter(
      ([, value]) => value !== undefined,
    ),
  )

/** A comma separated list, in parts. */
export const listed = (text: string | undefined): string[] => text?.split(',') ?? []
/** The same the other way; undefined for none. */
export const joined = (parts: readonly string[]): string | undefined => parts.join(',') || undefined

type Chosen = { text: string; without: FinderSearch }

const chosenDays = ({ from, to }: FinderSearch): Chosen[] => {
  if (from !== undefined && to !== undefined && from <= to)
    return [{ text: daysText(from, to), without: { from: undefined, to: undefined } }]
  return [
    ...(from === undefined ? [] : [{ text: `From ${daysText(from, from)}`, without: { from: undefined } }]),
    ...(to === undefined ? [] : [{ text: `Until ${daysText(to, to)}`, without: { to: undefined } }]),
  ]
}

const chosenOf = (name: 'interests' | 'languages', search: FinderSearch, textOf: (value: string) => string) =>
  listed(search[name]).map((value, _, all) => ({
    text: textOf(value),
    without: { [name]: joined(all.filter((each) => each !== value)) },
  }))

/** The set filters in words, each with what takes it back. */
export const chosenFilters = (search: FinderSearch): Chosen[] => {
  const { near, area, radius, level } = search
  const labelOf = (options: readonly { value: string; label: string }[]) => (value: string) =>
    options.find((option) => option.value === value)?.label ?? value
  return [
    ...chosenDays(search),
    ...(near === undefined
      ? []
      : [{ text: `Around ${area ?? 'the chosen place'}`, without: { near: undefined, area: undefined } }]),
    ...(radius === undefined
      ? []
      : [{ text: `Up to ${numberText(radius)} km`, without: { radius: undefined } }]),
    ...(level === undefined ? [] : [{ text: labelOf(levelOptions)(level), without: { level: undefined } }]),
    ...chosenOf('interests', search, labelOf(interestOptions)),
    ...chosenOf('languages', search, languageName),
  ]
}

/** Divers who want to dive in one cell. */
export type SharedArea = { name: string; middle: Coordinates; ids: string[] }

/** Where the found divers want to dive, best matches first. */
export const areasOf = (matches: readonly Pick<BuddyMatch, 'id' | 'area' | 'cell'>[]): SharedArea[] => {
  const areas = new Map<string, SharedArea>()
  for (const { id, area, cell } of matches) {
    const known = areas.get(cell.join())
    if (known) known.ids.push(id)
    else areas.set(cell.join(), { name: area, middle: cell, ids: [id] })
  }
  return [...areas.values()]
}

/** `2 divers around Dahab, Egypt` */
export const areaText = ({ name, ids }: SharedArea): string =>
  plural(ids.length, { one: '# diver around {name}', other: '# divers around {name}' }, { name })
