import type { Thread } from '@soundings/contract/forum'
import { forumLimits } from '@soundings/contract/forum-fields'
import { threadPath } from '@soundings/contract/forum-pages'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { codeOf } from '#shared/api/failure.ts'
import { useDraftFiles } from '#shared/drafts/use-draft-files.ts'
import { useDraftedForm } from '#shared/drafts/use-drafted-form.ts'
import { sendOrKeep } from '#shared/outbox/outbox.ts'
import { toast } from '#shared/ui/toast.tsx'
import { followThread } from '../../thread/posts.queries.ts'
import { closeReply, openReply } from '../../thread/reply-store.ts'
import { replyValues } from '../draft/draft-body.ts'
import { useDraftInForm } from '../draft/use-drafts.ts'
import { noteOpened } from '../outbox/opened-store.ts'
import { newPost } from '../outbox/post-entry.ts'
import { postKind } from '../outbox/post-kind.ts'
import { postWords } from '../outbox/words.ts'
import { type ReplyWork, TypedReply } from './reply-work.ts'

const words = {
  signedOut: 'You were signed out, so nothing was posted. Log in and post it again.',
  failed: postWords.failed,
  couldNotSend: postWords.couldNotSend,
}

const fieldOf = ([first]: readonly PropertyKey[]): string => (first === 'replyToN' ? 'to' : String(first))

type Props = { personId: string; thread: Thread; work: ReplyWork }

/** A reply in its form, and its way to the server, or to the place where it waits for a connection. */
export const useReplyWriting = ({ personId, thread, work }: Props) => {
  const { base, draft } = work
  const queries = useQueryClient()
  const { history } = useRouter()
  const [share, setShare] = useState(0)
  const { form, problem, isSending, onSubmit } = useDraftedForm({
    schema: TypedReply,
    base,
    draft,
    fieldOf,
    changes: null,
    readNewest: () => Promise.reject(new Error('Replies are new')),
    words,
  })
  const photos = useDraftFiles({ first: work.photos, draft, max: forumLimits.photos })

  // Where it was posted or discarded in another tab, it stands here no longer.
  const follow = useEffectEvent((isGone: boolean) => {
    if (isGone && !document.hasFocus()) form.setValues(base)
  })
  useEffect(() => draft.watch((isGone) => follow(isGone)), [draft])

  const written = useDraftInForm({
    personId,
    key: work.isWaiting ? null : `reply.${thread.id}`,
    onTake: ({ body }) => {
      if (body.kind !== 'reply') return
      draft.adopt({ key: body.clientKey, values: replyValues(body) })
      form.setValues(replyValues(body))
    },
    onEnd: () => {
      draft.forget()
      form.setValues(base)
      toast.info('Your draft was posted or discarded on another device.')
    },
  })

  const end = () => {
    draft.forget()
    noteOpened(null)
    closeReply()
  }
  const submit = onSubmit(async ({ content, to, isAnonymous }, { signal, refuse }) => {
    setShare(0)
    const { key, tried } = draft
    const attachments = isAnonymous ? [] : photos.files
    const entry = newPost({ key, tried, personId, thread, content, to, isAnonymous, attachments })
    const watch = {
      signal,
      onProgress: setShare,
      onStep: (now: typeof entry) => {
        photos.set(now.attachments)
        draft.tried = now.tried
      },
    }
    try {
      const outcome = await sendOrKeep(queries, postKind, entry, watch)
      if (outcome.kind === 'stuck') return refuse(outcome.problem)
      end()
      if (outcome.kind === 'sent') history.replace(threadPath(thread, { n: outcome.reply.n }))
    } catch (error) {
      // The page shows that it is locked; what was written stays in the form.
      if (codeOf(error) === 'locked') void followThread(queries, thread.id)
      throw error
    }
  })

  const discard = () => {
    const typed = form.getValues()
    const { files } = photos
    end()
    if (work.isWaiting) return
    toast.notify({
      message: 'Draft discarded',
      isKept: false,
      action: {
        label: 'Undo',
        act: () => {
          draft.typed = typed
          if (files.length > 0) draft.keepFiles(files)
          openReply({ threadId: thread.id })
        },
      },
    })
  }
  return {
    form,
    /** What is known of its draft on other devices. */
    written,
    photos,
    problem,
    isSending,
    share,
    /** Whether closing loses something, if it is not kept. */
    isTouched: isSending || photos.hasChanged || form.values.content.trim() !== base.content.trim(),
    submit,
    discard,
    close: () => {
      noteOpened(null)
      closeReply()
    },
  }
}
