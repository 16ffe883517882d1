import { type TripItem, trips } from '@soundings/contract/trips'
import { tripPath } from '@soundings/contract/trips-pages'
import { plural } from '@soundings/rules/phrases'
import { defineKind } from '#shared/outbox/kind.ts'
import { sendTick, takeItem } from '../checklist/checklist.queries.ts'
import { type TickEntry, tickKindName } from './tick-entry.ts'

/** Ticks of a checklist, as they wait on this device and are sent. */
export const tickKind = defineKind<TickEntry['body'], TripItem>({
  name: tickKindName,
  order: 'subject',
  isStream: true,
  isShown: ({ subject }) => window.location.pathname === tripPath(subject),
  send: ({ body }, signal) => sendTick(body, signal),
  refresh: (queries, item, { subject }) => {
    takeItem(queries, subject, item)
    void queries.invalidateQueries({ queryKey: [trips.checklist.path], refetchType: 'none' })
  },
  mayWait: () => true,
  titleOf: ({ body }) => body.title,
  excerptOf: ({ body }) => (body.isDone ? 'Ticked on a checklist' : 'Opened again on a checklist'),
  // The router hears of it as of any step that the browser makes.
  open: ({ body }) => window.history.pushState({}, '', `${tripPath(body.tripId)}?tab=checklist`),
  words: {
    attachments: () => '',
    attachmentsLost: () => '',
    kept: 'Saved on this device. It will be sent automatically when you’re back online.',
    notKept: 'This couldn’t be saved, and there’s no room to keep it on this device.',
    failed: 'This couldn’t be saved. Please try again.',
    couldNotSend: (problem) => `This couldn’t be saved: ${problem}`,
    sent: () => 'Saved',
    sentLater: ({ title, isDone }) => (isDone ? `${title}: ticked` : `${title}: open again`),
    waiting: (number) =>
      plural(number, { one: '# tick waiting to be sent', other: '# ticks waiting to be sent' }),
    refused: (number) =>
      plural(number, { one: '# tick couldn’t be sent', other: '# ticks couldn’t be sent' }),
    lead: 'These ticks are saved on this device and will be sent automatically, one by one.',
    signOut: (number) =>
      plural(number, {
        one: '# tick hasn’t been sent yet. If you sign out now, it will be deleted from this device.',
        other: '# ticks haven’t been sent yet. If you sign out now, they will be deleted from this device.',
      }),
    deleteAccount: (number) =>
      plural(number, {
        one: '# tick on this device hasn’t been sent yet. It will be deleted with your account.',
        other: '# ticks on this device haven’t been sent yet. They will be deleted with your account.',
      }),
  },
})
