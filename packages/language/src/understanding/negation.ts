import { isAwayFrom } from './away-from.ts'
import { isLikewise } from './disliked.ts'
import { isDoublyNegated, isOfThoseAlone } from './double-no.ts'
import { denying, fears, isExemptFromFear, isFearDenied, isFearedInstead } from './feared.ts'
import { isAllSeen, isMissed, isYetToCome } from './hoped-for.ts'
import { isLastWanted, isOfMishap } from './mishaps.ts'
import { stopWords } from './ordinary-words.ts'
import { isOfAvoided, isUnderVeto } from './vetoes.ts'
import { isFree, type Line, phraseAt, wordAt, wordSet } from './words.ts'

const negators = wordSet(`
    no not nothing none nobody zero nowhere neither without avoid avoiding except excluding exclude dont doesnt isnt arent aint never minus nor skip non
    couldnt wouldnt shouldnt mustnt shant darent barely hardly scarcely unsuitable unfit hide omit ignore
    spare sparing excludes bans forbids forbid prohibits rejects rejecting
    less cannot cant wont havent hasnt nowt hate hates hating hatred loathe loathes loathing aversion horror dread dreads refuse refuses refusing dislike dislikes afraid scared terrified petrified frightened phobia phobic allergic fear fears fewest remove drop forget outside besides apart aside
  `)

const everything = /^(any|anything|anywhere|every|everything|everywhere|all|other|others|somewhere)$/
/** "Any recommendations for pinnacles but by boat": any of those, and not any site. */
const request = /^(recommendations?|recs?|ideas?|suggestions?|tips?|advice|chance|hints?|thoughts)$/
/** What goes on behind such a "but": how to get in, how it should be, or who will dive. */
const goingOn =
  /^(by|with|from|for|good|great|clear|calm|easy|warm|shallow|suitable|beginners?|novices?|newly|intermediate|advanced|technical)$/
const nameStarts = /^(the|a|in|at|off|near|around|very|too)$/

/** "Or" behind what is negated. */
const isJoint = (line: Line, at: number, negated?: ReadonlySet<number>): boolean =>
  /^(or|and|nor)$/.test(wordAt(line, at)) && negated?.has(at - 1) === true

const farRather = 9

/** "Other than wrecks", "rather stroll in from the rocks than sit on a boat". */
const isAfterRather = (line: Line, at: number): boolean => {
  if (/^(other|rather)$/.test(wordAt(line, at - 1))) return true
  // "Another country than Egypt."
  if (wordAt(line, at - 2) === 'another') return true
  for (let each = at - 1; each >= 0 && each >= at - farRather; each--) {
    if (/^(rather|sooner)$/.test(wordAt(line, each))) return true
    if (line.words[each]?.isBreak) return false
  }
  return false
}

/** "Take out the wrecks", and not "can I take out a boat", "boats that take out beginners". */
const isTakenOut = (line: Line, at: number): boolean =>
  wordAt(line, at) === 'take' &&
  (at === 0 || line.words[at]?.isBreak === true || /^(please|then|and|so|just)$/.test(wordAt(line, at - 1)))

