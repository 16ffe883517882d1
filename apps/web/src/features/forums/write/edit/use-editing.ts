import type { Post, Thread } from '@soundings/contract/forum'
import { forumLimits } from '@soundings/contract/forum-fields'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useDraftFiles } from '#shared/drafts/use-draft-files.ts'
import { useDraftedForm } from '#shared/drafts/use-drafted-form.ts'
import { newEntry } from '#shared/outbox/entry.ts'
import { sendOrKeep } from '#shared/outbox/outbox.ts'
import { fieldOf } from '../new/thread-form.ts'
import { changeKind } from '../outbox/unkept-kinds.ts'
import { changeWords } from '../outbox/words.ts'
import { fetchPost, fetchThread } from '../outbox/writing.queries.ts'
import { type EditWork, photosOf, typedChange, valuesOf, versionOf } from './edit-work.ts'

const words = {
  signedOut: 'You were signed out, so nothing was saved. Log in and save again.',
  failed: changeWords.failed,
  couldNotSend: changeWords.couldNotSend,
}

type Props = { personId: string; thread: Thread; post: Post; work: EditWork; onDone: () => void }
type Newest = { thread: Pick<Thread, 'title' | 'tags'>; post: Post }

/** A post that is changed, and its way to the server. */
export const useEditing = ({ personId, thread, post, work, onDone }: Props) => {
  const queries = useQueryClient()
  const [share, setShare] = useState(0)
  const { form, problem, isSending, other, takeOther, onSubmit } = useDraftedForm({
    schema: typedChange(post),
    base: work.base,
    draft: work.draft,
    fieldOf,
    changes: { version: work.version } as { version: number } | null,
    readNewest: async (): Promise<{ newest: Newest; changes: { version: number } }> => {
      if (post.n > 0) {
        const now = await fetchPost(queries, post.id)
        return { newest: { thread, post: now }, changes: { version: now.version } }
      }
      const now = await fetchThread(queries, thread.id)
      return { newest: { thread: now, post: now.opening }, changes: { version: versionOf(now, now.opening) } }
    },
    words,
  })
  const photos = useDraftFiles({ first: work.photos, draft: work.draft, max: forumLimits.photos })

  const submit = onSubmit(async ({ content, reason, opening }, { signal, changes, refuse }) => {
    setShare(0)
    const { id, threadId, n } = post
    const entry = newEntry({
      kind: changeKind.name,
      personId,
      subject: id,
      attachments: photos.files,
      body: {
        post: { id, threadId, n },
        opening,
        content,
        reason,
        version: changes?.version ?? work.version,
        hasOtherPhotos: photos.hasChanged,
      },
    })
    const outcome = await sendOrKeep(queries, changeKind, entry, {
      signal,
      onProgress: setShare,
      onStep: ({ attachments }) => photos.set(attachments),
    })
    if (outcome.kind !== 'sent') return refuse(changeWords.failed)
    work.draft.forget()
    onDone()
  })

  return {
    form,
    photos,
    problem,
    isSending,
    share,
    /** As somebody else saved it while this was typed. */
    other,
    takeOther: () => {
      if (!other) return
      takeOther(valuesOf(other.thread, other.post))
      photos.set(photosOf(other.post))
    },
    isTouched: isSending || photos.hasChanged || JSON.stringify(form.values) !== JSON.stringify(work.base),
    submit,
    cancel: () => {
      work.draft.forget()
      onDone()
    },
  }
}
