/** A text and what of it is selected; the caret where both ends are the same. */
export type Selected = { text: string; start: number; end: number }

/** What takes the place of a part of the text, and what is selected then. */
export type Change = { from: number; to: number; insert: string; start: number; end: number }

export const marks = ['bold', 'italic', 'heading', 'list', 'numbers', 'quote', 'link'] as const
export type Mark = (typeof marks)[number]

const around: Partial<Record<Mark, { sign: string; words: string }>> = {
  bold: { sign: '**', words: 'bold words' },
  italic: { sign: '*', words: 'slanted words' },
}

/** Words between signs; pressed again, without them. Spaces at the edges stay outside, or Markdown would read no sign. */
const wrapped = ({ text, start, end }: Selected, sign: string, words: string): Change => {
  const chosen = text.slice(start, end)
  const before = start + (chosen.length - chosen.trimStart().length)
  const after = Math.max(before, end - (chosen.length - chosen.trimEnd().length))
  const inner = text.slice(before, after)
  const size = sign.length
  const isOne = (at: string) => at === sign && !(sign === '*' && inner.startsWith('*'))
  if (
    isOne(text.slice(before - size, before)) &&
    isOne(text.slice(after, after + size)) &&
    !(sign === '*' && text[before - 2] === '*')
  )
    return {
      from: before - size,
      to: after + size,
      insert: inner,
      start: before - size,
      end: after - size,
    }
  const said = inner || words
  return {
    from: before,
    to: after,
    insert: `${sign}${said}${sign}`,
    start: before + size,
    end: before + size + said.length,
  }
}

const signOfLine: Partial<Record<Mark, { is: RegExp; sign: (at: number) => string; of: RegExp }>> = {
  // One kind of list takes the place of the other.
  list: { is: /^[-*+] /, sign: () => '- ', of: /^(?:[-*+]|\d{1,9}[.)]) / },
  numbers: { is: /^\d{1,9}[.)] /, sign: (at) => `${at + 1}. `, of: /^(?:[-*+]|\d{1,9}[.)]) / },
  quote: { is: /^> ?/, sign: () => '> ', of: /^$/ },
  heading: { is: /^#{1,6} /, sign: () => '## ', of: /^#{1,6} / },
}

/** A sign before each line that is selected; pressed again, none. */
const lined = ({ text, start, end }: Selected, mark: Mark): Change => {
  const line = signOfLine[mark]
  const from = text.lastIndexOf('\n', start - 1) + 1
  // The line below is not meant by who selected up to its beginning.
  const last = end > start && text[end - 1] === '\n' ? end - 1 : end
  const found = text.indexOf('\n', last)
  const to = found < 0 ? text.length : found
  const lines = text.slice(from, to).split('\n')
  if (!line) return { from, to: from, insert: '', start, end }
  const { is, sign, of } = line
  const full = lines.filter((one) => one !== '')
  const isOn = full.length > 0 && full.every((one) => is.test(one))
  let at = 0
  const next = lines.map((one) => {
    if (isOn) return one.replace(is, '')
    // A quote goes on over an empty line, a list does not.
    if (one === '' && lines.length > 1) return mark === 'quote' ? '>' : one
    return sign(at++) + one.replace(of, '')
  })
  // A block that begins below words of another one needs an empty line between them.
  const isApart =
    isOn || from === 0 || /\n\n$|^\n$/.test(text.slice(0, from)) || is.test(lineBefore(text, from))
  const insert = `${isApart ? '' : '\n'}${next.join('\n')}`
  const stop = from + insert.length
  return { from, to, insert, start: lines.length > 1 ? from + (isApart ? 0 : 1) : stop, end: stop }
}

const lineBefore = (text: string, from: number): string =>
  text
    .slice(0, from - 1)
    .split('\n')
    .at(-1) ?? ''

const isAddress = (text: string) => /^https?:\/\/\S+$/i.test(text)

/** A link of the selected words or the selected address; what is missing is selected, to be typed. */
const linked = ({ text, start, end }: Selected): Change => {
  const chosen = text.slice(start, end).trim()
  if (isAddress(chosen))
    return { from: start, to: end, insert: `[words](${chosen})`, start: start + 1, end: start + 6 }
  const words = chosen.replace(/[[\]]/g, '') || 'words'
  const insert = `[${words}](https://)`
  const at = start + words.length + 3
  return chosen === ''
    ? { from: start, to: end, insert, start: start + 1, end: start + 1 + words.length }
    : { from: start, to: end, insert, start: at, end: at + 'https://'.length }
}

/** What a button of the toolbar does to a text. */
export const changeOf = (mark: Mark, selected: Selected): Change => {
  const signs = around[mark]
  if (signs) return wrapped(selected, signs.sign, signs.words)
  return mark === 'link' ? linked(selected) : lined(selected, mark)
}

/** Puts a text of its own, such as a quote, where the caret is: after an empty line, the caret behind it. */
export const placed = ({ text, start, end }: Selected, insert: string): Change => {
  const before = text.slice(0, start)
  const gap = before.trim() === '' ? '' : before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n'
  const whole = gap + insert
  return { from: start, to: end, insert: whole, start: start + whole.length, end: start + whole.length }
}

/** The text after a change. */
export const changed = (text: string, { from, to, insert }: Change): string =>
  text.slice(0, from) + insert + text.slice(to)
