/** Quotes and lists that one line opens inside each other; deeper than that nobody means it. */
const deepest = 4

const marker = String.raw`[ \t]*(?:>|[-+*][ \t]|\d{1,9}[.)][ \t])`
const tooDeep = new RegExp(`^((?:${marker}){${deepest}})(?:${marker})+`, 'gm')

/**
 * Notes as they are read as Markdown: a new line is a new line, and nothing is nested so deep that a page would take
 * long over it, or give up.
 */
export const markdownOf = (notes: string): string =>
  notes
    .replace(/\r\n?/g, '\n')
    .replace(tooDeep, '$1')
    .replace(/(?<=[^\s])[ \t]*\n(?=[ \t]*[^\s])/g, '  \n')
