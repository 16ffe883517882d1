import type { Access } from '@soundings/contract/site-fields'
import { isDisliked } from './disliked.ts'
import { isNegated, isOfNothing } from './negation.ts'
import { stopWords } from './ordinary-words.ts'
import { phrasesOf, takeAll } from './phrases.ts'
import type { Read } from './query.ts'
import { clauseEnd, clauseStart, type Line, phraseAt, wordAt } from './words.ts'

/** How to get in. A liveaboard is a boat, and a word that texts may hold. */
export const accessWords = phrasesOf<Access>([
  [
    'shore, shore dive, shore diving, shore entry, from shore, from the shore, by shore, off the shore',
    'shore',
  ],
  [
    'without a skipper, without skipper, no skipper, on foot, by foot, reached on foot, walkable, from dry land, dry land, straight off the sand, beach dive, beach diving, beach entry, beach entrance, shore entrance, land entry, entry from land, walk into the water, walk into the sea, simply walk into, just walk into, can walk into, we walk into, i walk into, walk straight in, walk right in, walk in from, from the beach, off the beach, straight from the beach, from the jetty, off the jetty, off a jetty, from a jetty, jetty or the beach, jetty or beach, hotel jetty, jetty dive, from the pier, off the pier, off a pier, from a pier, off a beach, from a beach, pier dive, beach access, swim out to, swim to from, from the bank, off the bank, in from the bank, from a bank, wade in, wading in, just wade in, stroll in, from the rocks, off the rocks, wade out, walk out to, walk in, walk in entry, walk in dive, walk in diving, from land',
    'shore',
  ],
  [
    `
      accessible from shore, accessible from the shore, accessible by shore, reachable from shore,
      reach from the shore
    `,
    'shore',
  ],
  [
    `
      boat, boat dive, boat diving, by boat, from a boat, from the boat, from boat, boat entry, boat only,
      boat access
    `,
    'boat',
  ],
])

const otherWay: Record<Access, Access | null> = { shore: 'boat', boat: 'shore', either: null }

/** "Boat's fine", "shore is ok too": what somebody would put up with is no wish. */
const isPutUpWith = (line: Line, end: number): boolean => {
  const from = /^(is|are|would|dive|dives|diving)$/.test(wordAt(line, end)) ? end + 1 : end
  const next =
    wordAt(line, from) === 'be' || /^(also|totally|perfectly)$/.test(wordAt(line, from)) ? from + 1 : from
  return (
    !line.words[end]?.isBreak &&
    (/^(fine|ok|okay|acceptable|possible)$/.test(wordAt(line, next)) ||
      phraseAt(line, next, 2) === 'no problem' ||
      phraseAt(line, next, 2) === 'no worries' ||
      phraseAt(line, next, 2) === 'no issue')
  )
}

/** "No boat crowds" asks for no way in. */
const isOfBoats = (line: Line, end: number): boolean =>
  /^(crowds?|traffic|noise|loads?|full|fumes|sickness|fees?|ladders?|prices?|costs?|guy|man|captain|skipper|driver|operator|owner)$/.test(
    wordAt(line, end),
  ) && !line.words[end]?.isBreak

/** "I don't mind a boat ride", "happy to go by RIB". */
const tolerated =
  /(?:^|(?<!not|never|isnt|arent) )(?:(?:dont|do not|doesnt|wouldnt|would not) mind|happy to (?:take|go by|use|hop on|do)|happy with|ok with|okay with|fine with|no problem with)(?: (?:a|the|to take|taking|going|by|an|on|some))*$/

/** "Can be by boat": as well. */
const possible = /(?:^| )(?:can|could|may|might) be(?: by| from| a)?$/

