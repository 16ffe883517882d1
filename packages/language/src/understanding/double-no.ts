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
  /(?:^| )(?:wont|cant|cannot|wouldnt|couldnt|refuse to|refuses to|never|not|dont want to|doesnt want to|hate to)(?: be)? (?:go|goes|going|come|fly|flying|leave|leaves|leaving|return|get|head|board)(?: (?!before |until |without )[a-z]+){0,4} (?:without|before|until)(?: (?:having|seeing|diving|doing|meeting|a|an|the|some|at least|one|any|good|decent))*$/
const farLeaving = 12

/** "One of us won't go home without a cave": wanted more than anything. */
const isMust = (line: Line, at: number): boolean => {
  const from = Math.max(0, at - farLeaving)
  return leaving.test(phraseAt(line, from, at - from))
}

/** "Nothing that isn't easy", "avoid anything which isn't for beginners", "leave out whatever is not easy": those are what is wanted. */
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
