import { type Line, wordAt, wordSet } from './words.ts'

// What is weighed as told of (./learnt) would now and then be what a plain question asks for: the question has to bear it out.

/** One of these stands wherever somebody tells of what was, or of others. */
const telling =
  /^(last|ago|everyone|everybody|others|else|yesterday|saw|seen|seeing|did|done|dived|dove|was|were|had|been|went|used|loved|enjoyed|liked|already|before|previous|previously|once|year|years|week|weeks|weekend|month|months|trip|friend|friends|told|tells|says|said|heard|read|watched|back|because|since|while|job|work|works|working|study|called|named|name|learnt|learned|trained|qualified|certified|started|spent|missed|met|photographed|filmed|counted|besides|apart|though|although|always|usually|normally|often|home|live|lives|living|ive|weve|hes|shes)$/

/** So many words a plain question has at most. */
const plain = 13

const past = wordSet(
  'was were had did went got came saw met dived dove swam loved missed learnt learned spent used logged froze broke trained qualified certified moved born cancelled been last ago yesterday since',
)

/** Whether some words tell of what was. */
export const tellsPast = (line: Line, from: number, to: number): boolean => {
  for (let at = from; at < to; at++) if (past.has(wordAt(line, at))) return true
  return false
}

/** Whether a question can tell of something besides what it asks for. */
export const canTell = ({ words }: Line): boolean =>
  words.length > plain || words.some(({ text }) => telling.test(text))