/** "Not happy on boats". */
const disliked =
  /(?:^| )(?:wont|cant|doesnt|cannot) (?:stretch|run|extend) to(?: (?:a|an|the))?(?: [a-z]+ (?:or|and))?(?: (?:a|an|the))?$|(?:^| )(?:neither|none|nobody|not|cant|cannot|couldnt|wont|dont)(?: [a-z]+){0,4} afford(?: (?:a|the|any|charter|private))*$|(?:^| )(?:no|not enough|without the) (?:money|budget|cash|funds)(?: left)? for(?: (?:a|any|charter|the|more|hire|dive))*$|(?:^| )(?:turn|turns|get|gets|go|goes|am|im|is|feel|feels) (?:green|sick|seasick|ill|queasy|nauseous) (?:on|in)(?: a| an| the| small)?$|(?:^| )(?:not|never|wont|dont|refuse to|refuses to|rather not) (?:be )?(?:setting|sitting|set|putting|put)(?: a)? foot on(?: a| an| any| the)?$|(?:^| )(?:pukes?|puking|vomits?|vomiting|throws? up|chucks?(?: up)?|spews?|hurls?|barfs?|chunders?|seasick|heaves?) (?:on|in|off|over the side of)(?: a| an| the| small)?$|(?:^| )(?:not|never|isnt|arent) (?:happy|ok|okay|fine|good|comfortable) (?:with|on|in)(?: a| an| the| small)?$/

/** "That Greenpeace boat", "a fishing boat that sank": one that lies below, and no way in. */
const isSomeBoat = (line: Line, at: number, size: number): boolean =>
  size === 1 &&
  /^boats?$/.test(wordAt(line, at)) &&
  !line.words[at]?.isBreak &&
  at > 0 &&
  (/^(that|this|which|sunken|sunk)$/.test(wordAt(line, at - 1)) ||
    /(?:^| )(?:wreck of (?:a|an|the|some)|(?:miss|missed|missing) the)$/.test(
      phraseAt(line, Math.max(0, at - 3), Math.min(3, at)),
    ) ||
    /^(that|which)$/.test(wordAt(line, at + 1)) ||
    (!stopWords.has(wordAt(line, at - 1)) &&
      !line.taken[at - 1] &&
      /^(the|a|that|this)$/.test(wordAt(line, at - 2))))

const boatsVerb = /^(lets?|leaves?|drops?|goes|comes|picks?|moors?|moored|left|dropped)$/

/** "When the boat lets you drift away", "our boat is moored here": told of, and no way in. */
const isToldBoat = (line: Line, at: number, end: number): boolean =>
  // "Hassled by forty boats."
  (wordAt(line, at) === 'boats' && line.words[at - 1]?.value != null) ||
  (!line.words[end]?.isBreak &&
    /^(the|our|my)$/.test(wordAt(line, at - 1)) &&
    (boatsVerb.test(wordAt(line, end)) ||
      (/^(is|was)$/.test(wordAt(line, end)) && boatsVerb.test(wordAt(line, end + 1)))))

const notRunning =
  /^(?:(?:trips?|tours?|dives?|rides?|charters?|places) )?(?:is|are|was|were) (?:all |already |completely |totally )?(?:full(?! of)|fully booked|booked (?:out|up|solid)|sold out|cancelled|canceled|too expensive)(?: |$)|^(?:dont|do not|doesnt|arent|are not|isnt|is not|wont|will not|wont be|cant|cannot) (?:be )?(?:take(?! long| off)|allow|accept|suit|work|run|running|go|going|leave|leaving|sail|sailing|operate|operating|available|there|an option)(?: |$)/

/** "The boats don't run when I'm there". */
const isNotRunning = (line: Line, end: number): boolean =>
  !line.words[end]?.isBreak && notRunning.test(phraseAt(line, end, Math.min(4, line.words.length - end)))

/** "A boat-free dive". */
const isWithout = (line: Line, end: number): boolean =>
  wordAt(line, end) === 'free' && !line.words[end]?.isBreak && wordAt(line, end + 1) !== 'of'

const orAllBoats =
  /(?:^| )or (?:is|are) (?:it|they|there|that) (?:all|only|just|mostly|mainly)(?: by| from| a)?$/

/** "Do I need a boat for it?" */
const asksForNeed =
  /(?:^| )(?:do|does|would|will|did) (?:i|we|you|one) (?:really |still |even )?need(?: a| the| to take a)?$/

const farBefore = 5

const isOnly = (line: Line, end: number): boolean => {
  const from = /^(dives?|diving|sites?|entry|entries)$/.test(wordAt(line, end)) ? end + 1 : end
  return wordAt(line, from) === 'only' && !line.words[from]?.isBreak
}

