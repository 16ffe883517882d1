import { authLimits } from '@soundings/contract/auth'
import type { LetterParts } from '#src/mail/letter.ts'
import type { Purpose } from './codes.repo.ts'

const minutes = authLimits.codeLife / 60

const reasons = {
  verify: {
    title: 'Your code for Soundings',
    why: 'Somebody, we hope you, is signing up to Soundings with this address. Enter this code to prove that it is yours.',
    otherwise: 'If it was not you, do nothing: without the code there is no account.',
  },
  reset: {
    title: 'Choose a new password for Soundings',
    why: 'Somebody, we hope you, asked to choose a new password. Enter this code together with the new password.',
    otherwise: 'If it was not you, do nothing: your password stays as it is.',
  },
  'change-email': {
    title: 'Confirm your new address for Soundings',
    why: 'Enter this code in the settings to use this address for Soundings from now on.',
    otherwise: 'If you did not ask for this, do nothing.',
  },
} as const satisfies Record<Purpose, unknown>

export const codeLetter = (purpose: Purpose, code: string): LetterParts => {
  const { title, why, otherwise } = reasons[purpose]
  return {
    title,
    paragraphs: [why, `The code is good for ${minutes} minutes and for one use. ${otherwise}`],
    code,
  }
}

export const passwordChanged = (): LetterParts => ({
  title: 'Your password was changed',
  paragraphs: [
    'The password of your Soundings account was just changed, and every other device was signed out.',
    'If it was not you, choose a new password at once with “Forgot password?”, and tell the people who run this server.',
  ],
  action: { label: 'Go to Soundings', path: '/' },
})
