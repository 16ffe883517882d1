import { authLimits } from '@soundings/contract/auth'
import type { MailContent } from '#src/mail/mail-template.ts'
import type { Purpose } from './codes.repo.ts'

const minutes = authLimits.codeLife / 60

const reasons = {
  verify: {
    title: 'Your Soundings code',
    why: 'Use this code to finish signing up for Soundings.',
    otherwise:
      'It works in the browser where you signed up, or on another device together with your password. If you didn’t sign up, you can ignore this email. No account is created without the code.',
  },
  reset: {
    title: 'Reset your Soundings password',
    why: 'Use this code to set a new password for your Soundings account.',
    otherwise: 'If you didn’t ask for this, you can ignore this email. Your password stays the same.',
  },
  'change-email': {
    title: 'Confirm your new email address for Soundings',
    why: 'Enter this code in your Soundings settings to start using this email address.',
    otherwise: 'If you didn’t ask for this, you can ignore this email.',
  },
} as const satisfies Record<Purpose, unknown>

export const codeMail = (purpose: Purpose, code: string): MailContent => {
  const { title, why, otherwise } = reasons[purpose]
  return {
    title,
    paragraphs: [why, `The code expires in ${minutes} minutes and can be used once. ${otherwise}`],
    code,
  }
}

export const passwordChanged = (): MailContent => ({
  title: 'Your password was changed',
  paragraphs: [
    'The password of your Soundings account was just changed, and all other devices were signed out.',
    'If this wasn’t you, reset your password right away with “Forgot password?” and contact whoever runs this server.',
  ],
  action: { label: 'Go to Soundings', path: '/' },
})
