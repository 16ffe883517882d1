/** What somebody wrote as Markdown, as one line of plain words: without marks, quotes and addresses behind words. */
export const plainWords = (markdown: string): string =>
  markdown
    .replace(/\r\n?/g, '\n')
    .replace(/^ {0,3}>.*$/gm, ' ')
    .replace(/^ {0,3}(?:`{3,}|~{3,}).*$/gm, ' ')
    .replace(/!?\[([^\]\n]*)\]\([^)\n]*\)/g, '$1')
    .replace(/^ {0,3}(?:#{1,6}|[-+*]|\d{1,9}[.)])[ \t]+/gm, '')
    .replace(/^ {0,3}(?:[-*_][ \t]*){3,}$/gm, ' ')
    .replace(/(\*\*|__|~~|`)(?=\S)(.*?\S)\1/g, '$2')
    .replace(/(?<![\p{L}\p{N}])([*_])(?=\S)(.*?\S)\1(?![\p{L}\p{N}])/gu, '$2')
    .replace(/\\([\\`*_{}[\]()#+\-.!>~|])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()

/** The beginning of a text in one line, at most `longest` characters, with an ellipsis where there is more. */
export const beginningOf = (text: string, longest: number): string => {
  const letters = [...text.replace(/\s+/g, ' ').trim()]
  return letters.length > longest
    ? `${letters
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`
    : letters.join('')
}
