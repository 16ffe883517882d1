import { isDisliked, isSplitOut } from './disliked.ts'
import { beforeName } from './nearness.ts'
import { phraseSet, says } from './phrases.ts'
import { clauseFrom, clauseStart, type Line, phraseAt, wordAt } from './words.ts'

// Places and sites that somebody crosses off: "Taranto ticked", "Osezaki excepted", "Lanzarote I live on, so skip it".

const adverbs = '(?:(?:already|all|both|now|just|simply|also|kind of|pretty much|long since|alas|sadly) )*'
const counts =
  '(?:x ?\\d+|\\d+x|\\d+ times|twice|thrice|(?:three|four|five|six|seven|eight|nine|ten|many|too many|several|heaps of|loads of|lots of|multiple|dozens of|countless) times)'
const behind = new RegExp(
  `^${adverbs}(?:(?:permits?|slots?|spots?|boats?|trips?|liveaboards?|places) )?(?:(?:is|are|was|were|s|has been|have been|been|got|gets) )?${adverbs}(?:${[
    'ticked(?: off)?',
    'done',
    `${counts}(?: done| already)?`,
    'excepted',
    'excluded',
    'aside',
    'omitted',
    'not included',
    'off (?:the|our|my) (?:table|list)',
    'crossed (?:off|out)',
    'checked off',
    'dived (?:out|to death|already)',
    'a no(?: go| no)?',
    'not an option',
    'in (?:my|our|the|his|her) (?:log ?books?|logs?|books?|bag|past)',
    'behind (?:me|us)',
    'logged',
    'on repeat',
    '(?:way |well |far |totally )?(?:out of|beyond|over)(?: my| our| the)? (?:budget|reach|range|question|season|limits?)',
    '(?:way |far |just |much )?too (?:expensive|pricey|far|crowded|busy|touristy|cold|hot|remote)',
    'unaffordable',
    '(?:not|never|no) (?:again|anymore|any more|this time|next time)',
    'costs? (?:too much|more than|a fortune|the earth|an arm)(?: .*)?',
    '(?:doesnt|dont|does not|do not|wont) (?:count|qualify|apply)',
    'fully booked',
    'sold out',
  ].join('|')})(?= |$)`,
)
const known =
  /^(?:i|we|ive|weve) (?:(?:already|both|all|have|had|ve|do|just) )*(?:know|knew|did|done|dived|dove|seen|been|visited|live|lived|teach|taught|work|worked|guide|guided)(?= |$)/
const before =
  /(?:^| )(?:minus|sans|barring|strike|cross out|crossing out|scratch|nix|ditch|ditching|not counting|apart from|aside from|other than|fed up with|sick of|tired of|bored of|had enough of|enough of|seen enough of|not again|rather than|instead of|(?<!(?:not|never|isnt|arent) )skipping|(?:none|neither|nobody|no one)(?: of (?:us|them))?(?: here)? (?:wants?|fancies|likes?|cares? (?:for|about)|is (?:keen on|interested in)|has (?:any|much|the slightest) (?:interest|desire) in)|(?:cant|cannot|can not) (?:afford|justify))(?: the| all of| all)?$/
const dropping =
  /^(?:(?:so|then|therefore|please|just|thus|thats why|and|but|we|i|well|can|lets|let us|you can) )*(?:skip|leave|drop|omit|exclude|scrap|spare me|spare us) (?:it|that|this|that one|this one|them|both|the place|this place|that place)(?: out| alone| off)?$/
const far = 8

const ofThings = /^(wrecks?|reefs?|walls?|caves?|caverns?|cenotes?|drifts?|muck|sharks?|boats?|shore)$/

/** "Lanzarote I live on, so skip it": of the last name before, where no number stands between: "Malta: over 30 m, skip it". */
const isDropped = (line: Line, end: number): boolean => {
  for (let at = end; at < line.words.length && line.names?.[at] !== true; at++) {
    if (line.words[at]?.value != null || ofThings.test(wordAt(line, at))) return false
    const isStart = line.words[at]?.isBreak === true || /^(so|and|but|then|please)$/.test(wordAt(line, at))
    if (isStart && dropping.test(clauseFrom(line, at))) return true
  }
  return false
}

