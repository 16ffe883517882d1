import { type Line, phraseAt, wordAt } from './words.ts'

const unit = '(?:m|metres?|meters?|ft|foot|feet)'
const end = '(?= *$| (?:in|near|at|off|around|please|pls|within)(?: |$))'
const orMore = `(?:(?:or|and) (?:more|deeper|greater|over|beyond|up|upwards)|plus|upwards)${end}`
const over =
  '(?:over|above|beyond|past|exceeding|at least|more than|greater than|deeper than|in excess of) \\S+'
const least = new RegExp(
  `^depths? (?:(?:(?:is |are |of )?${over})|(?:(?:of|is|are|at) )?\\S+(?: ${unit})? ${orMore})(?: |$)`,
)
const farthest = 8
/** Who tells of themselves limits how deep they go. */
const ofOneself =
  /^(i|im|ive|id|my|me|we|our|us|she|he|her|his|they|ow|owd|beginners?|novices?|training|trained|certified|too|no|not|never|nothing|cant|dont)$/

/** Where "max" stands in "a maximum depth of 40 m or more", "max depth over 40 m": of the site, and no limit of who asks. */
export const leastsOfMost = (line: Line): number[] =>
  line.words.flatMap((_, at) => {
    if (line.words.some(({ text }) => ofOneself.test(text))) return []
    if (!/^max(imum)?$/.test(wordAt(line, at))) return []
    let after = at + 1
    while (after < line.words.length && after < at + farthest && !line.words[after]?.isBreak) after++
    return least.test(phraseAt(line, at + 1, after - at - 1)) ? [at] : []
  })
