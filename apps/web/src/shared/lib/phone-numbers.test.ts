import { expect, it } from 'vitest'
import { withPhoneNumbers } from './phone-numbers.ts'

it('takes phone numbers with a country code out of a text', () => {
  expect(withPhoneNumbers('Call DAN, +1 919 684 9111: day and night, or +44 (20) 7946-0018.')).toEqual([
    { text: 'Call DAN, ', tel: null },
    { text: '+1 919 684 9111', tel: '+19196849111' },
    { text: ': day and night, or ', tel: null },
    { text: '+44 (20) 7946-0018', tel: '+442079460018' },
    { text: '.', tel: null },
  ])
})

it.each(['40 m, 112 and 911', 'nitrox +32', '+10 °C to +28 °C', ''])(
  'leaves other numbers alone: %s',
  (text) => expect(withPhoneNumbers(text).every(({ tel }) => tel === null)).toBe(true),
)
