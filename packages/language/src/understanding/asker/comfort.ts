import { phraseFrom, phraseSet, says } from '../phrases.ts'
import type { Read } from '../query.ts'
import { warm } from '../temperature.ts'
import { type Line, take } from '../words.ts'

const coldSensitive = phraseSet(`
      feel the cold, feels the cold, feel cold easily, get cold easily, gets cold easily, get cold easy, get cold very easily, get cold fast, get cold quickly,
      gets cold quickly, gets cold fast, always cold, always freezing, easily cold, sensitive to cold, sensitive to the cold, cold sensitive, hate the cold,
      hate cold, hate cold water, hates cold water, hates the cold, dislike cold water, dont like cold water, dont like the cold, dont do cold water, cant stand cold,
      cant stand the cold, cant stand cold water, cant handle cold, cant handle the cold, cant handle cold water, cant take the cold, freeze easily, chill easily, chills easily,
      cold wimp, wimp about cold, wimp in cold water, no good in the cold, no good in cold water, suffer from the cold, suffer in the cold, allergic to cold, allergic to cold water, cold blooded,
      wuss about cold, wuss when it comes to cold, without a wetsuit, no wetsuit, in a shorty, in just a rash guard, in swimwear, in boardshorts, always shivering, shiver easily, im a wimp for cold
`)

const takeColdSensitive = (line: Line): boolean => {
  for (let at = 0; at < line.words.length; at++) {
    const found = phraseFrom(line, coldSensitive, at)
    if (!found) continue
    take(line, found.at, found.size)
    return true
  }
  return false
}

const seasick = phraseSet(
  'seasick, sea sick, seasickness, motion sick, motion sickness, sick on boats, sick on every boat, sick on a boat, hate boats, no boats for me, boats make me sick, boats make me ill, boats make us sick, boats turn my stomach, sick on any boat, get sick on boats',
)
const claustrophobic = phraseSet('claustrophobic, claustrophobia, hate tight spaces, hate small spaces')

/** Reads what somebody does not bear: the cold, boats, narrow places. */
export const readComfort = (line: Line): Read => ({
  ...(takeColdSensitive(line) && { minTemp: warm }),
  ...(says(line, seasick) && { access: 'shore' }),
  ...(says(line, claustrophobic) && { avoid: ['overhead-environment'] }),
})
