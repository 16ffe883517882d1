import { animalsNamed } from './animal-names.ts'
import { phraseSet, says } from './phrases.ts'
import { clauseFrom, type Line, phraseAt, wordAt } from './words.ts'

// What somebody has not seen yet, and hopes for: said with a "no", and wanted.

const whereFound = phraseSet(
  'has them, have them, see them, find them, see one, find one, meet one, has it, has one, to see a, to see one, where do i have to go, where do we have to go',
)

/** "Still no hammerhead, which site has them?", "never a thresher. Where do I have to go?": told of what one hopes for. */
export const isMissed = (line: Line, at: number, named: number): boolean =>
  ((wordAt(line, at) === 'no' && wordAt(line, at - 1) === 'still') ||
    (wordAt(line, at) === 'never' && /^(a|an|one|seen|met|saw)$/.test(wordAt(line, at + 1)))) &&
  named - at <= 3 &&
  says(line, whereFound)

const yetToCome =
  /(?:^| )(?:what|all|the (?:only )?(?:one|thing)s?)(?: (?:that|which))? (?:i|we|she|he) (?:havent|hasnt|have not|has not|have never|never)(?: yet)? (?:got|gotten|had|seen|met|done|dived|tried|found|ticked off)(?: (?:yet|so far))? (?:is|are)(?: (?:a|an|the|any|some))*$/
const farCount = 10
const counted = /^(dives?|years?|trips?|pics|pictures|photos)$/
const joint = /(?:^| )(?:and|but|yet) (?:zero|still (?:zero|no))$/

/** "300 dives and zero sunfish": an animal that was never met in as many. */
const isNeverMet = (line: Line, at: number): boolean => {
  if (!joint.test(phraseAt(line, Math.max(0, at - 3), Math.min(3, at)))) return false
  // "We have 20 dives, and zero sharks please."
  if (/(?:^| )please(?: |$)/.test(clauseFrom(line, at))) return false
  for (
    let each = at - 3;
    each >= Math.max(1, at - farCount) && line.words[each + 1]?.pause === undefined;
    each--
  )
    if (counted.test(wordAt(line, each)) && line.words[each - 1]?.value != null)
      return animalsNamed(line).some((animal) => animal.at === at)
  return false
}

/** "300 dives and zero sunfish", "what I haven't seen is a manta": what one still hopes for. */
export const isYetToCome = (line: Line, at: number): boolean => {
  const from = Math.max(0, at - farCount)
  return yetToCome.test(phraseAt(line, from, at - from)) || isNeverMet(line, at)
}

const allSeen =
  /(?:^| )(?:photographed|seen|shot|filmed|found|ticked off|met|spotted|got|had|done) (?:everything|all of them|them all|it all|every one)(?: [a-z]+){0,2}$/

/** "I've photographed everything except a mandarin fish": what is still wanted. */
export const isAllSeen = (line: Line, at: number): boolean =>
  allSeen.test(phraseAt(line, Math.max(0, at - 6), Math.min(6, at)))