const others =
  /^(?:(?:other|another|fresh|replacement|further|different) (?:[a-z]+ ){0,2}?(?:wrecks?|shipwrecks?|pinnacles?|seamounts?|reefs?|sites?|dives?|dives? sites?|spots?|places?|options?|ideas?|lakes?|caves?|caverns?|cenotes?|walls?|quarr(?:y|ies)|islands?|ones?|sinkholes?|recommendations?|suggestions?)|alternatives?|elsewhere|(?:what|which) others?(?= )|(?:what|where|anything|somewhere|anywhere|who|which) else|else$|instead|plan b|less famous|lesser known|(?:any )?others$)(?= |$)/
const nearThat = phraseSet(
  'like it, like that, similar, too, also, as well, near it, near there, near that, nearby, around it, around there, close by, close to it, next to it',
)
const joins = /^(and|or|plus|with|any|near|like|similar)$/

/** "Blown out at Manta Point, other options?": of a site, where others are asked for in a clause of their own, not near it. */
export const asksForOthers = (line: Line, end: number): boolean => {
  if (says(line, nearThat)) return false
  let isApart = false
  for (let at = end; at < line.words.length; at++) {
    isApart ||= line.words[at]?.isBreak === true
    if (!isApart || !others.test(phraseAt(line, at, Math.min(5, line.words.length - at)))) continue
    if (!joins.test(wordAt(line, at - 1)) || line.words[at]?.isBreak) return true
  }
  return false
}

/** Where a list of names ends: "Galapagos, Cocos and Malpelo are out of budget"; of two with a comma, one says where the other is. */
const listEnd = (line: Line, end: number): number => {
  let joinedEnd = end
  for (let last = end; ; ) {
    const isJoined = /^(and|or|nor)$/.test(wordAt(line, last))
    const next = isJoined ? last + 1 : last
    // "In Malta? Um El Faroud is ticked off": of another sentence.
    const isNew = line.words[next]?.pause === 'stop'
    if (line.names?.[next] !== true || isNew) return joinedEnd
    const isApart = line.words[next]?.isBreak === true
    const isBehindComma = isJoined && line.words[last]?.isBreak === true
    last = next + 1
    while (line.names?.[last] === true && !line.words[last]?.isBreak) last++
    // "Wrecks in Southeast Asia, and Coron is ticked off": of one of them.
    if (isBehindComma && joinedEnd === end && /^(is|was|has)$/.test(wordAt(line, last))) return joinedEnd
    if (isJoined || (!isApart && joinedEnd === next)) joinedEnd = last
  }
}

const elseAsked = phraseSet(
  'else, other, others, another, elsewhere, skip, instead, alternatives, alternative, something new, somewhere new, next',
)
const notAgain = phraseSet('not again, never again, not anymore, not any more')
const notKnown = /(?:^| )(?:not|nothing|never|little|yet|films?|loved?|best|there|again|well)(?: |$)/
const politely =
  /^(?: (?:already|now|thanks|thank you|sorry|lol|haha|mate|for me|for us|this (?:year|time)|too|anyway|so|then|once|twice|(?:two|three|four|five|six|\d+) times|and done again))*$/
const asking = /^(is|are|was|were|isnt|arent|does|do|did|will|would|why|how|when|can|could)$/

const hasOtherName = (line: Line, { at, size }: { at: number; size: number }): boolean =>
  line.names?.some((isName, each) => isName && (each < at || each >= at + size)) === true

/** Whether other names, or other clauses, say what is wanted instead. */
const hasMore = (line: Line, { at, size }: { at: number; size: number }): boolean =>
  hasOtherName(line, { at, size }) ||
  line.words.some(({ isBreak }, each) => isBreak && each > 0 && (each <= at || each > at + size))

