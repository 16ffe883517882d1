import type { Route } from '@soundings/contract/route'
import { inOrderOfNeeds } from '@soundings/rules/needs'
import type { Feature, Gathered } from '#extension-points/feature.ts'
import type { DeclaredLimits, LimitedAction } from '#extension-points/limits.ts'
import type { Tally } from '#extension-points/tally.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import * as all from './features.ts'

// What the features declare, gathered: nothing here is written by hand.

/** Every feature, each after those that it needs. */
export const features: readonly Feature[] = inOrderOfNeeds<Feature>(Object.values(all))

type NameOfLimit = { [F in keyof typeof all]: keyof (typeof all)[F]['limits'] }[keyof typeof all]

const everyLimit: Record<NameOfLimit, LimitedAction> = Object.assign(
  {},
  ...features.map((feature) => feature.limits),
)

/** How often each thing may be tried. Limits that no feature of the list brings do not compile here. */
export const limitedActions: DeclaredLimits = everyLimit

/** Every route there is, by group: what is documented and walked by the access test. */
export const routes: Record<string, Record<string, Route>> = Object.assign(
  {},
  ...features.map((feature) => feature.contract),
)

/** What triggers count, feature by feature: what `npm run recount` goes through. */
export const tallies: readonly Tally[] = features.flatMap((feature) => feature.tallies)

/** What features bring for those that know none of the others. */
export const gather = (deps: Dependencies): Gathered => {
  const siteFollowers = features.flatMap((feature) => feature.siteFollowers)
  const parts = features.flatMap((feature) => feature.personalData({ ...deps, siteFollowers }))
  return {
    reviewables: features.flatMap((feature) => feature.reviewables),
    flaggables: features.flatMap((feature) => feature.flaggables),
    siteFollowers,
    streamSources: features.flatMap((feature) => feature.streamSources(deps)),
    streamTopics: features.flatMap((feature) => feature.streamTopics),
    personalData: [...parts.filter(({ isLast }) => !isLast), ...parts.filter(({ isLast }) => isLast)],
  }
}
