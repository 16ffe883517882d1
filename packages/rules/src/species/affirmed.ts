import { speciesIn } from './mentions.ts'

// Without the flags `i` and `u`, which are several times as slow: all but names is looked for in small letters.

/** Sentences, and the parts of one that say different things. A question says nothing. */
const clauses =
  /[.;:!()\n\r]+|(?<=\?)|,? (?:[Bb]ut|[Aa]lthough|[Tt]hough|[Ww]hereas|[Ww]hile|[Yy]et) | [–—-] /

/** A name and what it is the name of: "Hammerhead Wall", "Seal Rock Dive Resort". */
const namesOfThings =
  /\b(?:[A-Z][\w’']+ ){1,3}(?:Aquarium|Bank|Cent(?:er|re)|Club|Dive|Drop|Festival|Foundation|Garden|Hotel|House|Marine|Museum|Park|Passage|Project|Resort|Ridge|Sanctuary|Station|Street|Trail|Valley|Wall|Wreck)s?\b/g

/** A picture of an animal, or what something only looks like, as far as that goes. */
const likened =
  /\b(?:like (?:an?|the|some|so many|two|giant|huge|sleeping)|the (?:size|shape|back) of|as [a-z]+ as|resembl[a-z]+|reminiscent of|instead of|rather than|unlike|(?:statue|sculpture|painting|mural|carving|figure|model|drawing|skeleton|skull|logo|cargo)s? of)\b.*?(?=,| and | with | where |$)/g

const naming =
  /(?<!so.)\bcalled\b|\b(?:nicknamed|christened|known as|(?:is|was|are|were) named|named (?:after|for|by|so))\b|(?<!\b(?:as|true to) )\b(?:the|its|whose|that|this) names?\b/

/** What says that there are none, or that nobody knows. */
const absent = [
  /\bno longer\b|\bany ?more\b|\bnot (?:since|here)\b|\bif you (?:are after|c[ao]me for|hope|want)\b/,
  /\b(?:absent|extinct|missing|vanished|disappeared|nowhere|died out|fell away|stopped coming|stayed away|moved (?:away|on))\b/,
  /\b(?:are|is|have|has)(?: all| now| long)? gone(?! (?:into|to|for|on|up|down|off))|\ba (?:memory|thing of the past)\b/,
  /\b(?:become|grown) (?:[a-z]+ )?(?:rare|scarce)\b/,
  /\boverfish|\b(?:fished|hunted|wiped|driven|drove (?:them|it)) (?:out|off|away)\b/,
  /\b(?:hardly|scarcely|barely) (?:any\b|ever)|\bnever (?:been|come|found|here|return|seen|show)/,
  /\b(?:nobody|no one) (?:has |ever |can )*(?:found|find|met|meet|saw|seen|see)/,
  /\b(?:(?:are|is|have|has|do|does|did|will|can|should)(?: not|n't)|won't|can't)(?: been| be)? (?:a resident|around|come|expect|find|found|here|live|meet|occur|present|resident|see|seen|there|visit)\b/,
  /\bcannot (?:be )?(?:expect|find|found|meet|met|see|seen)\b/,
  /\b(?:too [a-z]+|no place|not the place) for (?!beginners|casual|divers|most|novices|recreational)/,
  /\b(?:said to|rumou?r|legends?\b|myths?\b|suppose|alleged|locals (?:say|tell))/,
]

/** A time that is over, unless the same clause says how it is now. */
const past = [
  /\bused to (?!(?:being|seeing|having|people|divers|us|them)\b)/,
  /\b(?:was|were|is|are|had|have|has|been) once\b/,
  /\bonce (?:an? (?!day|week|month|season|year)|the|common|famous|full|home|known|plentiful|abundant|regular|seen|lived|came|swam|gathered|had|was|were)/,
  /\b(?:formerly|historically|in the past|long ago|(?:decades|years) ago|in (?:the old|those) days|back in)\b/,
  /\buntil (?:about )?(?:the )?(?:early |mid.?|late )?\d{2,4}s?\b/,
  /\b(?:was|were) (?:[a-z]+ )?(?:abundant|a regular|a sight|caught|common|culled|famous|filmed|fed|found|here|home|hunted|killed|known|met|plentiful|reported|said|seen|shot|sighted|spotted|the place|there)\b/,
  /\b(?:stripped|eaten|killed|ravaged|destroyed|speared|taken) by\b/,
  /\b(?:bred|came|fed|gathered|grew|left|lived|nested|swam|swarmed) (?:before|every|here|there|in (?:the )?\d{2,4}s?)\b/,
  /\bbefore (?:the (?:ban|collapse|hotel|harbou?r|bleaching|heat|war|fishery)|people|tourism|\d{4})\b/,
]
const present = /\b(?:now|today|these days|nowadays|again|returned|come back|grown back|back in numbers)\b/

/** In small letters and with plain apostrophes. */
const isAffirmed = (clause: string): boolean =>
  !clause.endsWith('?') &&
  !naming.test(clause) &&
  !absent.some((words) => words.test(clause)) &&
  (!past.some((words) => words.test(clause)) || present.test(clause))

/**
 * Ids of the animals and plants that a description says are there now: not what is denied, over, likened, hearsay or
 * only a name. When in doubt it is not counted, as a list of animals and reports say for sure.
 */
export const speciesAffirmedIn = (description: string): string[] => {
  const found = new Set<string>()
  for (const clause of description.split(clauses)) {
    const named = speciesIn(clause)
    if (named.length === 0) continue
    const nameless = clause.replace(namesOfThings, ' ')
    const plain = nameless.toLowerCase().replaceAll('’', "'").trim()
    if (!isAffirmed(plain)) continue
    const literal = plain.replace(likened, ' ')
    // Most clauses are neither: they need not be read twice.
    const isWhole = nameless === clause && literal === plain
    for (const id of isWhole ? named : speciesIn(literal)) found.add(id)
  }
  return [...found]
}