/** "Anything but wrecks", "anywhere in Indonesia but Bali", "other than wrecks", "walls instead of wrecks". */
const isExcepting = (line: Line, at: number, named: number, negated?: ReadonlySet<number>) => {
  const word = wordAt(line, at)
  if (word === 'out')
    return (
      isTakenOut(line, at - 1) ||
      (wordAt(line, at + 1) !== 'of' &&
        /^(leave|leaves|leaving|left|rule|rules|ruled|ruling|cut|cuts|cutting|filter|filtering|weed|weeding|strike|striking)$/.test(
          wordAt(line, at - 1),
        ))
    )
  // "I will not get in with great whites."
  if (
    word === 'with' &&
    /^(in|water|swim|swimming|dive|diving)$/.test(wordAt(line, at - 1)) &&
    [at - 2, at - 3, at - 4, at - 5].some(
      (each) => denying.test(wordAt(line, each)) || wordAt(line, each) === 'wont',
    )
  )
    return true
  // "Anywhere on earth bar Bali", "any country save the Maldives".
  if (/^(bar|barring|save)$/.test(word))
    return (
      line.names?.[wordAt(line, at + 1) === 'the' ? at + 2 : at + 1] === true &&
      at + 1 <= named &&
      (line.names[at - 1] === true ||
        [at - 1, at - 2, at - 3, at - 4].some((each) => everything.test(wordAt(line, each))))
    )
  if (word === 'from' && wordAt(line, at - 1) === 'away')
    return at + 1 === named && isAwayFrom(line, at - 1, named)
  // "Stop looking for reefs."
  if (word === 'for')
    return (
      /^(looking|searching)$/.test(wordAt(line, at - 1)) &&
      /^(stop|stopped|quit)$/.test(wordAt(line, at - 2)) &&
      !/^(cant|cannot|dont|not|never|wont)$/.test(wordAt(line, at - 3))
    )
  // "I've had it with cold water."
  if (word === 'with' && phraseAt(line, at - 2, 2) === 'had it') return true
  // "We've had our fill of wrecks."
  if (word === 'of' && /(?:^| )had (?:my|our|his|her|their) fill$/.test(phraseAt(line, at - 3, 3)))
    return true
  if (word === 'of' || word === 'with')
    return (
      /^(sick|tired|bored|enough|instead)$/.test(wordAt(line, at - 1)) &&
      // "I never get tired of turtles."
      ![at - 2, at - 3, at - 4].some((each) => /^(never|not|dont|cant|wont)$/.test(wordAt(line, each))) &&
      // "Can't get enough of wrecks."
      !/^(get|getting)$/.test(wordAt(line, at - 2))
    )
  // "I've done enough wrecks."
  if (word === 'enough' && /^(done|had|seen|dived|on)$/.test(wordAt(line, at - 1)))
    return ![at - 2, at - 3].some((each) => /^(not|never|havent|hasnt|hadnt)$/.test(wordAt(line, each)))
  // "She's over wrecks."
  if (word === 'over')
    return (
      at + 1 === named &&
      !line.names?.[named] &&
      /^(shes|hes|im|were|theyre|totally|completely|so|well)$/.test(wordAt(line, at - 1))
    )
  // "My husband gets bored on reefs."
  if (word === 'on' || word === 'by') return wordAt(line, at - 1) === 'bored' && !line.names?.[named]
  if (word === 'than') return isAfterRather(line, at)
  if (word !== 'but') return false
  // "Somewhere like Silfra but warmer" asks for it.
  if (
    /^(warmer|colder|cooler|deeper|shallower|easier|harder|closer|nearer|quieter|calmer|clearer|with|less|more)$/.test(
      wordAt(line, at + 1),
    )
  )
    return false
  // "Like Komodo, but in the Philippines" looks there; "anywhere but in Bali" does not.
  if (/^(in|at|near|off|around|closer)$/.test(wordAt(line, at + 1)) && !everything.test(wordAt(line, at - 1)))
    return false
  for (let each = at + 1; each < named; each++)
    if (!nameStarts.test(wordAt(line, each)) && !negated?.has(each) && !isJoint(line, each, negated))
      return false
  return [at - 1, at - 2, at - 3, at - 4, at - 5].some(
    (each) =>
      everything.test(wordAt(line, each)) &&
      !(request.test(wordAt(line, each + 1)) && goingOn.test(wordAt(line, at + 1))),
  )
}

const experienced = /^(dived|been|done|seen|tried|had|visited|swum|swam|saw|dove)$/
const freeOf = /^(of|from)$/

/** "Shark-free", "current free". In "reefs free of sharks", it is said of what follows. */
export const isFreeOf = (line: Line, { at, size }: { at: number; size: number }): boolean => {
  const after = at + size
  return wordAt(line, after) === 'free' && isFree(line, at, size + 1) && !freeOf.test(wordAt(line, after + 1))
}

const nothing =
  /(?:^| )(?:nothing|nowhere|none|no (?:dives?|sites?|places?|spots?)) (?:where|that|which|with|for which)(?: (?!(?:not|never|dont|doesnt|cant|wont|no|without|isnt|arent|more|less|above|beyond|over|past|deeper|harder|than) )[a-z]+){0,7}$/
