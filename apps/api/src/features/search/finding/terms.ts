import type { SearchQuery } from '@soundings/contract/search'
import { wordsLike } from '@soundings/language/synonyms'
import { speciesNames } from '@soundings/rules/species'
import { fold } from '@soundings/rules/text'
import { termsOf } from '#features/sites/index.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import type { Means } from './legs.ts'

/** So many words of a question are looked up. */
const max = 24

const wordsIn = (text: string) => [...new Set(fold(text).split(' ').filter(Boolean))].slice(0, max)

/** The words that a question is looked up by: its own with what divers also say for them, and those of its animals. */
export const termsFor = async (
  deps: Pick<Dependencies, 'db'>,
  { words, species }: SearchQuery,
): Promise<Pick<Means, 'terms' | 'telling'>> => {
  const terms = await Promise.all(
    (await termsOf(deps, wordsIn(words))).map(async (term) => {
      const kin = await termsOf(deps, wordsLike(term.typed))
      return { ...term, kin: kin.flatMap(({ typed, forms }) => (forms.length > 0 ? forms : [typed])) }
    }),
  )
  return { terms, telling: await termsOf(deps, wordsIn(speciesNames(species).join(' '))) }
}
