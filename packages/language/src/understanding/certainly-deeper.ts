import { beingDoubts, negators, things } from './doubts.ts'
import { isOfPlace } from './of-places.ts'
import { type Line, phraseAt, wordAt } from './words.ts'

// A depth is a maximum unless one of a few forms asks for more, and nothing in the question leaves a doubt of it. The rest of
// the reading may call a depth a minimum for any reason it has: here it is heard whether that can stand.

const unit = '(?: (?:m|metres?|meters?|mtrs?|mts?|msw|ft|foot|feet|fsw|fathoms?))?'
const number = `(?:(?:about|around|the|a|my|our|usual|normal|previous|say|roughly|maybe|like|some|is|of|at|to|being),? )*#${unit}(?: (?:deep|of depth|depth|bottom))?`

/** What asks for a depth or more; `#` is the number. */
const deeper = [
  `(?:deep|deeper|further down|farther down|lower|more|greater|over|beyond|past|below|beneath|exceed|exceeds|exceeding|in excess of|upwards|break|bigger)(?: depth)?(?: th[ae]n| of| as| from)? ${number}`,
  `(?:at ?least|atleast|at lest|min|minimum|minumum|minimal)(?: depth)?(?: of| at| to| down to)?,? ${number}`,
  `(?:start|starts|starting|begins|start me|from|reach|reaches|reaching|hit|hits|hitting|go to|goes to|get to) ${number}`,
  `${number} (?:and|or|or even) (?:deeper|below|more|over|beyond|greater|lower|further|further down|then some|up)`,
  `# plus${unit}`,
  `${number} (?:as (?:a|the|my) )?(?:plus|min|minimum|at least|at the least|at the very least|down|downwards|on down|upwards)`,
  `${number} (?:is|being|would be) (?:the|my|our|a) (?:least|minimum|min|shallowest|starting point)(?: i(?: would|d)?(?: get| bother| accept| settle)?)?`,
  `${number} is where (?:the fun (?:begins|starts)|it (?:starts|begins|gets)|i start|we start|i like it|im happy)`,
]
const deeperForm = new RegExp(`(?<=^|[ ,])(?:${deeper.join('|')})(?= |,|$)`, 'g')

/** What is too shallow to be wanted; it needs a refusal besides, or is one itself. */
const tooShallow = new RegExp(
  [
    `(?:shallower|less|less deep|fewer|sub|inferior|short)(?: th[ae]n| as| of| to)? ${number}`,
    `(?:bother (?:me|us) with|waste (?:my|our) time (?:with|on)) [a-z ]*(?:under|above) ${number}`,
    `(?:max depth|maximum depth) (?:is |of )?(?:under|below|less th[ae]n) ${number}`,
    `(?:above|before|max|maximum|stops? at|ends? at|tops? out at|bottoms? out at) ${number}`,
    `${number} (?:max|(?:and|or) (?:less|shallower))(?= |,|$)`,
    `(?:doesnt|dont|didnt|wouldnt|isnt|arent|never|wont|not)(?: (?:go|get|drop|even))? (?:reach|past|beyond|exceed|to|deeper th[ae]n|at least) ${number}`,
    `(?:first|top|upper|shallowest|bored of|bored with|happy with) ${number}`,
    `${number} (?:is |are )?(?:too shallow|not deep enough|isnt deep enough|arent deep enough|isnt enough|wont do|wont cut it|bores?|puddles?)`,
    `unless [a-z ]*(?:deeper th[ae]n|past|beyond|over|below|at least) ${number}`,
    `${number} ?, ?(?:no less|not less|nothing shallower|too shallow)`,
  ].join('|'),
)
const refusal =
  /(?:^| )(?:no|not|nothing|none|nowhere|never|without|dont|doesnt|isnt|arent|cant|mustnt|wont|wouldnt|couldnt|skip|avoid|hide|drop|omit|exclude|remove|ignore|leave|ditch|filter|hate|disappointed|unimpressed|tired|bored|sick|bore|bores|boring|waste|pointless|out|finishes|snorkel|snorkellers|who cares|no less|others|too shallow|not deep enough|isnt deep enough|no use|seen enough)(?=[ ,]|$)/

