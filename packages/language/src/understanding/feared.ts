import { type Line, phraseAt, wordAt } from './words.ts'

// What somebody fears, and what they say they don't.

export const denying = /^(not|never|dont|doesnt|isnt|arent)$/

/** They say that somebody fears or loathes what follows. */
export const fears =
  /^(hatred|aversion|loathing|horror|dread|dreads|afraid|scared|terrified|petrified|frightened|phobia|phobic|fear|fears|hate|hates|dislike|dislikes)$/

const farDenial = 4
const overcoming = /^(no|without|despite|overcome|conquer|beat|face)$/

/** "Not one bit scared of sharks", "no fear of sharks", "to overcome my fear of caves". */
export const isFearDenied = (line: Line, at: number): boolean => {
  for (let each = at - 1; each >= 0 && each >= at - farDenial; each--) {
    if (line.words[each + 1]?.isBreak) return false
    const isNear = each >= at - 2
    if (denying.test(wordAt(line, each)) || (isNear && overcoming.test(wordAt(line, each)))) return true
  }
  return false
}

/** "Not terrified of wrecks but of caves." */
export const isFearedInstead = (line: Line, at: number): boolean =>
  /(?:^| )but of(?: (?:the|any))?$/.test(phraseAt(line, Math.max(0, at - 3), Math.min(3, at))) &&
  line.words.slice(0, at).some(({ text }) => fears.test(text))

const farFear = 8

/** "Terrified of spiders but not of wolffish", "afraid of flying, not of sharks": in the sentence of the fear. */
export const isExemptFromFear = (line: Line, at: number): boolean => {
  if (
    !/(?:^| )(?:but not (?:of|by|about)|not of|no longer of)(?: (?:the|any))?$/.test(
      phraseAt(line, Math.max(0, at - 4), Math.min(4, at)),
    )
  )
    return false
  for (let each = at - 1; each >= Math.max(0, at - farFear); each--) {
    if (fears.test(wordAt(line, each))) return true
    if (line.words[each]?.pause === 'stop') return false
  }
  return false
}
