import type { SpeciesFacts } from '@soundings/contract/species'
import { allSpeciesPath, speciesPath } from '@soundings/contract/species-pages'
import { monthNames } from './months.ts'
import { listText, plural } from './phrases.ts'
import { type Picture, publicHead, shortened } from './share.ts'

/** So many countries stand in a description. */
const countries = 3

/** What a link to a species says of it: a title, and what dive reports tell. */
export const speciesShareText = (told: SpeciesFacts): { title: string; description: string } => {
  const most = Math.max(...told.months.map(({ reports }) => reports))
  const month = most > 0 ? monthNames[told.months.findIndex(({ reports }) => reports === most)] : undefined
  const places = told.countries.slice(0, countries).map(({ name }) => name)
  const sentences = [
    told.reports === 0
      ? 'No public dive report names it yet.'
      : plural(told.reports, {
          one: '# public dive report names it.',
          other: '# public dive reports name it.',
        }),
    month && `Most of them are from ${month}.`,
    places.length > 0 && `Seen in ${listText(places)}.`,
  ]
  return {
    title: `${told.name} (${told.scientific}) · Soundings`,
    description: shortened(sentences.filter(Boolean).join(' ')),
  }
}

/** schema.org’s words for a species, for search engines. */
const taxon = (told: SpeciesFacts, address: string): Record<string, unknown> => ({
  '@context': 'https://schema.org',
  '@type': 'Taxon',
  name: told.scientific,
  alternateName: [told.name, ...told.also],
  url: address,
})

/** The head of a species’ page. */
export const speciesHead = (origin: string, told: SpeciesFacts, picture: Picture): string => {
  const address = origin + speciesPath(told.id)
  return publicHead({ ...speciesShareText(told), address, picture, data: [taxon(told, address)] })
}

/** The head of the list of species. */
export const allSpeciesHead = (origin: string, picture: Picture): string =>
  publicHead({
    title: 'Species · Soundings',
    description: 'Where and when divers report animals and plants: sites, months, photos and open data.',
    address: origin + allSpeciesPath,
    picture,
  })
