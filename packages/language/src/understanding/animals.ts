import { membersOf } from './animal-groups.ts'
import { animalsNamed } from './animal-names.ts'
import { isDisliked } from './disliked.ts'
import { isFreeOf, isNegated } from './negation.ts'
import { allPhrases, phraseSet, phrasesOf } from './phrases.ts'
import { once, type Read } from './query.ts'
import { thingsNamed, wishFor } from './wishes.ts'
import { isFree, type Line, phraseAt, take, untaken, wordAt } from './words.ts'

/** Words for animals of many kinds, any of which will do. */
const collective = phrasesOf<readonly string[]>([
  ['cephalopod', ['octopus', 'squid', 'cuttlefish']],
  ['crustacean', ['lobster', 'crab', 'shrimp']],
  ['marine mammal, sea mammal, cetacean', ['dolphin', 'whale', 'seal', 'sea-lion', 'manatee', 'dugong']],
  ['pinniped', ['seal', 'sea-lion']],
  ['leopard shark', ['zebra-shark', 'california-leopard-shark']],
  [
    'leafy or weedy dragon, weedy or leafy dragon, leafy and weedy dragon, leafy or weedy seadragon, leafy and weedy seadragon, weedy or leafy seadragon, weedy and leafy seadragon',
    ['leafy-seadragon', 'weedy-seadragon'],
  ],
  ['sea dragon, seadragon', ['leafy-seadragon', 'weedy-seadragon']],
  ['elasmobranch', ['shark', 'ray']],
  ['mollusc, mollusk', ['nudibranch', 'octopus', 'squid', 'cuttlefish']],
])

const maxAnimals = 10

/** Animals of the reef that are called so: the word says nothing about the site. */
const isOfReef = (line: Line, at: number) =>
  wordAt(line, at - 1) === 'reef' && !line.taken[at - 1] && !line.words[at]?.isBreak

const bonus =
  /^(?:(?:would be|wd be|could be|might be|are|is|as) )?(?:just |only )?(?:a |an )?(?:(?:nice |big )?bonus|(?<= (?:a|be|are|is|as) |^(?:a|are|is|as) )plus|extra|nice to have|optional|not a must|no must|not essential|(?:the |my )?dream but (?:arent|isnt|not|no))(?: |$)/
const mostOfBonus = 6

/** "Sharks would be a bonus": looked for in texts, and no site is left out that has none. */
const isBonus = (line: Line, end: number): boolean =>
  end < line.words.length &&
  !line.words[end]?.isBreak &&
  bonus.test(phraseAt(line, end, Math.min(mostOfBonus, line.words.length - end)))

/** "No great whites, tigers, bulls, raggies": a list of sharks, of which only the first is said to be unwanted. */
const isListed = (
  line: Line,
  at: number,
  id: string,
  negated: ReadonlySet<number>,
  unwanted: readonly string[],
) => {
  const sharks = membersOf('shark')
  const last = unwanted.at(-1)
  if (!line.words[at]?.isBreak || last === undefined || ![id, last].every((each) => sharks.includes(each)))
    return false
  let before = at - 1
  while (before > 0 && !negated.has(before) && line.words[before]?.isBreak) before--
  return negated.has(before)
}

const noneMet = phraseSet(
  'dont meet any, dont meet them, dont meet one, wont meet any, wont meet them, wont meet one, wont run into any, wont run into them, wont run into one, dont run into any, dont run into them',
)

/** "She has a thing about sharks. Reefs where you don't meet any?": where the last animal stands that is meant; −1 for none. */
const refusedBefore = (line: Line, found: readonly { at: number; size: number }[]): number => {
  const said = allPhrases(untaken(line), noneMet).find(
    ({ at, size }) => at + size === line.words.length || line.words[at + size]?.isBreak === true,
  )
  if (!said || line.words.some(({ text }) => /^(worried|afraid|fear|worry)$/.test(text))) return -1
  return found.findLast(({ at }) => at < said.at)?.at ?? -1
}

/**
 * Reads the animals to be seen, and those that should not be there. Of "mantas or whale sharks" one is enough, of
 * "turtles and sharks" both should be there; of "no sharks or jellyfish" neither.
 */
export const readAnimals = (line: Line): Read => {
  const found = animalsNamed(line)
  const named = found.length > 0 ? thingsNamed(line) : []
  const ids: string[] = []
  const unwanted: string[] = []
  const negated = new Set<number>()
  let isEither = false
  for (const { at, size, meaning } of allPhrases(line, collective)) {
    // "Weedy sea dragons" are of one kind.
    if (found.some((each) => each.at <= at && each.at + each.size >= at + size && each.size > size)) continue
    take(line, at, size)
    const isUnwanted = isNegated(line, at) || isDisliked(line, at + size)
    ;(isUnwanted ? unwanted : ids).push(...meaning)
    isEither ||= !isUnwanted
  }
  const refused = refusedBefore(line, found)
  for (const { at, size, meaning } of found) {
    if (!isFree(line, at, size) || isBonus(line, at + size)) continue
    if (
      at === refused ||
      isNegated(line, at, negated) ||
      isListed(line, at, meaning, negated, unwanted) ||
      isFreeOf(line, { at, size }) ||
      isDisliked(line, at + size)
    ) {
      unwanted.push(meaning)
      for (let each = at; each < at + size; each++) negated.add(each)
    } else {
      const wish = wishFor(line, { at, size }, named)
      if (wish === 'unwanted') unwanted.push(meaning)
      if (wish === 'wanted') ids.push(meaning)
    }
    if (ids.length > 1 && wordAt(line, at - 1) === 'or') isEither = true
    take(line, isOfReef(line, at) ? at - 1 : at, isOfReef(line, at) ? size + 1 : size)
  }
  // "Jellyfish get me every time. Jellyfish free sites?" wants none.
  const wanted = once(ids).filter((id) => !unwanted.includes(id))
  return {
    species: wanted.slice(0, maxAnimals),
    anySpecies: isEither,
    notSpecies: once(unwanted).slice(0, maxAnimals),
  }
}
