import type { Hazard } from '@soundings/contract/site-fields'
import { isDisliked } from './disliked.ts'
import { fine } from './limit-words.ts'
import { isNegated } from './negation.ts'
import { hasBefore } from './negators-before.ts'
import { type Phrases, phraseFrom, phraseSet, phrasesOf, takeAll } from './phrases.ts'
import { once, type Read } from './query.ts'
import { asksForSight, goodSights } from './sights.ts'
import { isTurnedRound } from './turning.ts'
import { type Line, phraseAt, wordAt } from './words.ts'

/** What is avoided by asking for its opposite. */
const opposites = phrasesOf<Hazard>([
  [
    `
      current stays quiet, currents stay quiet, quiet current, current is quiet, currents are quiet, nothing ripping, nothing screaming, nothing raging, no ripping, nothing too ripping, nothing that rips, nothing strong, nothing too strong, not too strong, little current, low current, mild current, weak current, gentle current, slack water, slight current,
      current must not be strong, currents must not be strong, current not strong, currents not strong, current not too strong, currents not too strong, minimal current, moderate current max, moderate current at most, moderate currents at most, moderate current maximum, mild current max, less than strong current, current under, currents under, current below, currents below, current weak, current is weak, current mild, current is mild, weak enough current
    `,
    'strong-current',
  ],
  [
    'still water, stands still, standing still, flat calm, dead calm, millpond, mill pond, like a pond, motionless, calm, calmer, calmer water, calm water, calm sea, calm condition, sheltered, protected bay, sheltered bay, current free',
    'strong-current',
  ],
  [goodSights, 'low-visibility'],
  ['clear water, crystal clear, crystal clear water, clearest water, clear', 'low-visibility'],
  [
    'easy to reach, easily accessible, easy access, easy to get to, accessible, close to town, near town',
    'remote-location',
  ],
  [
    'all weather, any weather, in any weather, weather proof, weatherproof, whatever the weather',
    'weather-dependent',
  ],
])

/** What is avoided where a "no" stands before it. */
const dangers = phrasesOf<Hazard>([
  [
    'fast drift, fast drifts, fast currents, fast flowing, washing machine, reef hook, reef hooks, swept along, swept away, swept off, get swept, being swept, gets swept, pushed around, strong drift, strong drifts, tidal, current, downcurrent, down current, downcurrents, down currents, strong current, strong currents, high current, heavy current, big current, fast current, tide, tides, ripping tide, ripping tides, tidal current, drift current, ripping current, surge',
    'strong-current',
  ],
  [
    `
      low visibility, bad visibility, poor visibility, low viz, bad viz, poor viz, bad vis, poor vis,
      low vis, silt out, silt outs, silting out, pea soup, pea soup visibility, pea soup viz, pea soup vis, murk, murky, murky water
    `,
    'low-visibility',
  ],
  ['cold, cold water, chilly, freezing, freezing cold, freezing cold water, chilly water', 'cold-water'],
  [
    'beasties that bite, beasties that sting, animals that bite, animals that sting, creatures that bite, creatures that sting, critters that bite, things that bite, fish that bite, fish that sting, anything that bites, stingers, stinger, stinging things, stingy things, things that sting, anything that stings, dangerous animal, dangerous fish, dangerous marine life, venomous animal, stinging animal, dangerous creature',
    'marine-life',
  ],
  [
    'squeezing through, squeezing through holes, squeezing into holes, ceiling, ceilings, arch, arches, roof over, roof above, roof overhead, roof, roofs, under a roof, anything solid, solid ceiling, trapped inside, get trapped, stuck inside, get stuck in, overheads, overhead, overhead environment, penetration, wreck penetration, cave penetration, enclosed space, swim through, swimthrough',
    'overhead-environment',
  ],
  [
    'faraway, end of the world, ends of the earth, back of beyond, remote, far away, remote location, isolated, far out, in the sticks, in the middle of nowhere',
    'remote-location',
  ],
  [
    'weather dependent, exposed, at the mercy of the swell, at the mercy of the weather, at the mercy of the wind, at the mercy of the waves, exposed to swell, exposed to wind',
    'weather-dependent',
  ],
])

const openCurrent = phraseSet(`
  with current, with strong current, with currents, strong current, lots of current, some current
`)

/** Said of what makes no difference. */
const either = phraseSet(`
  current or no current, currents or not, current or not, with or without current, strong current or not, with or without currents
`)

const unminded = phraseSet(`
  dont mind current, dont mind currents, dont mind the current, dont mind a current, dont mind some current, dont mind strong current, dont mind strong currents, dont mind a bit of current
`)
const onlyMild =
  /^(?:if|as long as|provided|when|so long as|under|below|less than|up to|but)(?: [a-z]+){0,4}? (?:mild|light|gentle|slow|weak|little|small|does|do|hates?|knots?|\d+)(?: |$)/
const farCondition = 8

