import { type Line, phraseAt, wordAt } from './words.ts'

const ruling =
  /^(no|nothing|nowhere|none|avoid|avoiding|skip|skipping|exclude|excluding|drop|omit|hide|ignore|remove|not|dont|never|without|scrap|ditch|reject|refuse)$/

const limits =
  /^(?:goes|go|is|are|gets|get|drops|drop|lies|lie|reaches|starts|extends|thats|bottoms)(?: out| down)? (?:any )?(?:deeper|below|past|over|beyond|under|shallower|lower|more|above|at)(?: |$)/

/** "No wrecks that go below 20 m": those that don't are wanted, and the limit is read by itself. */
const isOfLimited = (line: Line, at: number): boolean => {
  for (let each = at + 1; each <= at + 3 && !line.words[each]?.isBreak; each++)
    if (/^(that|which)$/.test(wordAt(line, each)))
      return (
        limits.test(phraseAt(line, each + 1, Math.min(4, line.words.length - each - 1))) &&
        line.words.slice(each, each + 7).some(({ value }) => value !== null)
      )
  return false
}

/** "No wrecks that aren't for beginners": those that are, are wanted. */
export const isOfThoseAlone = (line: Line, at: number): boolean => {
  for (let each = at + 1; each <= at + 3 && !line.words[each]?.isBreak; each++)
    if (/^(that|which)$/.test(wordAt(line, each)))
      return (
        /^(dont|doesnt|didnt|isnt|arent|cant|wont|wouldnt)$/.test(wordAt(line, each + 1)) ||
        isOfLimited(line, at)
      )
  return false
}

const leaving =
  /^(go|goes|going|come|coming|fly|flying|leave|leaves|leaving|return|returning|get|head|heading)$/
const refusing = /^(wont|cant|cannot|wouldnt|couldnt|never|not|refuse|refuses|dont|doesnt)$/
const whereTo =
  /^(on|to|a|any|this|that|trip|trips|holiday|home|back|away|there|here|from|the|our|again|boat|island|country|plane)$/
const beforeThing = /^(a|an|the|some|having|seeing|diving|doing|meeting|at|least|one|any|good|decent)$/
const mostOfWay = 4

/** "One of us won't go home without a cave": wanted more than anything, in one clause with its "without". */
const isMust = (line: Line, at: number): boolean => {
  const isOn = (each: number) => each >= 0 && !line.words[each + 1]?.isBreak
  let each = at - 1
  while (isOn(each) && beforeThing.test(wordAt(line, each))) each--
  if (!isOn(each) || wordAt(line, each) !== 'without') return false
  each--
  for (let far = 0; far < mostOfWay && isOn(each); far++) {
    if (!whereTo.test(wordAt(line, each)) && line.names?.[each] !== true) break
    each--
  }
  if (!isOn(each) || !leaving.test(wordAt(line, each))) return false
  each--
  while (isOn(each) && /^(to|be|want|wants)$/.test(wordAt(line, each))) each--
  return isOn(each) && refusing.test(wordAt(line, each))
}

/** "Nothing that isn't easy", "avoid anything which isn't for beginners", "leave out whatever is not easy": those are what is wanted, as is what nobody goes home without. */
export const isDoublyNegated = (line: Line, at: number): boolean => {
  if (isMust(line, at)) return true
  for (let each = at - 1; each >= at - 5 && each > 0 && !line.words[each + 1]?.isBreak; each--) {
    if (!/^(isnt|arent|not|wasnt)$/.test(wordAt(line, each))) continue
    const isOfThose = /^(that|which|thats|whatever|who|is|are|what|its|everything|anything)$/.test(
      wordAt(line, each - 1),
    )
    if (!isOfThose || line.words[each]?.isBreak) return false
    for (let before = each - 1; before >= each - 7 && before >= 0; before--) {
      if (ruling.test(wordAt(line, before))) return true
      if (
        /^(leave|rule|cut|filter|keep|stay|weed)$/.test(wordAt(line, before)) &&
        /^(out|away|clear)$/.test(wordAt(line, before + 1))
      )
        return true
      if (line.words[before]?.isBreak) return false
    }
    return false
  }
  return false
}
