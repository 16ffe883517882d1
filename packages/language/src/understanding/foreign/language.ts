import { fold } from '@soundings/rules/text'
import { isEnglishWord } from './english-words.ts'
import { joinsNumbers, limitsNext } from './limits.ts'
import type { Piece } from './pieces.ts'
import type { Tongue } from './tongue.ts'

/** Words that prove nothing, whatever language they are of: units, certificates, and what divers everywhere say. */
const neutral =
  /^(m|mt|mtr|ft|km|c|f|max|min|padi|ssi|cmas|ow|owd|aow|aowd|nitrox|ok|top|hotel|mantas?|nemo|barracudas?|napoleon|cenotes?|atoll|macro|muck|drift|trimix|spots?|snorkel|snorkeling|mola|kelp|posidonia|longimanus|mobulas?|dugongs?|orcas?)$/

/** Words by which sentences are made: they are hardly part of a name. */
const joins =
  /^(for|with|without|not|no|and|or|but|only|also|in|can not|except|near|after|before|up to|max|at least|from|over|under|between|\w+ than)\b/

/** How much a word counts that is part of names as well. */
const little = 0.3

const isJoining = ({ kind, english }: Piece): boolean =>
  kind === 'idle' || kind === 'health' || kind === 'place' || joins.test(english)

/** English proves nothing for another language, and names little; an accent on a word that joins proves that it is none. */
const weightOf = ({ inNames, meanings }: Tongue, piece: Piece, word: string, folded: string): number => {
  if (piece.kind === 'place' && piece.text === fold(piece.english)) return 0
  if (word !== folded && meanings.has(word) && isJoining(piece) && piece.kind !== 'place') return 1
  if (word.length < 2) return little
  if (neutral.test(folded) || isEnglishWord(folded)) return inNames.has(folded) ? little : 0
  return inNames.has(folded) ? little : 1
}

type Evidence = {
  /** How much speaks for the language, and how much for English. */
  foreign: number
  english: number
  /** Words of this language alone: those that join a sentence or are a country's, and those that tell something. */
  joining: number
  telling: number
  unread: number
}

const isRead = ({ kind }: Piece) => !/^(unread|english|name|town|number)$/.test(kind)

/** What speaks for a question being in a language. */
const evidenceFor = (tongue: Tongue, pieces: readonly Piece[]): Evidence => {
  const evidence = { foreign: 0, english: 0, joining: 0, telling: 0, unread: 0 }
  for (const [at, piece] of pieces.entries()) {
    const { kind, plain, text, size } = piece
    const isEnglish = neutral.test(text) || isEnglishWord(text)
    const isRange = tongue.ranges.has(text) && joinsNumbers(pieces, at)
    if (isRange || (limitsNext(pieces, at) && !isEnglish)) {
      evidence.foreign++
      evidence.joining++
    }
    if (kind === 'unread') evidence.unread++
    if ((kind === 'english' || kind === 'unread') && !neutral.test(text) && isEnglishWord(text))
      evidence.english++
    if (!isRead(piece)) continue
    const folded = text.split(' ')
    const weights = plain.split(' ').map((word, each) => weightOf(tongue, piece, word, folded[each] ?? word))
    const isWhole = size > 1 && kind === 'place'
    const own = weights.filter((weight) => weight === 1).length || (isWhole ? 1 : 0)
    evidence.foreign += Math.max(
      own,
      weights.reduce((sum, weight) => sum + weight, 0),
    )
    if (isJoining(piece)) evidence.joining += own
    else evidence.telling += own
  }
  return evidence
}

/** How names of places and sites begin in these languages. */
const nameStarts =
  /^(grottas?|grottes?|cuevas?|grutas?|cala|playa|plage|praia|spiaggia|punta|ponta|pointe|pedra|piedra|isla|islas|ilhas?|iles?|isola|isole|cabo|capo|cap|bahia|baia|baie|secca|bajo|pecio|relitto|epave|rio|costa|roca|roche|sec|tombant|laje|mar|mare|mer|el|la|los|las|le|les|il|lo|gli|i|o|a|os|as|die|der|das|de|het|san|santa)$/

/** So much more must speak for a language than for English. */
const margin = 0.5

/** A name may hold a word or two of a language: a question in it joins them, or is all in it and no name. */
const isEnough = ({ foreign, english, joining, telling, unread }: Evidence, first: string): boolean =>
  foreign >= english + (english > 0 ? margin : 0) &&
  (joining > 0 || telling > 1 || (telling > 0 && unread === 0 && english === 0 && !nameStarts.test(first)))

const scoreOf = ({ foreign, english, unread }: Evidence): number => foreign - english - unread / 2

export type Spoken = { tongue: Tongue; pieces: Piece[] }

/** "Grutas no Brasil" is Portuguese for "in", and no Spanish "not", where both would do. */
const deniesPlace = ({ pieces }: Spoken): boolean =>
  pieces.some(({ kind }, at) => kind === 'place' && /^(not|no)$/.test(pieces[at - 1]?.english ?? ''))

/** The language that a question is in, of those it was read in; undefined for English, and where none is sure. */
export const spokenIn = (read: readonly Spoken[], first: string): Spoken | undefined => {
  const [best] = read
    .map((spoken) => ({ spoken, evidence: evidenceFor(spoken.tongue, spoken.pieces) }))
    .filter(({ evidence }) => isEnough(evidence, first))
    .sort(
      (one, other) =>
        scoreOf(other.evidence) - scoreOf(one.evidence) ||
        Number(deniesPlace(one.spoken)) - Number(deniesPlace(other.spoken)),
    )
  return best?.spoken
}