/** Behind a depth that is asked for: whatever else follows says something of it, as in "deeper than 20 m makes me ill". */
const follows =
  /^(?:,|$|[#@]|(?:in|at|on|off|near|around|round|close|by|from|worldwide|globally|for|with|of|and(?! (?:we|my|our|its?|you|your|he|she|they|i|dad|mum|mom)(?: |$))|or|to|the|a|please|pls|plz|thanks|only|(?:are|is|exist|lie) (?:there|in|around|near|listed|@)|(?:can|could|do|does) (?:i|we|you|one)|range|(?:that|which) (?:isnt|arent|is not|are not|not)(?: (?:in|near|at|around|off|outside))?(?: the)? @|deep|depth|depths|wrecks?|walls?|reefs?|caves?|dives?|diving|sites?|spots?|somewhere|where|which|what|tec|tech|technical|trimix|ccr|rebreathers?|trip|course|instead|this|if|within|during|along|over|under|then|some|drift|pinnacles?|preferably|ideally|maybe|but|too|as|any|anywhere|water|warm|cold|shore|boat|plus|more|least|minimum|min|ones?|all|when|how|also|next|here|there|otherwise|big|great|good|nice|best|now|down|downwards?|upwards?|no less|i get out|i would|will do|would be (?:great|good|nice|fine|perfect|ideal)|is (?:fine|great|good|best|perfect|what)|is where (?:the fun (?:begins|starts)|it (?:starts|begins|gets)|i start|we start|i like it|im happy)|for me)(?= |,|$))/

const unitWord = /^(m|metres?|meters?|mtrs?|ft|foot|feet|deep|depth|fathoms?)$/

/** Where one number has a unit of depth, those without are of something else. */
const isOfDepth = (line: Line, at: number): boolean =>
  unitWord.test(wordAt(line, at + 1)) ||
  !line.words.some(({ value }, each) => value !== null && unitWord.test(wordAt(line, each + 1)))

/** The words as one text: `#` is a number, `@` what is understood already, `,` the beginning of a clause. */
const textOf = (line: Line): string =>
  line.words
    .map(({ text, value, isBreak }, at) => {
      const isNumber = value !== null && isOfDepth(line, at) && !line.taken[at]
      const word = isNumber ? '#' : value !== null || line.taken[at] ? '@' : text
      return isBreak && at > 0 ? `, ${word}` : word
    })
    .join(' ')
    .replaceAll(' ,', ',')

/** What a "no" is about, where it is about something else than a depth: "no current", "not colder than 20 degrees". */
const isOfOther = (line: Line, at: number): boolean => {
  if (/^(hate|dislike)/.test(wordAt(line, at))) return false
  for (let each = at + 1; each <= at + 6 && each < line.words.length; each++) {
    if (line.words[each]?.isBreak) return false
    if (line.words[each]?.value != null) return !unitWord.test(wordAt(line, each + 1))
    if (things.has(wordAt(line, each))) return true
    if (
      /^(deep|deeper|below|past|beyond|over|further|more|go|going|that|it|depth|lower)$/.test(
        wordAt(line, each),
      )
    )
      return false
  }
  return false
}

const ofMore = /^(more|deeper|over|below|beyond|up|greater|lower|further|farther|even|plus|above)$/

/** "… or I'm not interested", "otherwise skip it": what becomes of everything else. */
const isOfTheRest = (line: Line, at: number): boolean => {
  for (let each = at - 1; each >= 0 && each >= at - 6; each--) {
    const isMore = wordAt(line, each) === 'or' && ofMore.test(wordAt(line, each + 1))
    if (/^(otherwise|or)$/.test(wordAt(line, each)) && !isMore)
      return line.words.slice(0, each).some(({ value }) => value !== null)
    if (line.words[each]?.value != null) return false
  }
  return false
}

const isOfWater = /^(to|below|past|beyond|over|down|off|away|from|at|deeper|further)$/

/** "The wall drops to 40 m", "not deep enough", "30 m max sites": said of a site. */
const isOfSite = (line: Line, at: number): boolean => {
  const word = wordAt(line, at)
  if (/^drops?$/.test(word))
    return (
      isOfWater.test(wordAt(line, at + 1)) ||
      ((word === 'drops' || wordAt(line, at - 1) === 'that') && line.words[at + 1]?.value != null)
    )
  return word === 'enough' && /^(deep|seen|had|shallow)$/.test(wordAt(line, at - 1))
}

/** "Avoid sharks, caves, deeper than 30 m": a depth may be the last of what is ruled out. */
const beginsList = (line: Line, at: number): boolean => {
  const number = line.words.findIndex(({ value }, each) => each > at && value !== null)
  return line.words.slice(at + 1, number + 1).filter(({ isBreak }) => isBreak).length > 1
}

/** Whether the last name before a word is told as done. */
const isToldDone = (line: Line, at: number): boolean => {
  let name = line.names?.lastIndexOf(true, at) ?? -1
  while (name > 0 && line.names?.[name - 1] === true && !line.words[name]?.isBreak) name--
  return /(?:^| )(?:done|did|dived|dove|seen|been to|visited)(?: the)?$/.test(
    phraseAt(line, Math.max(0, name - 3), Math.min(3, name)),
  )
}

/** "Done the Spiegel Grove already so not that one": of a name. */
const isOfThatOne = (line: Line, at: number): boolean =>
  wordAt(line, at) === 'not' &&
  /^(?:that one|those two|those|them|there|again)$/.test(
    wordAt(line, at + 2) === 'one' || wordAt(line, at + 2) === 'two'
      ? phraseAt(line, at + 1, 2)
      : wordAt(line, at + 1),
  ) &&
  isToldDone(line, at)

/** "Chuuk we know by heart, skip it", and not "wrecks in Chuuk over 60 m, skip those": of the name, where no number stands nearer. */
const isOfLastName = (line: Line, at: number): boolean =>
  /^(skip|leave|drop|forget|ditch|ignore)$/.test(wordAt(line, at)) &&
  /^(it|that|them|those|there)$/.test(wordAt(line, at + 1)) &&
  (line.names?.lastIndexOf(true, at) ?? -1) >
    line.words.findLastIndex(({ value }, each) => each < at && value !== null)

const ofSites =
  /^(caves?|caverns?|cenotes?|wrecks?|walls?|reefs?|sites?|dives?|drop|stuff|things?|diving|pinnacles?|lakes?|quarr(?:y|ies)|spots?|ones|places?)$/

const atLeastBefore = /^(least|over|more|beyond|past|exceeds|exceeding|above|from)$/
const atLeastBehind = /^(?:or|and) (?:more|deeper|over|beyond|up|below|greater)$/
const farDepth = 6

/** "Whose maximum depth is 50 m or more": how deep a site goes. */
const isMaxOfSite = (line: Line, at: number): boolean => {
  if (!/^max(imum)?$/.test(wordAt(line, at)) || !/^depths?$/.test(wordAt(line, at + 1))) return false
  const number = line.words.findIndex(({ value }, each) => each > at && value !== null)
  if (number < 0 || number > at + farDepth) return false
  const end = unitWord.test(wordAt(line, number + 1)) ? number + 2 : number + 1
  return (
    line.words.slice(at + 2, number).some(({ text }) => atLeastBefore.test(text)) ||
    atLeastBehind.test(phraseAt(line, end, 2))
  )
}

export const isDoubt = (line: Line, at: number): boolean => {
  const word = wordAt(line, at)
  // "Nothing shallower", "not shallower".
  if (/^(shallower|shallow|less)$/.test(wordAt(line, at + 1)) && /^(nothing|not|no|never)$/.test(word))
    return false
  // "Doesn't matter which."
  if (
    /^(doesnt|dont|not|isnt)$/.test(word) &&
    /^(matter|mind|care|bother|fussed|fussy|bothered|picky)$/.test(wordAt(line, at + 1))
  )
    return false
  if (word === 'too' && /^(deep|far|much|low|risky)$/.test(wordAt(line, at + 1))) return true
  if (isOfLastName(line, at) || isOfThatOne(line, at) || isMaxOfSite(line, at)) return false
  // "Done our deep course", "deep certs in hand".
  if (/^(certs?|certificates?|qualified|qualifications?)$/.test(word) && wordAt(line, at - 1) === 'deep')
    return false
  if (
    word === 'done' &&
    /^(?:(?:our|my|the|a|their) )?deep (?:course|speciality|specialty|training)$/.test(
      phraseAt(line, at + 1, wordAt(line, at + 1) === 'deep' ? 2 : 3),
    )
  )
    return false
  // "We've done the shallow stuff."
  if (
    word === 'done' &&
    /^(?:all )?(?:the |our )?(?:shallow|easy|small|beginner)(?: |$)/.test(phraseAt(line, at + 1, 3))
  )
    return false
  // "Done the Spiegel Grove already."
  if (word === 'done' && line.names?.[wordAt(line, at + 1) === 'the' ? at + 2 : at + 1]) return false
  if (line.taken[at] || isOfSite(line, at)) return false
  // "Deepest caves, 100 m or more": an order.
  if (word === 'deepest' && ofSites.test(wordAt(line, at + 1))) return false
  if (negators.has(word))
    return beginsList(line, at) || !(isOfPlace(line, at) || isOfOther(line, at) || isOfTheRest(line, at))
  return beingDoubts.has(word)
}

/** "Wrecks deeper than 40 m? Pass": what is said of it behind. */
const rejected =
  /(?:^|[ ,])(?:(?:stop|stopped|keep|keeps) (?:showing|giving|suggesting|sending|listing)|red line|draws? the line|count (?:me|us|him|her) out)(?= |,|$)|, (?:(?:hard )?pass(?=,|$)|dream on|in your dreams|you must be|are you (?:mad|insane|serious|kidding|crazy|nuts|joking)|sounds like|with (?:toddlers|kids|children|babies)|on a single)/
/** "Before we hit 30 m." */
const turnsBack = /(?:^| )(?:before|when|until|till|once|by the time)(?: [a-z]+){0,2} $/

const ofShallowSites = /^(max|maximum|others|done|most)$/

const doubtsOf = (line: Line): string[] =>
  [...line.words.keys()].filter((at) => isDoubt(line, at)).map((at) => wordAt(line, at))

/** Whether nothing in a question turns a depth in it round, in whatever words it is asked for. */
export const leavesNoDoubt = (line: Line): boolean => {
  const text = textOf(line)
  const isTurned = line.words.some(({ text: word }) =>
    /^(before|until|till|leave|turn|surface|rather|sooner)$/.test(word),
  )
  return doubtsOf(line).length === 0 && !isTurned && !rejected.test(text)
}

/** Whether a question surely asks for a depth or more, and not for less. */
export const isCertainlyDeeper = (line: Line): boolean => {
  const text = textOf(line)
  const doubts = doubtsOf(line)
  const ofBeing = doubts.filter((word) => !negators.has(word))
  // "That end before 20 m, so we never meet the cloud": of what follows from it.
  const told = text.replace(/, (?:so|because|as|since|therefore|thus|then) [^,]*/g, '')
  if (
    tooShallow.test(told) &&
    refusal.test(` ${told} `) &&
    ofBeing.every((word) => ofShallowSites.test(word))
  )
    return true
  if (doubts.length > 0 || /\b(?:sooner|rather) [a-z# ]*than (?!#|about|around)/.test(text)) return false
  if (rejected.test(text)) return false
  return [...text.matchAll(deeperForm)].some(
    ({ 0: found, index }) =>
      follows.test(text.slice(index + found.length).trimStart()) && !turnsBack.test(text.slice(0, index)),
  )
}

/** Whether a question speaks of what somebody may or fears, so that a depth in it is no wish. */
export const speaksOfLimits = (line: Line): boolean =>
  line.words.some(({ text }, at) => !line.taken[at] && beingDoubts.has(text) && !isOfSite(line, at))

const ofWishes = '(?:walls?|wrecks?|reefs?|caves?|sites?|dives?|something|anything)'
const going = '(?:go|goes|drop|drops|start|starts|reach|reaches|lie|lies|sit|sits|bottom|bottoms)'
const wished = new RegExp(
  [
    '(?:^|[ ,])(?<!(?:do i|do we|should i|should we) )(?:wants?|wanting|looking for|look for|(?:show|find|give) (?:me|us)|prefer|hoping for|(?:id|wed|would) (?:like|love)|have you got|do you have|do you know|got anything|make (?:it|that|them)|what is|whats',
    `|which [a-z]+ (?:is|are|go|goes|lie|lies)|(?:${ofWishes}|@)(?: (?:in|of|on|off|near|around))?(?: @)* that ${going})(?: [a-z@]+){0,4}$`,
  ].join(''),
)

/** "Who wants a wreck deeper than 50 m?", "stop showing us", "if I want to die": nobody asks for it. */
const notAsked =
  /(?:^| )(?:who|whoever|people|nobody|anybody|anyone|everybody|everyone|why|stop|stopped|keep|keeps|always|used|if|spared|warned|turn|surface|risk|wrong|fine|legal|ex|once|would want|able)(?: |$)/

/** "Two of us with a deep cert: want a wreck lying deeper than 35 m": asked for in the clause of the number, whatever is told in others. */
export const isWishedDeeper = (line: Line): boolean => {
  const text = textOf(line)
  if (/ (?:shallower|shallow|less)(?: |$)/.test(text)) return false
  return [...text.matchAll(deeperForm)].some(({ 0: found, index }) => {
    const clause = text.slice(text.lastIndexOf(',', index) + 1, index).trim()
    return (
      wished.test(clause) &&
      !notAsked.test(clause) &&
      follows.test(text.slice(index + found.length).trimStart())
    )
  })
}
