import { describe, expect, it } from 'vitest'
import { csvLine } from './csv.ts'

describe('a line of a table', () => {
  it('keeps numbers, leaves empty what is not known, and ends as the standard says', () => {
    expect(csvLine(['Reef', -1.5, 0, null, 'x'])).toBe('Reef,-1.5,0,,x\r\n')
  })

  it.each([
    ['a, b', '"a, b"'],
    ['say "hi"', '"say ""hi"""'],
    ['one\ntwo', '"one\ntwo"'],
    [' spaced ', '" spaced "'],
    ['Poör Knights — 海', 'Poör Knights — 海'],
  ])('holds %j', (text, held) => {
    expect(csvLine([text])).toBe(`${held}\r\n`)
  })

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1'])('defuses %j', (text) => {
    expect(csvLine([text])).toMatch(/^"?'/)
  })

  it('defuses a formula that has to be quoted as well', () => {
    expect(csvLine(['=HYPERLINK("http://a","b")'])).toBe(`"'=HYPERLINK(""http://a"",""b"")"\r\n`)
  })
})
