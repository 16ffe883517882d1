import { expect, test } from 'vitest'
import { isCommonPassword } from './passwords.ts'

test.each([
  'Password1!',
  'P@ssw0rd',
  'P@ssw0rd2024!',
  'Qwerty123!',
  'Welcome2026#',
  '123Dragon!',
  'Scuba_Diver1',
  'ILoveYou<3',
  'Aa1!Aa1!',
  'Abcd1234!',
])('%s is what guessers try first', (password) => expect(isCommonPassword(password)).toBe(true))

test.each(['Wr3ck&reef at 18 m', 'tH7.kelp-Forest', 'Nine quiet Manta5!', 'xK9#mPq2vL'])(
  '%s is not',
  (password) => expect(isCommonPassword(password)).toBe(false),
)

test('a name of one’s own is common too', () => {
  expect(isCommonPassword('Carlotta99!')).toBe(false)
  expect(isCommonPassword('Carlotta99!', ['carlotta.reef@example.org'])).toBe(true)
})
