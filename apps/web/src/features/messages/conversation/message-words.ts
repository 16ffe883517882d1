import { plural } from '@soundings/rules/phrases'
import type { KindWords } from '#shared/outbox/kind.ts'
import type { MessageEntry } from './message-entry.ts'

/** What is said about messages that wait. */
export const messageWords: KindWords<MessageEntry['body'], unknown> = {
  attachments: (number) => plural(number, { one: '# attachment', other: '# attachments' }),
  attachmentsLost: () => 'Something that you added couldn’t be sent.',
  kept: 'Saved on this device. Your message will be sent automatically when you’re back online.',
  notKept: 'Your message couldn’t be sent, and there’s no room to keep it on this device. Please try again.',
  failed: 'Your message couldn’t be sent.',
  couldNotSend: (problem) => `Message not sent: ${problem}`,
  sent: () => 'Message sent',
  sentLater: () => 'Message sent',
  waiting: (number) =>
    plural(number, { one: '# message waiting to be sent', other: '# messages waiting to be sent' }),
  refused: (number) =>
    plural(number, { one: '# message couldn’t be sent', other: '# messages couldn’t be sent' }),
  lead: 'These messages are saved on this device and will be sent automatically, in order.',
  signOut: (number) =>
    plural(number, {
      one: '# message hasn’t been sent yet. If you sign out now, it will be deleted from this device.',
      other: '# messages haven’t been sent yet. If you sign out now, they will be deleted from this device.',
    }),
  deleteAccount: (number) =>
    plural(number, {
      one: '# message on this device hasn’t been sent yet. It will be deleted with your account.',
      other: '# messages on this device haven’t been sent yet. They will be deleted with your account.',
    }),
}
