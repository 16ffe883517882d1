import { fold } from '@soundings/rules/text'

/**
 * A word or a number of a question. `plain` is its text in lower case, `text` the same without accents; `gap` is what
 * stands between it and the one before.
 */
export type Token = {
  kind: 'word' | 'number' | 'unspaced'
  plain: string
  text: string
  isCapital: boolean
  from: number
  to: number
  gap: string
}

/** More words than anybody needs for a question. */
const maxTokens = 200

/** Writing without spaces between words: kana and Chinese characters. */
const unspaced = '\\u3040-\\u30ff\\u31f0-\\u31ff\\u3400-\\u4dbf\\u4e00-\\u9fff々〆'
const token = new RegExp(
  `(\\d+(?:[.,]\\d+)*(?:\\s?°\\s?[CF]?(?![\\p{L}]))?)|([${unspaced}]+)|((?:(?![${unspaced}])[\\p{L}\\p{M}])+)`,
  'giu',
)

/** A question as it is taken apart and put together again. */
export const plainText = (question: string): string =>
  question
    .replaceAll('º', '°')
    .normalize('NFKC')
    .replace(/(?<=\d\s?m?\s?)[~〜～](?=\s?\d)/g, '-')

/** The words and numbers of a question, and what stands behind the last. */
export const tokensOf = (source: string): { tokens: Token[]; rest: string } => {
  const tokens: Token[] = []
  let end = 0
  for (const { 0: raw, 1: number, 2: run, index: from } of source.matchAll(token)) {
    if (tokens.length === maxTokens) break
    const to = from + raw.length
    const kind = number ? 'number' : run ? 'unspaced' : 'word'
    tokens.push({
      kind,
      plain: raw.toLowerCase(),
      text: fold(raw),
      isCapital: /^\p{Lu}\p{Ll}/u.test(raw),
      from,
      to,
      gap: source.slice(end, from),
    })
    end = to
  }
  return { tokens, rest: source.slice(end).slice(0, 20) }
}

const breaks = /[.,;:!?()…、。！？]/
const shortened = /^(max|min|maxi|mini|ca|z|b|bzw|approx|aprox|prof|m|mt|mts|nr|no|st|sta|sto)$/

/** Whether a clause ends between a word and the one after it: "max. 20 m" goes on. */
export const isParted = (before: Token | undefined, { gap }: Token): boolean => {
  if (!breaks.test(gap)) return false
  return !(gap.trim() === '.' && before !== undefined && shortened.test(before.text))
}

const joints = /^[\s'’‘`´ʼ\-–]*$/u

/** Whether some words may be one phrase or name, as nothing but spaces, hyphens and apostrophes is between them. */
export const areJoined = (tokens: readonly Token[], at: number, size: number): boolean => {
  for (let each = at + 1; each < at + size; each++) if (!joints.test(tokens[each]?.gap ?? '')) return false
  return at + size <= tokens.length
}
