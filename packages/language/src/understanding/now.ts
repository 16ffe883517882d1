import { phrasesOf, takeAll } from './phrases.ts'
import { clauseStart, type Line, phraseAt, wordAt } from './words.ts'

// What "now" and "next month" mean: a month, or only a change of subject.

/** Months from now. */
export const nowWords = phrasesOf<number>([
  [
    `
      now, right now, today, tonight, tomorrow, this week, this weekend, this month, at the moment,
      next week, next weekend, currently, in season
    `,
    0,
  ],
  ['next month, in a month', 1],
  ['in two months, in 2 months, the month after next', 2],
  ['in three months, in 3 months', 3],
])

/** Around the year: 13 is January again. */
export const month = (number: number) => ((((number - 1) % 12) + 12) % 12) + 1

const feeling =
  /(?:^| )(?:is|are|am|im|were|hes|shes|theyre|feels?|feeling|gets?|getting|got)(?: (?:a bit|really|so|very|too|quite))* (?:worried|nervous|anxious|excited|bored|curious|keen|interested|sure|unsure|hooked|convinced|undecided|retired|older|wiser)$/
const mostOfFeeling = 6

/** "My friend is worried now." */
const isOfFeeling = (line: Line, at: number): boolean =>
  (at + 1 === line.words.length || line.words[at + 1]?.isBreak === true) &&
  feeling.test(phraseAt(line, Math.max(0, at - mostOfFeeling), Math.min(mostOfFeeling, at)))

/** "Only beginners now", "we're advanced divers now", "just Cornwall now": what has changed. */
const isOfChange = (line: Line, at: number): boolean => {
  const isLast = at + 1 === line.words.length || line.words[at + 1]?.isBreak === true
  const from = clauseStart(line, at)
  const clause = phraseAt(line, from, at - from)
  // "A friend lives in Osaka now and drives me around."
  if (
    /(?:^| )(?:lives?|living|studies|moved|settled|based|stationed) (?:[a-z]+ ){0,3}[a-z]+$|(?:^| )(?:aowd?|owd?|advanced|cards?|certs?|certified|certificates?|rescue|nitrox|licen[cs]es?|qualified)$/.test(
      clause,
    )
  )
    return true
  return (
    isLast &&
    /^(?:ok |okay |but |and )?(?:only|just|shes|hes|were|im|we are|i am|theyre|they are) (?!in |at |on |here|off |going|going to |planning|heading)/.test(
      clause,
    )
  )
}

/** "Cleared by the doctor, now find me shallow sites." */
const goesOn =
  /^(find|show|give|tell|list|suggest|recommend|i|im|id|ive|we|were|wed|weve|my|our|hes|shes|looking|wants|needs|fancies|so|lets|which|where|what|something|somewhere|anything|anywhere|for|after|keen|its|want|planning|a|an|the|lies|lie|rests|sits|serves|used|home|part|known|called|turned)$/

/**
 * The months that are counted from the one it is `today`, 1 to 12: "next month". `isDated` says that the question names others,
 * which say it best.
 */
export const monthsFromNow = (line: Line, today: number, isDated: boolean): number[] => {
  const months: number[] = []
  for (const { at, meaning } of takeAll(line, nowWords)) {
    // "She passed just now", "beginners only now".
    if (wordAt(line, at) === 'now' && /^(just|by|until|till|gone|only)$/.test(wordAt(line, at - 1))) continue
    // "It is July now."
    if (wordAt(line, at) === 'now' && (isDated || months.length > 0)) continue
    // "In February, what is in season then?"
    if (isDated && phraseAt(line, at, 2) === 'in season') continue
    // "Now caves" goes on, and speaks of no month.
    const isJoint =
      wordAt(line, at) === 'now' &&
      ((at === 0 && line.words.length > 1) ||
        wordAt(line, at - 1) === 'what' ||
        isOfFeeling(line, at) ||
        isOfChange(line, at) ||
        // "Used to dive in Scotland, now Turkey."
        line.taken[at + 1] ||
        goesOn.test(wordAt(line, at + 1)))
    if (!isJoint) months.push(month(today + meaning))
  }
  return months
}
