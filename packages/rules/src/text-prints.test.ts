import { describe, expect, it } from 'vitest'
import { areAlike, printOf } from './text-prints.ts'

const text =
  'Our liveaboard has two places left for the week in May, with nitrox, all meals and transfers from the airport included for everybody who books now.'

describe('prints', () => {
  it('are the same whatever the case, the marks and the accents', () => {
    expect(printOf(text.toUpperCase().replaceAll(' ', '  …'))).toEqual(printOf(text))
    expect(printOf(text)).toHaveLength(32)
  })

  it('are alike where a word or two are others', () => {
    expect(areAlike(printOf(text), printOf(`${text} Hurry`))).toBe(true)
    expect(areAlike(printOf(text), printOf(`Hello. ${text}`))).toBe(true)
  })

  it('are alike whichever word is another at the end', () => {
    const sentence = 'The wreck lies on sand at eighteen metres and is marked by a buoy all summer long'
    const prints = Array.from({ length: 50 }, (_, n) => printOf(`${sentence} ${n}`))
    expect(prints.every((print) => areAlike(print, printOf(`${sentence} x`)))).toBe(true)
  })

  it('are not where the texts only speak of the same', () => {
    const other =
      'We had a week on a liveaboard in May, and the transfers from the airport were late for everybody who had booked nitrox and all meals.'
    expect(areAlike(printOf(text), printOf(other))).toBe(false)
  })

  it('of short texts are the same or nothing alike', () => {
    const short = 'Is the anchor line still at the wreck?'
    expect(areAlike(printOf(short), printOf('is the anchor line still at the WRECK'))).toBe(true)
    expect(areAlike(printOf(short), printOf('Is the anchor line still at the reef?'))).toBe(false)
  })

  it('are none of very short texts', () => {
    expect(printOf('Thanks, that helped!')).toEqual([])
    expect(printOf('！？'.repeat(1_000))).toEqual([])
    expect(areAlike([], [])).toBe(false)
  })

  it('fit into 32 bits with a sign', () => {
    const print = printOf(Array.from({ length: 4_000 }, (_, at) => `w${at}`).join(' '))
    expect(print.every((number) => number === (number | 0))).toBe(true)
  })
})
