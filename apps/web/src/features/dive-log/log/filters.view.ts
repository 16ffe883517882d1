import type { DiveChoices } from '@soundings/contract/dive-log'
import { diveConditions, gasKinds } from '@soundings/contract/dive-log-fields'
import { type DepthUnit, depthText } from '@soundings/rules/units'
import { gasLabel } from '../dive.view.ts'
import { diveConditionLabel } from '../labels.view.ts'
import type { FilterName, LogSearch } from './log.view.ts'

/** What a filter can be set to. */
export type FilterOption = { value: string; label: string }

/** A filter of which one value is chosen from a list. */
export type ListFilter = Exclude<FilterName, 'minDepth' | 'maxDepth'>

export const filterLabel: Record<ListFilter, string> = {
  site: 'Dive site',
  country: 'Country',
  buddy: 'Buddy',
  tag: 'Tag',
  trip: 'Trip',
  condition: 'Conditions',
  gas: 'Gas',
  hasPhotos: 'Photos',
  hasProfile: 'Profile',
}

const named = (items: readonly { name: string }[] = []): FilterOption[] =>
  items.map(({ name }) => ({ value: name, label: name }))

/** The values of each filter: those that the log holds, and those that every log can hold. */
export const filterOptions = (choices: DiveChoices | undefined): Record<ListFilter, FilterOption[]> => ({
  site: (choices?.sites ?? []).map(({ siteName, diveSiteId }) => ({
    value: diveSiteId ?? siteName,
    label: siteName,
  })),
  country: named(choices?.countries),
  buddy: named([...(choices?.buddies ?? []), ...(choices?.divemasters ?? [])]),
  tag: named(choices?.tags),
  trip: named(choices?.trips),
  condition: diveConditions.map((value) => ({ value, label: diveConditionLabel[value] })),
  gas: gasKinds.map((value) => ({ value, label: gasLabel[value] })),
  hasPhotos: [
    { value: 'true', label: 'With photos' },
    { value: 'false', label: 'Without photos' },
  ],
  hasProfile: [
    { value: 'true', label: 'With a profile' },
    { value: 'false', label: 'Without a profile' },
  ],
})

/** The set filters in words, each with what takes it back. */
export const chosenFilters = (
  search: LogSearch,
  options: Record<ListFilter, FilterOption[]>,
  unit: DepthUnit,
): { text: string; without: Partial<LogSearch> }[] => {
  const lists = (Object.keys(filterLabel) as ListFilter[]).flatMap((name) => {
    const value = search[name]
    if (value === undefined) return []
    const text = options[name].find((option) => option.value === value)?.label ?? value
    return [{ text, without: { [name]: undefined } }]
  })
  const { minDepth, maxDepth } = search
  return [
    ...lists,
    ...(minDepth === undefined
      ? []
      : [{ text: `At least ${depthText(minDepth, unit)}`, without: { minDepth: undefined } }]),
    ...(maxDepth === undefined
      ? []
      : [{ text: `At most ${depthText(maxDepth, unit)}`, without: { maxDepth: undefined } }]),
  ]
}
