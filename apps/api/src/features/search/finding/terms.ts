import type { SearchQuery } from '@soundings/contract/search'
import { speciesNames } from '@soundings/rules/species'
import { wordsLike } from '@soundings/rules/synonyms'
import { fold } from '@soundings/rules/text'
import { termsOf } from '#features/sites/index.ts'
import type { World } from '#src/world.ts'
import type { Means } from './legs.ts'

/** So many words of a question are looked up. */
const most = 24

const wordsIn = (text: string) => [...new Set(fold(text).split(' ').filter(Boolean))].slice(0, most)

/** The words that a question is looked up by: its own with what divers also say for them, and those of its animals. */
export const termsFor = async (
  world: Pick<World, 'db'>,
  { words, species }: SearchQuery,
): Promise<Pick<Means, 'terms' | 'telling'>> => {
  const terms = await Promise.all(
    (await termsOf(world, wordsIn(words))).map(async (term) => {
      const kin = await termsOf(world, wordsLike(term.typed))
      return { ...term, kin: kin.flatMap(({ typed, forms }) => (forms.length > 0 ? forms : [typed])) }
    }),
  )
  return { terms, telling: await termsOf(world, wordsIn(speciesNames(species).join(' '))) }
}
