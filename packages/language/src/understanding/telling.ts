import type { Line } from './words.ts'

// What is weighed as told of (./learnt) would now and then be what a plain question asks for: the question has to bear it out.

/** One of these stands wherever somebody tells of what was, or of others. */
const telling =
  /^(last|ago|everyone|everybody|others|else|yesterday|saw|seen|seeing|did|done|dived|dove|was|were|had|been|went|used|loved|enjoyed|liked|already|before|previous|previously|once|year|years|week|weeks|weekend|month|months|trip|friend|friends|told|tells|says|said|heard|read|watched|back|because|since|while|job|work|works|working|study|called|named|name|learnt|learned|trained|qualified|certified|started|spent|missed|met|photographed|filmed|counted|besides|apart|though|although|always|usually|normally|often|home|live|lives|living|ive|weve|hes|shes)$/

/** So many words a plain question has at most. */
const plain = 13

/** Whether a question can tell of something besides what it asks for. */
export const canTell = ({ words }: Line): boolean =>
  words.length > plain || words.some(({ text }) => telling.test(text))
