import { clauseEnd, clauseFrom, clauseStart, type Line, phraseAt, wordAt } from './words.ts'

// What is turned down behind its name: "sharks freak me out", "anything rated advanced, no".

const disliked =
  /^(?:(?:really|just|totally|always|still|kind of|seriously) )?(?:(?:scare|scares|terrify|terrifies|frighten|frightens|spook|spooks) (?:me|us|her|him|them|my)|(?:freak|freaks|creep|creeps) (?:me|us|her|him|them) out|gives? (?:me|us|her|him|them) the creeps|(?:make|makes) (?:me|us|her|him|them|(?:my|our) [a-z]+) (?:nervous|panic|anxious|uneasy|sick|ill|green|queasy|nauseous|seasick|vomit|throw up)|(?:get|gets|got|sting|stings|stung) (?:me|us|her|him|them) (?:every|each|all|badly|bad)|(?:dont|doesnt|do not|does not) (?:interest|appeal to|excite|do it for|float) (?:me|us|her|him|them|my)|(?:bore|bores) (?:me|us|her|him|them)|(?:do|does) (?:my|his|her|our) head in|(?:do|does) me in|(?:drive|drives) (?:me|us|her|him|them) (?:mad|nuts|up the wall|bonkers)|leaves? (?:me|us|her|him|them) cold|(?:we|i|ill|well|i will|we will) (?:leave|skip|save|keep) for (?:another|next|some other) (?:year|time|trip|day)|can wait|(?:we|i) (?:leave out|skip|rule out|exclude)|(?:we|i) (?:refuse|reject|decline|avoid|dread|detest|loathe|hate|rule out|cant stand|cannot stand|wont do|will not do|wont touch|dont do|never do)(?: (?:altogether|entirely|completely|these days|nowadays|for now|at all|too|as well|please|thanks))*$|(?:i|we|she|he|ive|weve)(?: have| has)? (?:had|seen|done) (?:more than )?enough of|(?:im|were|i am|we are) (?:sick|tired|bored|weary) of|(?:i|we) (?:cannot|cant|can not|dont|do not|wont)$|(?:has|have|had|needs?|ought) to go(?: (?:as well|too|also|please|now|then))?$|must go(?: (?:as well|too|also|please))?$|a wide berth|a miss(?= |$)|(?:is |are )?not on (?:the|my|our|her|his|their) (?:(?:hazards?|risks?|danger|wish) )?(?:list|menu|wishlist|agenda|cards)|(?:(?:is|are) not|isnt|arent) (?:among|one of|part of|listed|mentioned|flagged|noted|marked|present|(?:a |an )?(?:(?:listed|known|reported|recorded|noted) )?(?:risks?|hazards?|dangers?))|(?:is|are|being) (?:exactly |just |precisely )?(?:what|the last thing) (?:i|we|she|he|they) (?:really )?(?:do not|dont|does not|doesnt|hate|cant|least) (?:want|need|like|enjoy)(?! to (?:miss|skip|lose|forget))|(?:is|are) what (?:frightens|scares|worries|bothers|terrifies|spooks|stresses)(?!.* but )|(?:arent|isnt|are not|is not) (?:my|our|her|his|their|your) (?:thing|cup of tea|bag)|(?:(?:is|are|would be|will be|might be|may be) )(?:(?:just|way|far|really|probably|definitely|a bit) )?(?:too much|no good|no fun|not for|beyond|over the head) (?:for )?(?:me|us|her|him|them)(?! but for)|(?:do not|dont|doesnt|does not) (?:really )?work for (?:me|us|her|him|them)|(?:(?:i|we) )?(?:dont|do not|never) (?:want|need) (?:that|those|one|them|it)(?: ever)? again)(?: |$)/
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
export const isSplitOut = (line: Line, end: number): boolean =>
  (/^(be|alone|aside)$/.test(wordAt(line, end)) || wordAt(line, end) === 'out') &&
  (wordAt(line, end + 1) !== 'of' || /^(it|this|that)$/.test(wordAt(line, end + 2))) &&
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
  (!line.words[at]?.isBreak || countAnswers(line) > 1 || isNamedAlone(line, at))

const mostOfName = 3
const saying = /^(?:is|are|has|have|had|was|were|good|great|nice|easy|for|with|in|at|want|like)$/

/** "Sharks, no. Bahamas": nothing but the thing stands before the "no", which is no question for a yes. */
const isNamedAlone = (line: Line, no: number): boolean => {
  const start = clauseStart(line, no - 1)
  const isTag =
    line.isAsked === true && clauseEnd(line, no) === line.words.length && clauseFrom(line, no) === 'no'
  return (
    !isTag && no - start <= mostOfName && !line.words.slice(start, no).some(({ text }) => saying.test(text))
  )
}

const answer = /^(?:(?:also|and|but|definitely|absolutely|so) )?(?:no|nope|never|yes|yep|yeah|please)$/

/** "Hammerheads, yes. Anything rated advanced, no": how many clauses only say yes or no. */
const countAnswers = (line: Line): number =>
  line.words.filter(({ isBreak }, at) => isBreak && answer.test(clauseFrom(line, at))).length

const whom = '(?:me|us|her|him|them|my [a-z]+|our [a-z]+)'
/** What is said behind what is out of the question. */
const out = `(?:a (?:real |big |serious )?(?:problem|issue) for ${whom}|out|off the (?:table|list|cards|menu)|off limits|a no(?: go| no)?|no go|a hard no|not for ${whom}|not an option|no option|not wanted|unwanted|not welcome|ruled out|out of the question|a deal ?breaker|not my thing|not our thing|not on the menu)`
const ruledOut = new RegExp(
  `^(?:(?:is|are|was|were) )?(?:(?:definitely|absolutely|simply|just|strictly|totally|also) )?${out}(?: (?:for|with) ${whom})?(?: (?:then|please|this time|anyway|too|as well|thanks))*$`,
)

