import type { LetterParts } from '#src/mail/letter.ts'

/** To the owner of an address with which somebody signs up although it has an account. */
export const addressTaken = (): LetterParts => ({
  title: 'You already have an account',
  paragraphs: [
    'Somebody, perhaps you, tried to sign up to Soundings with this address. It already has an account, so nothing was changed.',
    'If it was you, sign in. If you do not remember the password, choose “Forgot password?” there.',
  ],
  action: { label: 'Go to Soundings', path: '/' },
})
