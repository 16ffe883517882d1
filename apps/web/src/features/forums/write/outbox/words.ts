import { forumTexts, type Post, type Thread } from '@soundings/contract/forum'
import { plural } from '@soundings/rules/phrases'
import type { KindWords } from '#shared/outbox/kind.ts'
import type { PostEntry } from './post-entry.ts'
import type { ChangeOfPost, ThreadWords } from './writing.queries.ts'

const photoCount = (number: number) => plural(number, { one: '# photo', other: '# photos' })

const photosLost = (lost: number) =>
  plural(lost, {
    one: '# photo couldn’t be uploaded. Your post is sent without it.',
    other: '# photos couldn’t be uploaded. Your post is sent without them.',
  })

const sentText = ({ state }: Pick<Post, 'state'>, words: string): string =>
  state === 'held' ? forumTexts.held : words

/** What is said about replies that are sent, or wait. */
export const postWords: KindWords<PostEntry['body'], Post> = {
  attachments: photoCount,
  attachmentsLost: photosLost,
  kept: 'Saved on this device. Your reply will be sent automatically when you’re back online.',
  notKept:
    'Your reply couldn’t be sent, and there’s no room to keep it on this device. Keep this page open and post it again when you’re back online.',
  failed: 'Your reply couldn’t be posted. Please try again.',
  couldNotSend: (problem) => `Reply not posted: ${problem}`,
  sent: (post) => sentText(post, 'Reply posted'),
  sentLater: (post, { body }) => `${body.thread.title}: ${sentText(post, 'Reply posted')}`,
  waiting: (number) =>
    plural(number, { one: '# reply waiting to be sent', other: '# replies waiting to be sent' }),
  refused: (number) =>
    plural(number, { one: '# reply couldn’t be sent', other: '# replies couldn’t be sent' }),
  lead: 'These replies are saved on this device and will be sent automatically, one by one.',
  signOut: (number) =>
    plural(number, {
      one: '# reply hasn’t been sent yet. If you sign out now, it will be deleted from this device.',
      other: '# replies haven’t been sent yet. If you sign out now, they will be deleted from this device.',
    }),
  deleteAccount: (number) =>
    plural(number, {
      one: '# reply on this device hasn’t been sent yet. It will be deleted with your account.',
      other: '# replies on this device haven’t been sent yet. They will be deleted with your account.',
    }),
}

/** About what is never kept in the outbox, only as a draft. */
const never = () => ''
const unkept = {
  attachments: photoCount,
  attachmentsLost: photosLost,
  kept: '',
  notKept: '',
  couldNotSend: (problem: string) => problem,
  waiting: never,
  refused: never,
  lead: '',
  signOut: never,
  deleteAccount: never,
}

const startedText = (thread: Pick<Thread, 'state'>) => sentText(thread, 'Thread posted')

export const threadWords: KindWords<ThreadWords, Thread> = {
  ...unkept,
  failed: 'Your thread couldn’t be posted. Please try again.',
  sent: startedText,
  sentLater: startedText,
}

type Changed = { thread: Thread } | { post: Post }
const changedText = (reply: Changed) =>
  sentText('thread' in reply ? reply.thread.opening : reply.post, 'Changes saved')

export const changeWords: KindWords<ChangeOfPost, Changed> = {
  ...unkept,
  failed: 'Your changes couldn’t be saved. Please try again.',
  sent: changedText,
  sentLater: changedText,
}
