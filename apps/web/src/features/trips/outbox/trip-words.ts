import type { Trip } from '@soundings/contract/trips-shapes'
import { plural } from '@soundings/rules/phrases'
import type { KindWords } from '#shared/outbox/kind.ts'
import type { TripEntry } from './trip-entry.ts'

/** What is said about new trips that are on their way. */
export const tripWords: KindWords<TripEntry['body'], Trip> = {
  attachments: () => '',
  attachmentsLost: () => '',
  kept: 'Saved on this device. Your trip will be created automatically when you’re back online.',
  notKept:
    'The trip couldn’t be saved, and there’s no room to keep it on this device. Keep this page open and try again when you’re back online.',
  failed: 'The trip couldn’t be saved. Please try again.',
  couldNotSend: (problem) => `The trip couldn’t be saved: ${problem}`,
  sent: () => 'Trip created',
  sentLater: ({ name }) => `${name}: your trip was created.`,
  waiting: (number) =>
    plural(number, { one: '# trip waiting to be sent', other: '# trips waiting to be sent' }),
  refused: (number) => plural(number, { one: '# trip couldn’t be sent', other: '# trips couldn’t be sent' }),
  lead: 'These trips are saved on this device and will be created automatically, one by one.',
  signOut: (number) =>
    plural(number, {
      one: '# trip hasn’t been sent yet. If you sign out now, it will be deleted from this device.',
      other: '# trips haven’t been sent yet. If you sign out now, they will be deleted from this device.',
    }),
  deleteAccount: (number) =>
    plural(number, {
      one: '# trip on this device hasn’t been sent yet. It will be deleted with your account.',
      other: '# trips on this device haven’t been sent yet. They will be deleted with your account.',
    }),
}
