import type { DiveDetails } from '@soundings/contract/dive-log'
import { plural } from '@soundings/rules/phrases'
import type { KindWords } from '#shared/outbox/kind.ts'
import type { DiveEntry } from './dive-entry.ts'

const sentText = ({ body }: DiveEntry): string => (body.changes === null ? 'Dive added' : 'Dive updated')

/** What is said about dives that are on their way to the log. */
export const diveWords: KindWords<DiveEntry['body'], DiveDetails> = {
  attachments: (number) => plural(number, { one: '# photo', other: '# photos' }),
  attachmentsLost: (lost) =>
    plural(lost, {
      one: '# photo couldn’t be uploaded. Your dive is saved without it.',
      other: '# photos couldn’t be uploaded. Your dive is saved without them.',
    }),
  kept: 'Saved on this device. Your dive will be added to your log automatically when you’re back online.',
  notKept:
    'The dive couldn’t be saved, and there’s no room to keep it on this device. Keep this page open and save again when you’re back online.',
  failed: 'Failed to save dive',
  couldNotSend: (problem) => `Failed to save dive: ${problem}`,
  sent: (_, entry) => sentText(entry),
  sentLater: ({ siteName, warnings }, entry) =>
    [`${siteName}: ${sentText(entry)}.`, ...warnings.map(({ message }) => message)].join(' '),
  waiting: (number) =>
    plural(number, { one: '# dive waiting to be sent', other: '# dives waiting to be sent' }),
  refused: (number) => plural(number, { one: '# dive couldn’t be sent', other: '# dives couldn’t be sent' }),
  lead: 'These dives are saved on this device and will be added to your log automatically, one by one.',
  signOut: (number) =>
    plural(number, {
      one: '# dive hasn’t been sent yet. If you sign out now, it will be deleted from this device.',
      other: '# dives haven’t been sent yet. If you sign out now, they will be deleted from this device.',
    }),
  deleteAccount: (number) =>
    plural(number, {
      one: '# dive on this device hasn’t been sent yet. It will be deleted with your account.',
      other: '# dives on this device haven’t been sent yet. They will be deleted with your account.',
    }),
}

/** Where and when the dive was; `day` as the reader writes it. */
export const titleOf = ({ siteName, time }: DiveEntry['body']['words'], day: string): string =>
  [siteName, day, time?.slice(0, 'hh:mm'.length)].filter(Boolean).join(', ')
