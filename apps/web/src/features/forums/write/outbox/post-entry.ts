import { type Entry, newEntry } from '#shared/outbox/entry.ts'
import type { Answered } from '../../thread/reply-store.ts'

type Body = {
  thread: { id: string; title: string }
  content: string
  /** The post that is answered; null for the thread as a whole. */
  to: Answered | null
  isAnonymous: boolean
}

/** A reply on its way to the server; its subject is the thread, its attachments are its photos. */
export type PostEntry = Entry<Body>

/** The name of the kind under which replies wait. */
export const postKindName = 'post'

type Written = Body & Pick<PostEntry, 'personId' | 'key' | 'tried' | 'attachments'>

/** A reply that was just written. */
export const newPost = ({ thread: { id, title }, content, to, isAnonymous, ...entry }: Written): PostEntry =>
  newEntry({
    kind: postKindName,
    subject: id,
    body: { thread: { id, title }, content, to, isAnonymous },
    ...entry,
  })