const mostOfNothing = 10

/** "Nothing where I must climb into a boat": of a way in; what scares a beginner rules out no beginner. */
export const isOfNothing = (line: Line, at: number): boolean => {
  let from = Math.max(0, at - mostOfNothing)
  for (let each = at; each > from; each--) if (line.words[each]?.isBreak) from = each
  return nothing.test(phraseAt(line, from, at - from))
}

/** "Leave out everything but the easy ones", "we're not looking for anything but wrecks": that alone. */
const isNothingBut = (line: Line, at: number): boolean =>
  /(?:^| )(?:(?:leave|rule|filter|cut|strike) out|skip|drop|exclude|hide|remove|ignore|forget) (?:everything|anything|all|every site|all sites)$/.test(
    phraseAt(line, Math.max(0, at - 4), Math.min(4, at)),
  ) || isOfNoneElse(line, at)

/** "Not looking for anything but wrecks." */
const isOfNoneElse = (line: Line, at: number): boolean =>
  wordAt(line, at - 1) === 'anything' &&
  [at - 2, at - 3, at - 4, at - 5].some((each) => denying.test(wordAt(line, each)))

/** What may stand between "no" and what is not wanted. */
const fillers = wordSet(`
    comfortable confident charter chartered whatever guides instructors anyone anybody would could consider considers deem deems
    send take us put bring book pick suggest recommend offer list include any a an the too very much many so strong like want into for in with of to lots to be really see do i all those
    long interest interested desire appetite wish scrambling climbing getting going jumping about off anymore longer back again return returning revisit these that or anything bothered pretty yet another rusty sunken swim swimming through thru throughs wanna gonna entering penetrating rated got my where theres there is have go show me from on at near around anywhere place places site sites dive dives diving
    having sit bear stand abide paying pay renting rent booking chartering
    fan fond keen crazy interested big tiny small little large huge wild mad handle manage cope tackle attempt face ready up suited suitable capable quite yet one ones round meet meeting encounter encountering needs need requires require requiring needing demand demands demanding taking using hiring boarding catching wants likes budget money patience stomach nerve being own lot loads tons death bits stiff senseless get step sit labelled labeled marked classed graded tagged deal dealing cope coping contend contending fight fighting battle battling struggle that thats whatever which calls call asks ask things travel travelling fly flying meant intended made stinging venomous poisonous dangerous aggressive nasty scary annoying sheer steep vertical
    look looking cross crossing over across ferry hop hopping head heading drive driving down afford affording
    involve involves involving contain contains containing entail entails stretch run runs
`)
const farthest = 6
const said = /^(classed|rated|labell?ed|marked|graded|listed|described|classified)$/

const verbOfDenial = /^(do|manage|handle|climb|take|use|stand|face|bear|like|want|have|need)$/

const mostAdjectives = 2

/** "Can't do ladders", "no stairs", "don't like big waves": a thing that nobody knows, right behind what negates it. */
const isNegatedNoun = (line: Line, at: number): boolean => {
  if (line.words[at]?.isBreak || stopWords.has(wordAt(line, at))) return false
  let before = at - 1
  while (
    before > at - 1 - mostAdjectives &&
    fillers.has(wordAt(line, before)) &&
    !line.words[before]?.isBreak
  )
    before--
  if (verbOfDenial.test(wordAt(line, before))) before--
  return /^(no|not|cant|cannot|dont|wont|doesnt|without|avoid|hate|hates|refuse|refuses)$/.test(
    wordAt(line, before),
  )
}

/** "Leaving out far-away Aldabra", and not "not far away from Dahab". */
const isFarAway = (line: Line, at: number, named: number): boolean =>
  (at === named - 1 && wordAt(line, at) === 'away' && wordAt(line, at - 1) === 'far') ||
  (at === named - 2 && wordAt(line, at) === 'far' && wordAt(line, at + 1) === 'away')