/** "I don't know anybody with a boat", "none of us has a boat". */
const nobodysBoat =
  /(?:^| )(?:(?:nobody|no one|none of us|neither of us) (?:has|have|owns|got|with)|(?:dont|do not|doesnt|know) (?:know |have |got )?(?:anybody|anyone|somebody|someone|nobody|no one) (?:with|who has|who owns|that has)|(?:dont|do not) own)(?: a| the| our own| my own)?$/

/** "A bad stomach for boats. Is there anything from the shore?": of both, the boat only told of, in a clause of its own. */
const isBoatOnlyTold = (
  line: Line,
  said: readonly { way: Access; at: number; isPlain: boolean }[],
): boolean => {
  const clauses = new Set(said.filter(({ way }) => way === 'shore').map(({ at }) => clauseStart(line, at)))
  return (
    clauses.size > 0 &&
    said.every(
      ({ way, at, isPlain }) =>
        way === 'shore' || (isPlain && !clauses.has(clauseStart(line, at)) && !isOffered(line, at)),
    )
  )
}

/** "Boats work as well", "shore, boat, whatever". */
const isOffered = (line: Line, at: number): boolean =>
  clauseEnd(line, at) - clauseStart(line, at) <= 2 ||
  /(?:^| )(?:or|and|also|plus|either|both|fine|ok|okay|happy|mind|well|work|works|do|possible|welcome)(?: |$)/.test(
    phraseAt(line, clauseStart(line, at), clauseEnd(line, at) - clauseStart(line, at)),
  )

/** Reads whether people want to enter from shore or boat; both, or none, matters no more. */
export const readAccess = (line: Line): Read => {
  const wanted = new Set<Access>()
  /** Where a way is named, and whether by more than "boats". */
  const said: { way: Access; at: number; isPlain: boolean }[] = []
  const decided = new Set<Access>()
  let toleratedEnd = -1
  for (const { at, size, meaning } of takeAll(line, accessWords)) {
    if (isOfBoats(line, at + size) || isSomeBoat(line, at, size) || isToldBoat(line, at, at + size)) continue
    const before = phraseAt(line, Math.max(0, at - farBefore), Math.min(farBefore, at))
    // "I'm happy with a boat or from the shore."
    const isOther = toleratedEnd === at - 1 && /^(or|and)$/.test(wordAt(line, at - 1))
    const isPossible = meaning === 'boat' && possible.test(before)
    // "The wall drops straight off the sand."
    if (phraseAt(line, at, 2) === 'straight off' && /(?:drops?|starts?|begins?|rises?|falls?)$/.test(before))
      continue
    // "Any shore diving, or is it all boats?"
    if (orAllBoats.test(before) || asksForNeed.test(before)) continue
    if (isOther || isPossible || tolerated.test(before)) {
      toleratedEnd = at + size
      continue
    }
    if (isPutUpWith(line, at + size) && !/^(or|and)$/.test(wordAt(line, at - 1))) continue
    const isUnwanted =
      isNegated(line, at) ||
      (meaning === 'boat' && (isOfNothing(line, at) || nobodysBoat.test(before))) ||
      isWithout(line, at + size) ||
      isNotRunning(line, at + size) ||
      isDisliked(line, at + size) ||
      disliked.test(before)
    const way = isUnwanted ? otherWay[meaning] : meaning
    if (way) wanted.add(way)
    if (way) said.push({ way, at, isPlain: size === 1 && /^boats?$/.test(wordAt(line, at)) })
    // "Ladders on boats hurt her back, so shore dives only."
    if (way && !isUnwanted && isOnly(line, at + size)) decided.add(way)
  }
  if (isBoatOnlyTold(line, said)) wanted.delete('boat')
  const [only] = decided.size === 1 ? decided : wanted
  const isOne = decided.size === 1 || wanted.size === 1
  return { access: isOne && only ? only : null }
}

/** Whether a site can be entered in a way that was asked for; what is not known can not. */
export const isReachableBy = (access: Access | null, wanted: Access | null): boolean =>
  wanted === null || access === wanted || access === 'either' || wanted === 'either'
