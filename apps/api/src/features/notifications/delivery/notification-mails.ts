import { notificationGroups } from '@soundings/contract/notification-kinds'
import { plural } from '@soundings/rules/phrases'
import type { MailContent } from '#src/mail/mail-template.ts'

type Told = { message: string; link: string | null; groupName: string | null }
type Footer = Omit<NonNullable<MailContent['footer']>, 'links'>['text']

/** So many are listed one by one. */
const most = 20
const longestSubject = 120

export const settingsPath = '/explore?settings=notifications'

/** A text as a subject has room for it, cut between two words. */
const asSubject = (text: string): string => {
  const line = text.replace(/\p{Cc}+/gu, ' ')
  if (line.length <= longestSubject) return line
  const cut = line.slice(0, longestSubject)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), longestSubject / 2))}…`
}

const footer = (text: Footer, unsubscribe: string) => ({
  text,
  links: [
    { label: 'Unsubscribe', path: unsubscribe },
    { label: 'Notification settings', path: settingsPath },
  ],
})

/** One notification as a mail of its own. */
export const oneMail = ({ message, link, groupName }: Told, unsubscribe: string) => {
  const label = notificationGroups.find(({ name }) => name === groupName)?.label ?? ''
  const subject = asSubject(message)
  const content: MailContent = {
    title: label,
    paragraphs: [message],
    action: { label: 'Open on Soundings', path: link ?? '/' },
    footer: footer(`You’re getting this email because emails are on for “${label}”.`, unsubscribe),
  }
  return { subject, content }
}

const reasons = {
  daily: 'You’re getting this email because you asked for a daily digest.',
  weekly: 'You’re getting this email because you asked for a weekly digest.',
  quiet: 'These notifications came during your quiet hours.',
}
export type Reason = keyof typeof reasons

/** Several notifications in one mail. */
export const summaryMail = (told: readonly Told[], reason: Reason, unsubscribe: string) => {
  const subject = plural(told.length, { one: '# new notification', other: '# new notifications' })
  const left = told.length - most
  const more = plural(left, {
    one: 'There is # more on Soundings.',
    other: 'There are # more on Soundings.',
  })
  const content: MailContent = {
    title: subject,
    paragraphs: ['Here’s what you haven’t read yet:', ...(left > 0 ? [more] : [])],
    items: told.slice(0, most).map(({ message, link }) => ({ text: message, path: link ?? '/' })),
    action: { label: 'Open Soundings', path: '/' },
    footer: footer(reasons[reason], unsubscribe),
  }
  return { subject, content }
}
