import { type Line, phraseAt, wordAt } from './words.ts'

const unit = '(?:m|metres?|meters?|ft|foot|feet)'
const least = new RegExp(
  `^depths? (?:(?:(?:is |are |of )?(?:over|above|beyond|past|exceeding|at least|more than|greater than|deeper than|in excess of) \\S+)|(?:(?:of|is|are|at) )?\\S+(?: ${unit})? (?:(?:or|and) (?:more|deeper|greater|over|beyond|up|upwards)|plus|upwards))(?: |$)`,
)
const farthest = 8

/** Where "max" stands in "a maximum depth of 40 m or more", "max depth over 40 m": of the site, and no limit of who asks. */
export const leastsOfMost = (line: Line): number[] =>
  line.words.flatMap((_, at) => {
    if (!/^max(imum)?$/.test(wordAt(line, at))) return []
    let end = at + 1
    while (end < line.words.length && end < at + farthest && !line.words[end]?.isBreak) end++
    return least.test(phraseAt(line, at + 1, end - at - 1)) ? [at] : []
  })