/** "I don't mind current" avoids none, "as long as it's mild" and "but my son does" avoid a strong one. Its words are taken. */
const readUnminded = (line: Line): Hazard[] =>
  takeAll(line, unminded).flatMap(({ at, size }): Hazard[] => {
    const end = at + size
    const behind = phraseAt(line, end, Math.min(farCondition, line.words.length - end))
    return onlyMild.test(behind) ? ['strong-current'] : []
  })

export const hazardWords: readonly Phrases<unknown>[] = [opposites, dangers, openCurrent, either]

/** "Not without current", "no dives without current" ask for it. */
const isAskedFor = (line: Line, at: number): boolean =>
  wordAt(line, at - 1) === 'without' &&
  hasBefore(line, at - 1, 4, (each) =>
    /^(no|not|never|nothing|nowhere|none|dont|doesnt|wont|cant|hate|skip|avoid)$/.test(wordAt(line, each)),
  ) &&
  ![at - 2, at - 3, at - 4].some((each) => line.names?.[each])

const tooMuchCurrent =
  /(?:^| )(?:(?:too much|a lot of|lots of|so much|brutal|crazy|scary) currents?|currents? (?:(?:in|at|on|there|here) )?(?:\w+ )?(?:is|are|was|were) (?:\w+ )?(?:brutal|too much|crazy|scary|insane|mad|wild|bad|terrible|strong)|current current)(?: |$)/
const withoutThem =
  /(?:^| )(?<!(?:do|dive|live|dives|cant|cannot|couldnt) )(?:without (?:it|them|that|those)|(?:site|sites|dive|dives|place|places|anything|something|spot|spots) without$)(?: |$)/
const welcome = /(?:^| )(?:wanted|love|loves|please|want|fine)(?: |$)/

/** "Currents in Palau are brutal, what's there without them?" */
const isWithoutThem = (line: Line): boolean => {
  const said = phraseAt(line, 0, line.words.length)
  const much = tooMuchCurrent.exec(said)
  return much !== null && !welcome.test(said) && withoutThem.test(said.slice(much.index + much[0].length - 1))
}

const unfaced =
  /(?:^| )(?:dont|do not|doesnt|wont) (?:have|want|like) to (?:deal|cope|contend|fight|battle|face|be fighting|be dealing|be battling)(?: (?:with|against))?(?: (?:a|any|the|much))?$/
const farFacing = 8

const absent =
  /^(?:(?:is|are) (?:not |never |no )|isnt |arent )(?:(?:really|usually|much of) )?(?:(?:a|an|any) )?(?:(?:big|real|major) )?(?:worry|concern|issue|problem|factor|threat|danger|feature|thing)s?(?! (?:for|to|with) )/
const farAbsence = 6

/** "Reefs where strong currents are not an issue", and not "strong currents are not an issue for us". */
const isAbsent = (line: Line, at: number, end: number): boolean =>
  [at - 1, at - 2].some((each) => /^(where|whose)$/.test(wordAt(line, each))) &&
  end < line.words.length &&
  absent.test(phraseAt(line, end, Math.min(farAbsence, line.words.length - end)))

/** "Where I don't have to deal with strong currents." */
const isUnfaced = (line: Line, at: number): boolean => {
  const from = Math.max(0, at - farFacing)
  const isUsual = line.words.some(({ text }) => /^(usually|normally|often|always)$/.test(text))
  return !isUsual && !line.words[at]?.isBreak && unfaced.test(phraseAt(line, from, at - from))
}

/** Reads what to stay away from: "no current", "good viz", "not too cold". Current that is wanted avoids nothing. */
export const readHazards = (line: Line): Read => {
  const avoid: Hazard[] = asksForSight(line) ? ['low-visibility'] : []
  const negated = new Set<number>()
  takeAll(line, either)
  avoid.push(...readUnminded(line))
  const untaken = [...line.taken]
  for (const { at, size, meaning } of takeAll(line, dangers)) {
    // "Leaving out far-away Aldabra": of the place.
    if (meaning === 'remote-location' && line.names?.[at + size]) continue
    // "Cold isn't a problem."
    if (meaning === 'cold-water' && phraseFrom(line, fine, at + size) !== undefined) continue
    const isRefused =
      (meaning === 'strong-current' && isUnfaced(line, at)) ||
      isAbsent(line, at, at + size) ||
      isTurnedRound(line, at, size) ||
      isNegated(line, at, negated) ||
      isDisliked(line, at + size)
    if (!isAskedFor(line, at) && isRefused) {
      for (let each = at; each < at + size; each++) negated.add(each)
      avoid.push(meaning)
    } else for (let each = at; each < at + size; each++) line.taken[each] = untaken[each] ?? false
  }
  if (isWithoutThem(line)) avoid.push('strong-current')
  for (const { at, meaning } of takeAll(line, opposites)) if (!isNegated(line, at)) avoid.push(meaning)
  return { avoid: once(avoid) }
}
