import { isDoublyNegated, isOfThoseAlone } from './double-no.ts'
import { stopWords } from './ordinary-words.ts'
import { clauseEnd, clauseFrom, clauseStart, isFree, type Line, phraseAt, wordAt, wordSet } from './words.ts'

const negators = wordSet(`
    no not nothing none nobody zero nowhere neither without avoid avoiding except excluding exclude dont doesnt isnt arent aint never minus nor skip non
    couldnt wouldnt shouldnt mustnt shant darent barely hardly scarcely unsuitable unfit hide omit ignore
    excludes bans forbids forbid prohibits rejects rejecting
    less cannot cant wont havent hasnt nowt hate hates hating hatred loathe loathes loathing aversion horror dread dreads refuse refuses refusing dislike dislikes afraid scared terrified petrified frightened phobia phobic allergic fear fears fewest remove drop forget outside besides apart aside
  `)

const everything = /^(any|anything|anywhere|every|everything|everywhere|all|other|others|somewhere)$/
/** "Any recommendations for pinnacles but by boat": any of those, and not any site. */
const request = /^(recommendations?|recs?|ideas?|suggestions?|tips?|advice|chance|hints?|thoughts)$/
/** What goes on behind such a "but": how to get in, how it should be, or who will dive. */
const goingOn =
  /^(by|with|from|for|good|great|clear|calm|easy|warm|shallow|suitable|beginners?|novices?|newly|intermediate|advanced|technical)$/
const nameStarts = /^(the|a|in|at|off|near|around|very|too)$/

const denying = /^(not|never|dont|doesnt|isnt|arent)$/

/** "Or" behind what is negated. */
const isJoint = (line: Line, at: number, negated?: ReadonlySet<number>): boolean =>
  /^(or|and|nor)$/.test(wordAt(line, at)) && negated?.has(at - 1) === true

const farRather = 9

/** "Other than wrecks", "rather stroll in from the rocks than sit on a boat". */
const isAfterRather = (line: Line, at: number): boolean => {
  if (/^(other|rather)$/.test(wordAt(line, at - 1))) return true
  for (let each = at - 1; each >= 0 && each >= at - farRather; each--) {
    if (/^(rather|sooner)$/.test(wordAt(line, each))) return true
    if (line.words[each]?.isBreak) return false
  }
  return false
}

const howFar =
  /^(far|a|an|long|trip|getaway|break|holiday|week|weekend|day|days|night|nights|hour|hours|hrs?|minutes?|mins?|miles?|km|kms|m|metres?|kilometres?|kilometers?|drive|drives|flight|ride|walk|not|just|right|get|getting|is|are|be|one|two|three|stones? throw|step|steps)$/

const distances = /^(kms?|kilomet(?:re|er)s?|miles?|mi|hours?|hrs?|minutes?|mins?)$/
const ways =
  /^(stones?|throw|hop|step|steps|ferry|taxi|bus|train|boat|swim|drive|walk|flight|ride|short|quick|close|near|day|days)$/
const crowds = /^(crowds?|busy|crowded|tourists?|touristy|noise|hustle|masses)$/
const farWay = 4
const farCrowd = 4

/** "Muck dives away from Lembeh", and not "an hour away from Cairns", "a short hop away from Malta", "away from Bali crowds". */
const isAwayFrom = (line: Line, at: number, named: number): boolean => {
  if (line.words.some(({ text }) => distances.test(text))) return false
  if (howFar.test(wordAt(line, at - 1)) || line.words[at - 1]?.value != null) return false
  for (let each = at - 1; each >= at - farWay && each >= 0 && !line.words[each + 1]?.isBreak; each--)
    if (ways.test(wordAt(line, each))) return false
  const behind = line.words.slice(named, named + farCrowd).map(({ text }) => text)
  return !behind.some((word) => crowds.test(word)) && !behind.join(' ').includes(' for a ')
}

