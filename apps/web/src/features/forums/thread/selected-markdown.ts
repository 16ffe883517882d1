/** Words that a sign of Markdown would read otherwise, as they are. */
const escaped = (text: string): string =>
  text
    .replace(/[\\`*]/g, '\\$&')
    // Within a word it is no sign.
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
    .replace(/\[(?=[^\]]*\]\()/g, '\\[')

/** What begins a line and would make something else of it. */
const lineEscaped = (line: string): string =>
  line.replace(/^([ \t]*)([#>]|[-+](?=\s)|\d{1,9}[.)](?=\s))/, (_, gap: string, sign: string) =>
    /^\d/.test(sign) ? `${gap}${sign.slice(0, -1)}\\${sign.slice(-1)}` : `${gap}\\${sign}`,
  )

const around = (words: string, sign: string): string => {
  const inner = words.trim()
  if (inner === '') return words
  const at = words.indexOf(inner)
  return `${words.slice(0, at)}${sign}${inner}${sign}${words.slice(at + inner.length)}`
}

const inside = (node: Node): string => [...node.childNodes].map(wordsOf).join('')

const listOf = (list: Element): string => {
  const first = Number(list.getAttribute('start') ?? 1)
  const isNumbered = list.tagName === 'OL'
  const items = [...list.children].filter(({ tagName }) => tagName === 'LI')
  return items
    .map(
      (item, at) => `${isNumbered ? `${first + at}.` : '-'} ${inside(item).trim().replace(/\n+/g, '\n  ')}`,
    )
    .join('\n')
}

const block = (words: string): string => (words.trim() === '' ? '' : `\n\n${words.trim()}\n\n`)

const elementOf = (element: Element): string => {
  if (element.hasAttribute('data-unquoted')) return ''
  switch (element.tagName) {
    case 'BR':
      return '\n'
    case 'STRONG':
      return around(inside(element), '**')
    case 'EM':
      return around(inside(element), '*')
    case 'CODE':
      return around(element.textContent ?? '', '`')
    case 'A': {
      const words = inside(element)
      const href = element.getAttribute('href') ?? ''
      const isItself = href === '' || element.textContent === href || words.trim().startsWith('@')
      return isItself || words.trim() === '' ? words : `[${words}](${href})`
    }
    case 'UL':
    case 'OL':
      return block(listOf(element))
    case 'LI':
      return block(`- ${inside(element).trim()}`)
    case 'BLOCKQUOTE':
      return block(
        inside(element)
          .trim()
          .split('\n')
          .map((line) => `> ${line}`.trimEnd())
          .join('\n'),
      )
    case 'P':
    case 'DIV':
    case 'DD':
      return block(inside(element))
    default:
      return inside(element)
  }
}

const wordsOf = (node: Node): string => {
  if (node instanceof Text) return lineEscaped(escaped((node.textContent ?? '').replace(/\s+/g, ' ')))
  return node instanceof Element ? elementOf(node) : ''
}

/** What is selected of a post’s words, as the Markdown that reads the same. */
export const selectedMarkdown = (selected: DocumentFragment): string =>
  inside(selected)
    .replace(/[ \t]*\n[ \t]*/g, (gap) => (gap.includes('  ') ? gap.replace(/[ \t]+(?=\n)/, '') : '\n'))
    .replace(/\n{3,}/g, '\n\n')
    .trim()
