import { clauseEnd, clauseStart, type Line, phraseAt, wordAt } from './words.ts'

// What is ruled out in a list under its heading.

const heading =
  /^(?:[a-z]+ ){0,2}(?:veto(?:e?s)?|deal ?breakers?|no gos?|nogos?|red lines?|exclusions?|turn offs?|dislikes?|hates?|hating|avoid|avoiding|exclude|excluding|skip|skipping|not wanted)$/
const notHeading = /^(?:no|any|nothing|which|what|when|where|are|is) /
const otherHeading = /^(?:wish|wishes|place|level|country|month|wants?|likes?|loves?|none|nothing|nobody)$/
const [mostOfItem, mostVetoes] = [5, 5]

/** "Vetoes: boats, cold, current": a list behind a colon, up to the end of its sentence. */
export const isUnderVeto = (line: Line, at: number): boolean => {
  let [start, end] = [clauseStart(line, at), clauseEnd(line, at)]
  for (let each = 0; each < mostVetoes && start > 0; each++) {
    if (end - start > mostOfItem || otherHeading.test(wordAt(line, start))) return false
    const { pause } = line.words[start] ?? {}
    if (pause === 'stop') return false
    end = start
    start = clauseStart(line, end - 1)
    const said = phraseAt(line, start, end - start)
    // "Deal breaker: over 18 m, Bali" names one.
    const isOne = each > 0 && !/(?:s|ing|avoid|exclude|skip)$/.test(said)
    if (pause === 'colon') return heading.test(said) && !isOne && !notHeading.test(said)
  }
  return false
}

const avoiding =
  /^(?:please )?(?:avoid|avoiding|steer clear of)(?: (?:any|all|the))*(?: (?:strong|big|deep|cold))? (?!crowds|people|tourists|traffic|queues)[a-z]+$/
const single = '(?:(?:strong|big|deep|cold) )?(?!(?:love|like|want|prefer|need|enjoy|easy|good|nice) )[a-z]+'
const lastItems = new RegExp(`^(?:${single} )?(?:and|or|nor) ${single}$`)
const item = new RegExp(`^${single}$`)

/** "Avoid sharks, currents and boats, Bahamas": one of a list that ends behind an "and". */
export const isOfAvoided = (line: Line, at: number): boolean => {
  const textOf = (start: number) => phraseAt(line, start, clauseEnd(line, start) - start)
  let last = clauseStart(line, at)
  for (let each = 0; each < mostVetoes && item.test(textOf(last)); each++) {
    const next = clauseEnd(line, last)
    if (next >= line.words.length) return false
    last = next
  }
  if (!lastItems.test(textOf(last))) return false
  let start = clauseStart(line, at)
  for (let each = 0; each < mostVetoes && start > 0; each++) {
    if (line.words[start]?.pause !== undefined) return false
    start = clauseStart(line, start - 1)
    if (avoiding.test(textOf(start))) return true
    if (!item.test(textOf(start))) return false
  }
  return false
}
