import { fold } from '@soundings/rules/text'
import { regionNames } from './foreign/region-names.ts'
import { waterNames } from './water-names.ts'

const shortest = 5

/** What regions and seas are called in other languages, folded, with their English names. */
const elsewhere = new Map(
  regionNames
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [english = '', columns = ''] = row.split(' =')
      return columns
        .split(/[|,]/)
        .map((name) => [fold(name.trim()), fold(english.trim())] as const)
        .filter(([name]) => name.length >= shortest && !waterNames.meanings.has(name))
    }),
)

/** The English name of what a question calls as in its own country: "Sizilien", "Mer Rouge". */
export const calledElsewhere = (phrase: string): string | undefined => elsewhere.get(phrase)

let kept: ReadonlyMap<string, readonly string[]> | undefined

/** What a place with this English name is called in other languages; all folded. */
export const namesElsewhere = (english: string): readonly string[] => {
  kept ??= new Map(
    [...Map.groupBy(elsewhere, ([, name]) => name)].map(([name, pairs]) => [
      name,
      pairs.map(([other]) => other),
    ]),
  )
  return kept.get(english) ?? []
}
