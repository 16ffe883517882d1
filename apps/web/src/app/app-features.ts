import { inOrderOfNeeds } from '@soundings/rules/needs'
import type { Feature } from '#shared/feature.ts'
import * as all from './features.ts'

/** Every feature, each after those that it builds on. */
export const features: readonly Feature[] = inOrderOfNeeds<Feature>(Object.values(all))

type PagesOf<F> = F extends { readonly pages: readonly (infer P)[] } ? P : never

/** The pages that the features bring, by their addresses, so that links to them are checked. */
export const featurePages = features.flatMap(({ pages }) => pages) as PagesOf<
  (typeof all)[keyof typeof all]
>[]

type TabsOf<F> = F extends { readonly hubTabs: readonly (infer T)[] } ? T : never

/** The tabs of the community hub, each from the feature that it leads to. */
export const hubTabs = features.flatMap((feature) => feature.hubTabs) as TabsOf<
  (typeof all)[keyof typeof all]
>[]