/** "Not one bit scared of sharks", "no wrecks that aren't easy", "those alone": whatever else is said, it's wanted. */
export const isKept = (line: Line, at: number): boolean => {
  if (
    isOfThoseAlone(line, at) ||
    isDoublyNegated(line, at) ||
    isYetToCome(line, at) ||
    isExemptFromFear(line, at)
  )
    return true
  for (let each = at - 1; each >= 0 && each >= at - farthest && !line.words[each + 1]?.isBreak; each--)
    if (fears.test(wordAt(line, each))) return isFearDenied(line, each)
  return false
}

const dwelling =
  /(?:^| )(?:just|right|lives?|living|lived|stay|stays|staying|based|house|home|hotel|lodge|airbnb|apartment|cottage|camp|camping|flat|farm|village|town)(?: (?:a bit|a little|somewhere|slightly))?$/

/** "Grandma lives just outside Sydney": near it. */
const isNearOutside = (line: Line, at: number): boolean =>
  wordAt(line, at) === 'outside' && dwelling.test(phraseAt(line, Math.max(0, at - 3), Math.min(3, at)))

/** "But keep the seahorses", and not "keep away from", "don't keep". */
const isKeeping = (line: Line, at: number): boolean =>
  /^(keep|keeping)$/.test(wordAt(line, at)) &&
  !/^(away|out|off|clear)$/.test(wordAt(line, at + 1)) &&
  !/^(dont|not|never|cant|wont)$/.test(wordAt(line, at - 1))

/**
 * Whether "no", "without" or the like reaches a word: directly, over filling words, or over what is negated itself and
 * an "or" ("no wrecks or caves"). `negated` says which words are.
 */
export const isNegated = (line: Line, at: number, negated?: ReadonlySet<number>): boolean => {
  if (isOfThoseAlone(line, at) || isDoublyNegated(line, at)) return false
  if (isYetToCome(line, at) || isExemptFromFear(line, at)) return false
  if (isFearedInstead(line, at)) return true
  if (
    isOfMishap(line, at) ||
    isLastWanted(line, at) ||
    isUnderVeto(line, at) ||
    isOfAvoided(line, at) ||
    isLikewise(line, at)
  )
    return true
  for (let each = at - 1; each >= 0 && each >= at - farthest; each--) {
    if (line.words[each + 1]?.isBreak) return false
    const word = wordAt(line, each)
    if (fears.test(word) && isFearDenied(line, each)) return false
    // "A drop off in Egypt" is a wall.
    if (word === 'drop' && /^offs?$/.test(wordAt(line, each + 1))) return false
    // "I have never dived a cave": that may be what is wanted now.
    if (word === 'never' && experienced.test(wordAt(line, each + 1))) return false
    if (word === 'never' && [at + 1, at + 2].some((then) => wordAt(line, then) === 'before')) return false
    if (isKeeping(line, each) || isNearOutside(line, each)) return false
    // "Isn't the Zenobia in Cyprus?"
    if (each === 0 && line.isAsked === true && /^(isnt|arent|wasnt|werent|doesnt|didnt|hasnt)$/.test(word))
      return false
    if (isMissed(line, each, at)) return false
    // "25 m or less at Easter Island": of the number.
    if (word === 'less' && /^(or|and)$/.test(wordAt(line, each - 1))) return false
    if (/^(except|but)$/.test(word) && (isAllSeen(line, each) || isNothingBut(line, each))) return false
    if (negators.has(word) || isExcepting(line, each, at, negated)) return true
    if (word === 'free' && freeOf.test(wordAt(line, each + 1))) return true
    const isJoined = /^(or|and|nor)$/.test(word) && negated?.has(each - 1)
    if (isJoined && word !== 'and' && !line.words[each]?.isBreak) return true
    if (isJoined || negated?.has(each) || isFarAway(line, each, at)) continue
    // "I can't do ladders or boats": whatever a ladder is, it's negated as well.
    if (/^(or|nor)$/.test(word) && isNegatedNoun(line, each - 1)) return true
    // "Not classed as technical."
    if (word === 'as' && said.test(wordAt(line, each - 1))) continue
    // "I don't care for wrecks", and not "I don't care about depth".
    if (word === 'care' && [each + 1, each + 2, each + 3].some((then) => wordAt(line, then) === 'for'))
      continue
    if (!fillers.has(word)) return false
  }
  return false
}
