import type { MailContent } from '#src/mail/mail-template.ts'

/** To the owner of an address that somebody tries to sign up with although it has an account. */
export const addressTaken = (): MailContent => ({
  title: 'You already have an account',
  paragraphs: [
    'Someone tried to sign up for Soundings with your email address. You already have an account, so nothing has changed.',
    'If this was you, log in instead. Forgot your password? Choose “Forgot password?” on the login page to set a new one. If it wasn’t you, you can ignore this email.',
  ],
  action: { label: 'Go to Soundings', path: '/' },
})
