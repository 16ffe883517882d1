import type { Where } from '@soundings/contract/search'
import { speciesById } from '@soundings/rules/species'
import { plain, spellings } from '@soundings/rules/species/names'
import { fold } from '@soundings/rules/text'
import { membersOf } from './understanding/animal-groups.ts'
import { animalsNamed } from './understanding/animal-names.ts'
import { ambiguousCountries, namesOfCountry } from './understanding/countries.ts'
import type { Known, Spelling } from './understanding/known.ts'
import type { Named } from './understanding/locations.ts'
import { namesElsewhere } from './understanding/names-elsewhere.ts'
import { withoutAnimals } from './understanding/names-meant.ts'
import { namedExactly } from './understanding/naming.ts'
import { namesIn } from './understanding/reading.ts'
import { isTelling } from './understanding/vocabulary.ts'
import { waterByKey } from './understanding/waters.ts'
import { type Line, phraseAt, take } from './understanding/words.ts'

/**
 * A part of what somebody looks for in texts that people write: a word, or the name of something with all its other names,
 * any of which will do. `label` says what a name was understood as.
 */
export type Wording = { ways: string[]; label: string | null; siteIds: string[] }

/** More words than a search can use, and so many names of one thing at most. */
const max = { words: 12, ways: 120, sites: 6 }

const lineOfWords = (words: readonly string[]): Line => ({
  words: words.map((text, at) => ({ text, from: at, to: at + 1, value: null, isBreak: false })),
  taken: words.map(() => false),
})

const namesOfSpecies = (id: string): string[] => {
  const one = speciesById(id)
  return one ? [...[one.name, ...one.also].flatMap(spellings), plain(one.scientific)] : []
}

const namesOfPlace = (where: Where): string[] => {
  if (where.kind === 'me') return []
  if (where.kind === 'country')
    return namesOfCountry(where.name).filter((name) => !ambiguousCountries.has(name))
  const water = where.kind === 'water' ? waterByKey(where.key) : undefined
  const own = water ? [fold(water.label), ...water.also] : 'name' in where ? [fold(where.name)] : []
  return [...own, ...own.flatMap(namesElsewhere)]
}

const labelOfPlace = (where: Where): string | null => {
  if (where.kind === 'water') return waterByKey(where.key)?.label ?? null
  return 'name' in where ? where.name : null
}

/** A name of one everyday word would find every text. */
const tells = (name: string) => name.includes(' ') || isTelling(name)

const ofName = ({ sites, place }: Named, said: string): Wording => {
  if (place)
    return { ways: [said, ...namesOfPlace(place.where)], label: labelOfPlace(place.where), siteIds: [] }
  const meant = sites.slice(0, max.sites)
  return {
    ways: [said, ...meant.map(({ siteName }) => fold(siteName)).filter(tells)],
    label: meant[0]?.siteName ?? null,
    siteIds: meant.map(({ id }) => id),
  }
}

/**
 * What somebody looks for in texts, part by part: species, places and sites by all their names, every other word as it is
 * typed. Where `spelling` is `alike`, misspelt names and words are put right.
 */
export const wordingsOf = (text: string, known: Known, spelling: Spelling): Wording[] => {
  const line = lineOfWords(fold(text).split(' ').filter(Boolean).slice(0, max.words))
  const exact = withoutAnimals(line, namedExactly(line, known))
  const named = spelling === 'exact' ? exact : namesIn(line, known, exact)
  for (const { at, size } of named) take(line, at, size)
  const animals = animalsNamed(line)
  for (const { at, size } of animals) take(line, at, size)

  const parts = [
    ...named.map((name) => ({ at: name.at, part: ofName(name, phraseAt(line, name.at, name.size)) })),
    ...animals.map(({ at, size, meaning }) => ({
      at,
      part: {
        ways: [phraseAt(line, at, size), ...membersOf(meaning).flatMap(namesOfSpecies)],
        label: speciesById(meaning)?.name ?? null,
        siteIds: [],
      },
    })),
    ...line.words.flatMap((word, at) =>
      line.taken[at] ? [] : [{ at, part: { ways: [word.text], label: null, siteIds: [] } }],
    ),
  ]
  return parts
    .sort((one, other) => one.at - other.at)
    .map(({ part }) => ({ ...part, ways: [...new Set(part.ways)].slice(0, max.ways) }))
}

/** The same with what its sites are also called. */
export const withAliases = (
  parts: readonly Wording[],
  aliasesOf: (siteId: string) => readonly string[],
): Wording[] =>
  parts.map((part) => ({
    ...part,
    ways: [...new Set([...part.ways, ...part.siteIds.flatMap(aliasesOf).map(fold).filter(tells)])].slice(
      0,
      max.ways,
    ),
  }))
