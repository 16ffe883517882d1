import type { Site } from '@soundings/contract/sites'
import { monthRanges } from '@soundings/rules/months'
import { numberText } from '@soundings/rules/phrases'
import { facilityLabel, hazardLabel } from '@soundings/rules/site-labels'
import { diveTypeLabel } from '../../labels.view.ts'

const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** The first words of a list, and how many there are besides. */
const some = (words: readonly string[], max: number): string =>
  words.length > max
    ? `${words.slice(0, max).join(', ')} and ${numberText(words.length - max)} more`
    : words.join(', ')

/** A text cut to a maximum of characters, at the end of a word. */
export const clamped = (text: string, max: number): string =>
  text.length > max ? `${text.slice(0, max).replace(/\s+\S*$/, '')} …` : text

export type Line = { label: string; text: string; isHazard?: boolean }

/** What a diver wants on paper besides depths and position, as far as it is known; hazards always say something. */
export const briefingLines = (site: Site): Line[] => {
  const lines: Line[] = [
    {
      label: 'Hazards',
      text:
        some(
          site.hazards.map((one) => hazardLabel[one]),
          8,
        ) || 'No hazards recorded: check locally',
      isHazard: true,
    },
    { label: 'Best months', text: monthRanges(site.bestMonths) },
    {
      label: 'Dive types',
      text: some(
        site.diveType.map((one) => diveTypeLabel[one]),
        7,
      ),
    },
    { label: 'Marine life', text: some(site.marineLife.map(capitalised), 12) },
    { label: 'Topography', text: some(site.topographicalFeatures.map(capitalised), 8) },
    { label: 'Structures', text: some(site.fixedStructures.map(capitalised), 8) },
    {
      label: 'Facilities',
      text: some(
        site.facilities.map((one) => facilityLabel[one]),
        6,
      ),
    },
  ]
  return lines.filter(({ text }) => text !== '')
}