/** "Anything but wrecks", "anywhere in Indonesia but Bali", "other than wrecks", "walls instead of wrecks". */
const isExcepting = (line: Line, at: number, named: number, negated?: ReadonlySet<number>) => {
  const word = wordAt(line, at)
  if (word === 'out')
    return (
      wordAt(line, at + 1) !== 'of' &&
      /^(leave|leaves|leaving|left|rule|rules|ruled|ruling|cut|cuts|cutting|take|takes|taking|filter|filtering|weed|weeding|strike|striking)$/.test(
        wordAt(line, at - 1),
      )
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
      [at - 1, at - 2, at - 3, at - 4].some((each) => everything.test(wordAt(line, each)))
    )
  if (word === 'from' && wordAt(line, at - 1) === 'away')
    return at + 1 === named && isAwayFrom(line, at - 1, named)
  if (word === 'of' || word === 'with')
    return /^(sick|tired|bored|enough|instead)$/.test(wordAt(line, at - 1))
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

const isFeared =
  /^(hatred|aversion|loathing|horror|dread|dreads|afraid|scared|terrified|petrified|frightened|phobia|phobic|fear|fears|hate|hates|dislike|dislikes)$/

const experienced = /^(dived|been|done|seen|tried|had|visited|swum|swam|saw|dove)$/
const farDenial = 4
const overcoming = /^(no|without|despite|overcome|conquer|beat|face)$/

/** "Not one bit scared of sharks", "no fear of sharks", "to overcome my fear of caves". */
const isDenied = (line: Line, at: number): boolean => {
  for (let each = at - 1; each >= 0 && each >= at - farDenial; each--) {
    if (line.words[each + 1]?.isBreak) return false
    const isNear = each >= at - 2
    if (denying.test(wordAt(line, each)) || (isNear && overcoming.test(wordAt(line, each)))) return true
  }
  return false
}

const freeOf = /^(of|from)$/

/** "Shark-free", "current free". In "reefs free of sharks", it is said of what follows. */
export const isFreeOf = (line: Line, { at, size }: { at: number; size: number }): boolean => {
  const after = at + size
  return wordAt(line, after) === 'free' && isFree(line, at, size + 1) && !freeOf.test(wordAt(line, after + 1))
}

const badTime =
  '(?:bad|awful|scary|nasty|horrible|horrid|terrible|traumatic|frightening) (?:experience|time|scare|dive|moment|incident|accident)'
const ofPanic = '(?:panicked|freaked out|panic attack)'
const ofDanger = '(?:got stuck|got lost|got trapped|nearly died|nearly drowned)'
const mishap = new RegExp(
  `(?:^| )(?:(?:${badTime}|${ofPanic})(?: once| badly)? (?:in|on|inside|at|with)(?: a| an| the| some| that)?|${ofDanger}(?: once)? (?:in|inside)(?: a| an| one| some))$`,
)
const mostOfMishap = 8

/** "After a bad experience in a cave I only want open reefs": nobody who tells that wants one. */
const isOfMishap = (line: Line, at: number): boolean => {
  const from = Math.max(0, at - mostOfMishap)
  return !line.words[at]?.isBreak && mishap.test(phraseAt(line, from, at - from))
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

const disliked =
  /^(?:(?:really|just|totally|always|still|kind of|seriously) )?(?:(?:scare|scares|terrify|terrifies|frighten|frightens|spook|spooks) (?:me|us|her|him|them|my)|(?:freak|freaks|creep|creeps) (?:me|us|her|him|them) out|gives? (?:me|us|her|him|them) the creeps|(?:make|makes) (?:me|us|her|him|them|(?:my|our) [a-z]+) (?:nervous|panic|anxious|uneasy|sick|ill|green|queasy|nauseous|seasick|vomit|throw up)|(?:get|gets|got|sting|stings|stung) (?:me|us|her|him|them) (?:every|each|all|badly|bad)|(?:dont|doesnt|do not|does not) (?:interest|appeal to|excite|do it for|float) (?:me|us|her|him|them|my)|(?:bore|bores) (?:me|us|her|him|them)|leaves? (?:me|us|her|him|them) cold|(?:we|i|ill|well|i will|we will) (?:leave|skip|save|keep) for (?:another|next|some other) (?:year|time|trip|day)|can wait|(?:we|i) (?:leave out|skip|rule out|exclude)|(?:we|i) (?:refuse|reject|decline|avoid|dread|detest|loathe|hate|rule out|cant stand|cannot stand|wont do|will not do|wont touch|dont do|never do)(?: (?:altogether|entirely|completely|these days|nowadays|for now|at all|too|as well|please|thanks))*$|(?:i|we|she|he|ive|weve)(?: have| has)? (?:had|seen|done) (?:more than )?enough of|(?:im|were|i am|we are) (?:sick|tired|bored|weary) of|(?:i|we) (?:cannot|cant|can not|dont|do not|wont)$|(?:has|have|had|needs?|ought) to go(?: (?:as well|too|also|please|now|then))?$|must go(?: (?:as well|too|also|please))?$|a wide berth|(?:is |are )?not on (?:the|my|our|her|his|their) (?:(?:hazards?|risks?|danger|wish) )?(?:list|menu|wishlist|agenda|cards)|(?:(?:is|are) not|isnt|arent) (?:among|one of|part of|listed|mentioned|flagged|noted|marked|present|a (?:listed )?(?:risk|hazard|danger))|(?:is|are|being) (?:exactly |just |precisely )?(?:what|the last thing) (?:i|we|she|he|they) (?:really )?(?:do not|dont|does not|doesnt|hate|cant|least) (?:want|need|like|enjoy)(?! to (?:miss|skip|lose|forget))|(?:is|are) what (?:frightens|scares|worries|bothers|terrifies|spooks|stresses)(?!.* but )|(?:arent|isnt|are not|is not) (?:my|our|her|his|their) (?:thing|cup of tea|bag))(?: |$)/
const mostOfDislike = 9

const spared = /^(?:i|we|she|he) can (?:happily |easily )?(?:live|do) without$/

/** "Caves I can do without", and not "wrecks I can do without going past 30 m". */
const isSpared = (line: Line, end: number): boolean => {
  let after = end
  while (after < line.words.length && (after === end || !line.words[after]?.isBreak)) after++
  return spared.test(phraseAt(line, end, after - end))
}

const leftOut =
  /^(?:sites? |dives? |ones )?(?:are |is |being )?(?:excluded|left out|ruled out|not included)(?: |$)/

/** "Leave wrecks out", "rule Sharm out", "leave advanced ones be." */
const isSplitOut = (line: Line, end: number): boolean =>
  (/^(be|alone|aside)$/.test(wordAt(line, end)) || wordAt(line, end) === 'out') &&
  wordAt(line, end + 1) !== 'of' &&
  [end - 2, end - 3, end - 4, end - 5].some((at) =>
    /^(leave|leaves|leaving|rule|ruling|cut|cutting|keep|keeping|count|counting)$/.test(wordAt(line, at)),
  )

/** "Low viz sites excluded." */
const isLeftOut = (line: Line, end: number): boolean =>
  leftOut.test(phraseAt(line, end, Math.min(4, line.words.length - end)))

const loneNo =
  /^(?:(?:also|and|but|equally|again|sadly|so|definitely|absolutely|just) )?(?:a )?(?:no|nope|never|not|no thx|no thanks|no thank you|no way|no chance|no please|please no|please not|not please)$/

/** "Swim-throughs yes, real caves no", "anything rated advanced, no"; at the end of a question it only asks for a yes. */
const isLoneNo = (line: Line, at: number): boolean =>
  at < line.words.length &&
  loneNo.test(clauseFrom(line, at)) &&
  (!line.words[at]?.isBreak || countAnswers(line) > 1)

const answer = /^(?:(?:also|and|but|definitely|absolutely|so) )?(?:no|nope|never|yes|yep|yeah|please)$/

/** "Hammerheads, yes. Anything rated advanced, no": how many clauses only say yes or no. */
const countAnswers = (line: Line): number =>
  line.words.filter(({ isBreak }, at) => isBreak && answer.test(clauseFrom(line, at))).length

/** "But keep the seahorses", and not "keep away from", "don't keep". */
const isKeeping = (line: Line, at: number): boolean =>
  /^(keep|keeping)$/.test(wordAt(line, at)) &&
  !/^(away|out|off|clear)$/.test(wordAt(line, at + 1)) &&
  !/^(dont|not|never|cant|wont)$/.test(wordAt(line, at - 1))

const whom = '(?:me|us|her|him|them|my [a-z]+|our [a-z]+)'
const ruledOut = new RegExp(
  `^(?:(?:is|are|was|were) )?(?:(?:definitely|absolutely|simply|just|strictly|totally|also) )?(?:out|off the (?:table|list|cards|menu)|off limits|a no(?: go| no)?|no go|a hard no|not for ${whom}|not an option|no option|not wanted|unwanted|not welcome|ruled out|out of the question|a deal ?breaker|not my thing|not our thing|not on the menu)(?: (?:for|with) ${whom})?(?: (?:then|please|this time|anyway|too|as well|thanks))*$`,
)

const struck =
  /^(?:(?:please|just|so|then|we|i|can|you|lets|let us|better) )*(?:(?:strike|cross|leave|skip|drop|omit|exclude|scrap|rule|cut|forget|bin|ditch) (?:it|that|this|them|those|these|both|all of them|all that)(?: (?:off|out|please|altogether|entirely))*|take (?:it|that|them|those|these) (?:off|out|away))$/

/** "Anything technical or advanced: strike it off." */
const isStruck = (line: Line, end: number): boolean => {
  let next = end
  if (/^(or|and)$/.test(wordAt(line, end)) && !line.words[end]?.isBreak) next = clauseEnd(line, end)
  return next < line.words.length && next - end <= mostJoined && line.words[next]?.isBreak === true
    ? struck.test(clauseFrom(line, next))
    : false
}
const mostJoined = 3

const listedRefusal =
  /^(?:and|or|nor) (?:(?!no |not |want|love|like|need)[a-z]+ ){1,3}(?:we|i) (?:dont|do not|refuse|reject|wont|cant|cannot|can not)$/
const mostListed = 3

/** "Ripping tides, ceilings and serious depth we don't": a list of what is refused at its end. */
const isListRefused = (line: Line, end: number): boolean => {
  let at = end
  for (let each = 0; each < mostListed && at < line.words.length; each++) {
    if (listedRefusal.test(clauseFrom(line, at))) return true
    const next = clauseEnd(line, at)
    if (!line.words[at]?.isBreak && at !== end) return false
    if (next - at > 2) return clauseHasEnd(line, at)
    at = next
  }
  return false
}

/** Whether a clause goes on to what is refused: "ceilings and serious depth we don't". */
const clauseHasEnd = (line: Line, at: number): boolean => {
  const said = clauseFrom(line, at)
  const joint = said.search(/ (?:and|or|nor) /)
  return joint > 0 && said.slice(0, joint).split(' ').length <= 2 && listedRefusal.test(said.slice(joint + 1))
}

const ruledOutTogether =
  /^(?:and|or|nor) (?:(?:other|any|all|the|their|such) )?[a-z]+(?: [a-z]+)? (?:(?:are|is) (?:out|off|not for (?:me|us|her|him|them)|off limits|ruled out|excluded|banned)|(?:we|i) (?:refuse|reject|decline|avoid|wont do|cant stand|dont do))(?: |$)/
const mostOfTogether = 9

/** "Caves and other overheads I refuse." */
const isRuledOutTogether = (line: Line, end: number): boolean =>
  end < line.words.length &&
  !line.words[end]?.isBreak &&
  ruledOutTogether.test(phraseAt(line, end, Math.min(mostOfTogether, line.words.length - end)))

/** "Sharks freak me out", "caves scare my wife", "wrecks don’t interest me": what is not wanted, told behind its name. */
export const isDisliked = (line: Line, end: number): boolean =>
  isLoneNo(line, end) ||
  isRuledOutTogether(line, end) ||
  isStruck(line, end) ||
  isListRefused(line, end) ||
  (end < line.words.length &&
    !line.words[end]?.isBreak &&
    (isSpared(line, end) ||
      isSplitOut(line, end) ||
      isLeftOut(line, end) ||
      ruledOut.test(clauseFrom(line, end)) ||
      disliked.test(phraseAt(line, end, Math.min(mostOfDislike, line.words.length - end)))))

/** What may stand between "no" and what is not wanted. */
const fillers = wordSet(`
    comfortable confident charter chartered whatever
    send take us put bring book pick suggest recommend offer list include any a an the too very much many so strong like want into for in with of to lots to be really see do i all those
    long interest interested desire appetite wish scrambling climbing getting going jumping about off anymore longer back again return returning revisit these that or anything swim through throughs rated got my where theres there is have go show me from on at near around anywhere place places site sites dive dives diving
    having sit bear stand abide paying pay renting rent booking chartering
    fan fond keen crazy interested big tiny small little large huge wild mad handle manage cope tackle attempt face ready up suited suitable capable quite yet one ones round meet meeting encounter encountering needs need requires require requiring needing demand demands demanding taking using hiring boarding catching wants likes budget money patience stomach nerve being own lot loads tons get step sit labelled labeled marked classed graded tagged deal dealing cope coping contend contending fight fighting battle battling struggle that thats whatever which calls call asks ask things travel travelling fly flying meant intended made stinging venomous poisonous dangerous aggressive nasty scary annoying
`)
const farthest = 6

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
  return /^(no|cant|cannot|dont|wont|doesnt|without|avoid|hate|hates|refuse|refuses)$/.test(
    wordAt(line, before),
  )
}

/** "Leaving out far-away Aldabra", and not "not far away from Dahab". */
const isFarAway = (line: Line, at: number, named: number): boolean =>
  (at === named - 1 && wordAt(line, at) === 'away' && wordAt(line, at - 1) === 'far') ||
  (at === named - 2 && wordAt(line, at) === 'far' && wordAt(line, at + 1) === 'away')

/** "Not one bit scared of sharks", "no wrecks that aren't easy", "those alone": whatever else is said, it's wanted. */
export const isKept = (line: Line, at: number): boolean => {
  if (isOfThoseAlone(line, at) || isDoublyNegated(line, at)) return true
  for (let each = at - 1; each >= 0 && each >= at - farthest && !line.words[each + 1]?.isBreak; each--)
    if (isFeared.test(wordAt(line, each))) return isDenied(line, each)
  return false
}

const heading = /^(?:[a-z]+ ){0,2}(?:vetoe?s|deal ?breakers|no gos|nogos|red lines|exclusions|turn offs)$/
const notHeading = /^(?:no|any|nothing|which|what|when|where|are|is) /
const avoiding = /^(?:things |stuff |please |want |i |we )*(?:to )?avoid(?:ing)?$/
const otherHeading =
  /(?:^| )(?:wish|wishes|place|places|level|country|countries|month|months|wants?|likes?|loves?|mine|yes|where|when|date|dates|budget|kind|type|looking)(?: |$)/
const [mostOfItem, mostVetoes] = [3, 5]

/** "Vetoes: boats, cold, current": a list under its heading; of what is to be avoided, the first alone. */
const isUnderVeto = (line: Line, at: number): boolean => {
  if (line.names?.[at]) return false
  let [start, end] = [clauseStart(line, at), clauseEnd(line, at)]
  for (let each = 0; each < mostVetoes && start > 0; each++) {
    const item = phraseAt(line, start, end - start)
    if (end - start > mostOfItem || otherHeading.test(item)) return false
    end = start
    start = clauseStart(line, end - 1)
    const said = phraseAt(line, start, end - start)
    if (notHeading.test(said)) return false
    if (heading.test(said) || (each === 0 && avoiding.test(said))) return true
  }
  return false
}

/**
 * Whether "no", "without" or the like reaches a word: directly, over filling words, or over what is negated itself and
 * an "or" ("no wrecks or caves"). `negated` says which words are.
 */
export const isNegated = (line: Line, at: number, negated?: ReadonlySet<number>): boolean => {
  if (isOfThoseAlone(line, at) || isDoublyNegated(line, at)) return false
  if (isOfMishap(line, at) || isUnderVeto(line, at)) return true
  for (let each = at - 1; each >= 0 && each >= at - farthest; each--) {
    if (line.words[each + 1]?.isBreak) return false
    const word = wordAt(line, each)
    if (isFeared.test(word) && isDenied(line, each)) return false
    // "A drop off in Egypt" is a wall.
    if (word === 'drop' && /^offs?$/.test(wordAt(line, each + 1))) return false
    // "I have never dived a cave": that may be what is wanted now.
    if (word === 'never' && experienced.test(wordAt(line, each + 1))) return false
    if (word === 'never' && [at + 1, at + 2].some((then) => wordAt(line, then) === 'before')) return false
    if (isKeeping(line, each)) return false
    if (negators.has(word) || isExcepting(line, each, at, negated)) return true
    if (word === 'free' && freeOf.test(wordAt(line, each + 1))) return true
    const isJoined = /^(or|and|nor)$/.test(word) && negated?.has(each - 1)
    if (isJoined && word !== 'and' && !line.words[each]?.isBreak) return true
    if (isJoined || negated?.has(each) || isFarAway(line, each, at)) continue
    // "I can't do ladders or boats": whatever a ladder is, it's negated as well.
    if (/^(or|nor)$/.test(word) && isNegatedNoun(line, each - 1)) return true
    if (!fillers.has(word)) return false
  }
  return false
}
