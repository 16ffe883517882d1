import type { Coordinates } from '@soundings/contract/common'
import { type SiteSummary, searchRadius } from '@soundings/contract/sites'
import { distanceKm } from '@soundings/rules/geo'
import { locationText } from '@soundings/rules/sites'
import { fold } from '@soundings/rules/text'

/** A site to choose, as its name and place tell it from others. */
export type ChosenSite = { id: string; siteName: string; region: string | null; country: string | null }

/** `Blue Hole, Dahab, Egypt` */
export const chosenText = ({ siteName, region, country }: ChosenSite): string =>
  `${siteName}, ${locationText({ city: null, region, country })}`

/** What words found, best first, with those around here before the others. */
export const nearFirst = <Found extends Pick<SiteSummary, 'coordinates'>>(
  found: readonly Found[],
  here: Coordinates | null,
): readonly Found[] => {
  if (here === null) return found
  const isNear = ({ coordinates }: Found) => distanceKm(here, coordinates) <= searchRadius.default
  return [...found.filter(isNear), ...found.filter((one) => !isNear(one))]
}

/** Those of some sites in whose names all the words begin somewhere, for when nobody else can be asked. */
export const withWords = <Known extends ChosenSite>(known: readonly Known[], words: string): Known[] => {
  const asked = fold(words).split(' ')
  return known.filter((site) => {
    const said = ` ${fold(chosenText(site))}`
    return asked.every((word) => said.includes(` ${word}`))
  })
}
