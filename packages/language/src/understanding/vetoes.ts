import { clauseEnd, clauseStart, type Line, phraseAt } from './words.ts'

// What is ruled out in a list under its heading.

const heading = /^(?:[a-z]+ ){0,2}(?:vetoe?s|deal ?breakers|no gos|nogos|red lines|exclusions|turn offs)$/
const notHeading = /^(?:no|any|nothing|which|what|when|where|are|is) /
const avoiding = /^(?:things |stuff |please |want |i |we )*(?:to )?avoid(?:ing)?$/
const otherHeading =
  /(?:^| )(?:wish|wishes|place|places|level|country|countries|month|months|wants?|likes?|loves?|mine|yes|where|when|date|dates|budget|kind|type|looking)(?: |$)/
const [mostOfItem, mostVetoes] = [3, 5]

/** "Vetoes: boats, cold, current": a list under its heading; of what is to be avoided, the first alone. */
export const isUnderVeto = (line: Line, at: number): boolean => {
  if (line.names?.[at]) return false
  let [start, end] = [clauseStart(line, at), clauseEnd(line, at)]
  for (let each = 0; each < mostVetoes && start > 0; each++) {
    const item = phraseAt(line, start, end - start)
    if (end - start > mostOfItem || otherHeading.test(item)) return false
    end = start
    start = clauseStart(line, end - 1)
    const said = phraseAt(line, start, end - start)
    if (notHeading.test(said)) return false
    if (heading.test(said) || (each === 0 && avoiding.test(said))) return true
  }
  return false
}
