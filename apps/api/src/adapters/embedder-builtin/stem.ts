import { fold } from '@soundings/rules/text'

/** Words that say nothing about what a text is about. */
const idle = new Set(
  'a an and are as at be been but by can could do does for from get give has have how i if in into is it its me my near no not of on or our out over s see should show site so some than that the their them there these they this to up us was we were what when where which who will with would you your dive dives diving diver divers water best good great find where'.split(
    ' ',
  ),
)

/** An English word without the endings that hardly change what it means. It is rough, and the same for all texts. */
export const stem = (word: string): string => {
  if (word.length <= 3) return word
  const ended = word
    .replace(/(sses|shes|ches|xes)$/, (end) => end.slice(0, -2))
    .replace(/ies$/, 'y')
    .replace(/([^su])s$/, '$1')
  const plain = ended.replace(/(ations?|ingly|edly|ing|ed|ly|ness|ment)$/, '')
  const kept = plain.length >= 4 ? plain.replace(/([bdfglmnprt])\1$/, '$1') : ended
  return kept.length > 4 ? kept.replace(/e$/, '') : kept
}

/** The stems of a text in their order, without idle words. */
export const stemsOf = (text: string): string[] =>
  fold(text)
    .split(' ')
    .filter((word) => word !== '' && !idle.has(word))
    .map(stem)