const isOut = new RegExp(`(?:^| )(?:is|are) ${out}(?: |$)`)
const likewise = /(?:^| )so (?:is|are)(?: anything| everything| any)?(?: rated| graded| called| marked)?$/
const farLikewise = 5

/** "Cold water is off the table and so is anything rated advanced." */
export const isLikewise = (line: Line, at: number): boolean => {
  const from = Math.max(0, at - farLikewise)
  return likewise.test(phraseAt(line, from, at - from)) && isOut.test(phraseAt(line, 0, at))
}

const struck =
  /^(?:(?:please|just|so|then|we|i|can|you|lets|let us|better) )*(?:(?:strike|cross|leave|skip|drop|omit|exclude|scrap|rule|cut|forget|bin|ditch) (?:it|that|this|them|those|these|those two|these two|them both|both of them|both|all of them|all that)(?: (?:off|out|please|altogether|entirely))*|take (?:it|that|them|those|these) (?:off|out|away))$/

/** "Anything technical or advanced: strike it off." */
const isStruck = (line: Line, end: number): boolean => {
  let next = end
  if (/^(or|and)$/.test(wordAt(line, end)) && !line.words[end]?.isBreak) next = clauseEnd(line, end)
  return next < line.words.length && next - end <= mostJoined && line.words[next]?.isBreak === true
    ? struck.test(clauseFrom(line, next))
    : false
}
const mostJoined = 3

const leftToYou =
  /^(?:you|u|ye|yall) (?:can|may|could) (?:leave out|leave off|leave|skip|keep|forget|drop|omit|ignore|spare (?:me|us))(?: (?:please|thanks|for (?:me|us)|to yourself|this time))*$/

const chanceOf = /(?<!no |not any |without )(?:chance|risk|danger|likelihood|possibility) of$/
const givenUp =
  /^(?:forget (?:it|that)|skip (?:it|that)|im (?:out|gone|off)|we(?:re| are) (?:out|gone|off)|count (?:me|us) out|(?:ill|we(?:ll)?) pass|no thanks?|leave it|no deal)(?: |$)/
const mostOfChance = 4

/** "If there's a chance of bull sharks forget it." */
const isGivenUpFor = (line: Line, end: number): boolean => {
  if (end >= line.words.length || !givenUp.test(clauseFrom(line, end).replace(/^(?:and|then) /, '')))
    return false
  const start = clauseStart(line, end - 1)
  const said = phraseAt(line, start, end - start).split(' ')
  return said.some((_, at) => at >= said.length - mostOfChance && chanceOf.test(said.slice(0, at).join(' ')))
}

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
  /^(?:and|or|nor) (?:(?:other|any|all|the|their|such) )?[a-z]+(?: [a-z]+)? (?:(?:are|is) (?:out|off|not for (?:me|us|her|him|them)|off limits|ruled out|excluded|banned)|(?:we|i) (?:refuse|reject|decline|avoid|wont do|cant stand|dont do)|you (?:can|may) (?:leave out|skip|keep|forget|drop|omit|ignore))(?: |$)/
const mostOfTogether = 9

/** "Caves and other overheads I refuse." */
const isRuledOutTogether = (line: Line, end: number): boolean =>
  end < line.words.length &&
  !line.words[end]?.isBreak &&
  ruledOutTogether.test(phraseAt(line, end, Math.min(mostOfTogether, line.words.length - end)))

const wishing = /^(love|loves|like|likes|want|wants|see|prefer|enjoy|for|with|after|into)$/

/** "Wrecks and caves scare us": of both; in "I love wrecks and caves scare me" of the last alone. */
const isDislikedTogether = (line: Line, end: number): boolean =>
  /^(and|or)$/.test(wordAt(line, end)) &&
  !line.words[end]?.isBreak &&
  !line.words.slice(clauseStart(line, end - 1), end).some(({ text }) => wishing.test(text)) &&
  [end + 2, end + 3].some(
    (from) =>
      from < line.words.length &&
      !line.words[from - 1]?.isBreak &&
      !line.words[from]?.isBreak &&
      disliked.test(phraseAt(line, from, Math.min(mostOfDislike, line.words.length - from))),
  )

/** "Sharks freak me out", "caves scare my wife", "wrecks don’t interest me": what is not wanted, told behind its name. */
export const isDisliked = (line: Line, end: number): boolean =>
  isDislikedHere(line, end) ||
  // "Drift dives aren't your thing", "the novice stuff you can leave out".
  (/^(dives?|diving|sites?|ones?|stuff|things?|cards?|certs?|tickets?)$/.test(wordAt(line, end)) &&
    !line.words[end]?.isBreak &&
    !line.words[end + 1]?.isBreak &&
    isDislikedHere(line, end + 1))

const isDislikedHere = (line: Line, end: number): boolean =>
  isLoneNo(line, end) ||
  isRuledOutTogether(line, end) ||
  isDislikedTogether(line, end) ||
  isStruck(line, end) ||
  leftToYou.test(clauseFrom(line, end)) ||
  isGivenUpFor(line, end) ||
  isListRefused(line, end) ||
  (end < line.words.length &&
    !line.words[end]?.isBreak &&
    (isSpared(line, end) ||
      isSplitOut(line, end) ||
      isLeftOut(line, end) ||
      (!/ but for (?:my|her|him|them) /.test(`${clauseFrom(line, end)} `) &&
        ruledOut.test(clauseFrom(line, end).replace(/ but .*/, ''))) ||
      disliked.test(phraseAt(line, end, Math.min(mostOfDislike, line.words.length - end)))))
