import { isDisliked } from './negation.ts'
import { phraseSet, says } from './phrases.ts'
import { type Line, phraseAt, wordAt } from './words.ts'

// Places and sites that somebody crosses off: "Taranto ticked", "Osezaki excepted", "Lanzarote I live on, so skip it".

const adverbs = '(?:(?:already|all|both|now|just|simply|also|kind of|pretty much|long since|alas|sadly) )*'
const counts =
  '(?:x ?\\d+|\\d+x|\\d+ times|twice|thrice|(?:three|four|five|six|seven|eight|nine|ten|many|too many|several|dozens of|countless) times)'
const behind = new RegExp(
  `^${adverbs}(?:(?:is|are|was|were|s|has been|have been|been|got|gets) )?${adverbs}(?:${[
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
    'fully booked',
    'sold out',
  ].join('|')})(?= |$)`,
)
const known =
  /^(?:i|we) (?:(?:already|both|all|have|had|ve|do|just) )*(?:know|knew|did|done|dived|dove|seen|been|visited|live|lived|teach|taught|work|worked|guide|guided)(?= |$)/
const before =
  /(?:^| )(?:minus|sans|barring|bar|save|save for|save from|strike|cross out|crossing out|scratch|nix|ditch|ditching|not counting|apart from|aside from|other than|done (?:with|at)|fed up with|sick of|tired of|bored of|had enough of|enough of|seen enough of|not again|rather than|instead of)(?: the| all of| all)?$/
const dropping =
  /^(?:(?:so|then|therefore|please|just|thus|thats why|and|but|we|i|well|can|lets|let us|you can) )*(?:skip|leave|drop|omit|exclude|forget|ignore|scrap|spare me|spare us)(?: (?:it|that|this|them|those|these|that one|this one|the place|this place|that place))(?: out| alone| off)?(?: |$)/
const far = 8

const clauseEnd = (line: Line, from: number): number => {
  let end = from + 1
  while (end < line.words.length && !line.words[end]?.isBreak) end++
  return end
}

/** "Lanzarote I live on, so skip it": of the last name before. */
const isDropped = (line: Line, end: number): boolean => {
  for (let at = end; at < line.words.length && line.names?.[at] !== true; at++)
    if (dropping.test(phraseAt(line, at, Math.min(far, line.words.length - at)))) return true
  return false
}

const others =
  /^(?:other|others|another|else|elsewhere|alternative|alternatives|instead|next|fresh|replacement|plan b|less famous|lesser known)(?= |$)/
const nearThat = phraseSet(
  'near it, near there, near that, nearby, around it, around there, close by, close to it, next to it',
)
const joins = /^(and|or|plus|with|any|near|like|similar)$/

/** "Blown out at Manta Point, other options?": of a site, where others are asked for in a clause of their own, not near it. */
export const asksForOthers = (line: Line, end: number): boolean => {
  if (says(line, nearThat)) return false
  let isApart = false
  for (let at = end; at < line.words.length; at++) {
    isApart ||= line.words[at]?.isBreak === true
    if (!isApart || !others.test(phraseAt(line, at, Math.min(2, line.words.length - at)))) continue
    if (!joins.test(wordAt(line, at - 1)) || line.words[at]?.isBreak) return true
  }
  return false
}

/** Whether something is asked for besides the name: else it's asked about. */
const asksMore = (line: Line, { at, size }: { at: number; size: number }): boolean =>
  line.words.length > size + 2 &&
  line.words.some(({ text }, each) => (each < at || each >= at + size) && text !== 'the')

/** Where a list of names ends: "Galapagos, Cocos and Malpelo are out of budget"; of two with a comma, one says where the other is. */
const listEnd = (line: Line, end: number): number => {
  let joinedEnd = end
  for (let last = end; ; ) {
    const isJoined = /^(and|or|nor)$/.test(wordAt(line, last))
    const next = isJoined ? last + 1 : last
    if (line.names?.[next] !== true) return joinedEnd
    const isApart = line.words[next]?.isBreak === true
    last = next + 1
    while (line.names?.[last] === true && !line.words[last]?.isBreak) last++
    if (isJoined || (!isApart && joinedEnd === next)) joinedEnd = last
  }
}

/** Whether a name is crossed off, so that it must not be in the answer. */
export const isCrossedOff = (line: Line, name: { at: number; size: number }): boolean => {
  const { at, size } = name
  const end = at + size
  if (!asksMore(line, name) || (line.isAsked === true && at < 2 && end === line.words.length)) return false
  const from = Math.max(0, at - far)
  if (before.test(phraseAt(line, from, at - from)) && !line.words[at]?.isBreak) return true
  if (isDropped(line, end) || isDisliked(line, end)) return true
  const last = listEnd(line, end)
  if (last >= line.words.length || line.words[last]?.isBreak) return false
  const told = phraseAt(line, last, Math.min(far, clauseEnd(line, last - 1) - last))
  return behind.test(told) || known.test(told)
}