const part = /^(side|coast|part|half|end)$/

/** "The Andaman side of Thailand is out": where what is said of a part of a place begins. */
const behindPart = (line: Line, end: number): number => {
  const isPart = part.test(wordAt(line, end)) && !line.words[end]?.isBreak
  if (!isPart && !part.test(wordAt(line, end - 1))) return end
  let last = isPart ? end + 1 : end
  if (wordAt(line, last) !== 'of' || line.names?.[last + 1] !== true) return last
  last += 2
  while (line.names?.[last] === true && !line.words[last]?.isBreak) last++
  return last
}

/** "The Andaman side of Thailand is out": of the part, and not of what it lies in. */
const isBehindPart = (line: Line, at: number): boolean =>
  wordAt(line, at - 1) === 'of' && part.test(wordAt(line, at - 2))

const allOut =
  /^(?:(?:is|are|s) )?(?:out|off the (?:table|list|cards)|ruled out|not an option|a no(?: go)?|no option)(?: (?:please|then|though|sorry|too|as well|now|for (?:me|us)))*$/

/** "Gozo is out", "take Larnaca out": all that is said. */
const isAllOut = (line: Line, { at, size }: { at: number; size: number }): boolean => {
  const first = wordAt(line, at - 1) === 'the' ? at - 1 : at
  const rest = phraseAt(line, at + size, line.words.length - at - size)
  if (/^(?:please )?(?:take|leave|keep|cut|rule)$/.test(phraseAt(line, 0, first)))
    return /^out(?: please| then)?$/.test(rest)
  return (
    /^(?:(?:but|no|sorry|oh|and|so))?$/.test(phraseAt(line, 0, first)) &&
    line.isAsked !== true &&
    allOut.test(rest)
  )
}

/** "Ecuador is too pricey for us so not there." */
const soNotThere = /^(?:is|are|was|were|s) (?:[a-z]+ ){1,6}so not (?:there|that one)$/

/** Whether a name is crossed off, so that it must not be in the answer. */
export const isCrossedOff = (line: Line, name: { at: number; size: number }): boolean => {
  const { at, size } = name
  const end = behindPart(line, at + size)
  if (isBehindPart(line, at)) return false
  if (!line.words[end]?.isBreak && isSplitOut(line, end)) return true
  if (isAllOut(line, name)) return true
  if (!line.words[end]?.isBreak && soNotThere.test(clauseFrom(line, end))) return true
  if (!hasMore(line, name) && !says(line, elseAsked) && !says(line, notAgain)) return false
  const from = Math.max(0, at - far)
  if (!line.words[at]?.isBreak && before.test(phraseAt(line, from, at - from))) return true
  if (isDropped(line, end) || isDisliked(line, end)) return true
  const last = listEnd(line, end)
  // "Gozo: done."
  const isApart = line.words[last]?.isBreak === true && line.words[last]?.pause !== 'colon'
  if (last >= line.words.length || isApart) return false
  const start = clauseStart(line, at)
  // "Did Netrani twice", and not "did anybody like Netrani?"
  const isRepeated = line.words.some(({ text }, each) => each >= end && text === wordAt(line, end - 1))
  const isDid = wordAt(line, start) === 'did' && start === at - 1 && !isRepeated
  if (!isDid && asking.test(wordAt(line, start))) return false
  const told = clauseFrom(line, last)
  const found = behind.exec(told)
  if (found) return politely.test(told.slice(found[0].length))
  const isOfOthers = last > end || hasOtherName(line, name) || says(line, elseAsked)
  const knows = known.exec(told)
  // "In Thailand I have done Sail Rock": where that was.
  const isSetting =
    knows !== null &&
    /^(in|at|off|around|on)$/.test(wordAt(line, beforeName(line, at) - 1)) &&
    !politely.test(told.slice(knows[0].length))
  return knows !== null && isOfOthers && !isSetting && !notKnown.test(told)
}
