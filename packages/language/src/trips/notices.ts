import { tripAdviceLimits } from '@soundings/contract/trip-advice-fields'
import { listText, numberText, plural } from '@soundings/rules/phrases'
import type { LeftOut } from '@soundings/rules/trip-ranking'

/** What the reader should know of an answer as a whole. */
export type Notice = {
  /** What was typed, and the place that it was taken for; null where there is no such place. */
  asked: string | null
  place: { name: string; count: number; open: number } | null
  isMisspelt: boolean
  leftOut: readonly LeftOut[]
  /** Something is recommended. */
  isFound: boolean
  /** What is recommended lies around the place, as that has too few sites itself. */
  isAround: boolean
}

const leftOutWords: Record<LeftOut, string> = {
  preferences: 'kinds of dives',
  animals: 'animals',
  warmth: 'water temperature',
}

const tooFewText = ({ name, count }: { name: string; count: number }): string =>
  plural(
    count,
    {
      one: '{name} has only # dive site, too few for a recommendation.',
      other: '{name} has only # dive sites, too few for a recommendation.',
    },
    { name },
  )

const placeNotice = ({ asked, place, isMisspelt, isFound, isAround }: Notice): string | null => {
  if (asked === null) return null
  if (place === null)
    return isFound
      ? `We don’t know any dive sites in “${asked}”. Check the spelling, or have a look at these places elsewhere.`
      : `We don’t know any dive sites in “${asked}”. Check the spelling, or try a country.`
  if (isAround) return `${tooFewText(place)} These places are in the same country.`
  return isMisspelt ? `We know no place called “${asked}”, so this is about ${place.name}.` : null
}

const nothingNotice = ({ place }: Notice): string => {
  if (place === null) return 'No place has three sites or more that suit this level and depth.'
  const { name, count, open } = place
  if (count < tripAdviceLimits.fewestSites) return tooFewText(place)
  if (open < tripAdviceLimits.fewestSites)
    return plural(
      open,
      {
        one: 'Of the {count} dive sites of {name} only # is open, too few for a recommendation.',
        other: 'Of the {count} dive sites of {name} only # are open, too few for a recommendation.',
      },
      { name, count: numberText(count) },
    )
  return plural(
    open,
    {
      one: 'The only open dive site of {name} doesn’t suit this level and depth.',
      other: 'None of the # open dive sites of {name} suits this level and depth.',
    },
    { name },
  )
}

/** The notice of an answer; null where nothing is to be said. */
export const noticeText = (notice: Notice): string | null => {
  const { isFound, leftOut, asked, place } = notice
  const told = [
    placeNotice(notice),
    isFound || (asked !== null && place === null) ? null : nothingNotice(notice),
    leftOut.length > 0 && isFound
      ? `No place has everything you asked for, so these don’t match the ${listText(leftOut.map((each) => leftOutWords[each]))}.`
      : null,
  ].filter((one) => one !== null)
  return told.length === 0 ? null : told.join(' ')
}
