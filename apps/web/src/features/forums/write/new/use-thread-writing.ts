import { DraftKey } from '@soundings/contract/drafts'
import type { CategoryKind } from '@soundings/contract/forum-fields'
import { forumLimits } from '@soundings/contract/forum-fields'
import { threadPath } from '@soundings/contract/forum-pages'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { useDraftFiles } from '#shared/drafts/use-draft-files.ts'
import { useDraftedForm } from '#shared/drafts/use-drafted-form.ts'
import { newEntry, printOf } from '#shared/outbox/entry.ts'
import { sendOrKeep } from '#shared/outbox/outbox.ts'
import { toast } from '#shared/ui/toast.tsx'
import { threadValues } from '../draft/draft-body.ts'
import { type ThreadDraft, type ThreadValues, writtenOf } from '../draft/thread-draft.ts'
import { useDraftInForm } from '../draft/use-drafts.ts'
import { threadKind } from '../outbox/unkept-kinds.ts'
import { threadWords } from '../outbox/words.ts'
import { fieldOf, typedThread } from './thread-form.ts'

const words = {
  signedOut: 'You were signed out, so nothing was posted. Log in and post it again.',
  failed: threadWords.failed,
  couldNotSend: (problem: string) => problem,
}

type Props = {
  personId: string
  /** The key of the draft in the address of the page. */
  draftKey: string
  base: ThreadValues
  draft: ThreadDraft
  kindOf: (slug: string) => CategoryKind | undefined
}

/** A new thread in its form, and its way to the server. */
export const useThreadWriting = ({ personId, draftKey, base, draft, kindOf }: Props) => {
  const queries = useQueryClient()
  const { history } = useRouter()
  const [share, setShare] = useState(0)
  const [isDone, setDone] = useState(false)
  const { form, problem, isSending, onSubmit } = useDraftedForm({
    schema: typedThread(kindOf),
    base,
    draft,
    fieldOf,
    changes: null,
    readNewest: () => Promise.reject(new Error('Threads are new')),
    words,
  })
  const photos = useDraftFiles({ first: [], draft, max: forumLimits.photos })

  // Where it was posted or discarded in another tab, it stands here no longer.
  const follow = useEffectEvent((isGone: boolean) => {
    if (isGone && !document.hasFocus()) form.setValues(base)
  })
  useEffect(() => draft.watch((isGone) => follow(isGone)), [draft])

  const written = useDraftInForm({
    personId,
    key: DraftKey.safeParse(`thread.${draftKey}`).data ?? null,
    onTake: ({ body }) => {
      if (body.kind !== 'thread') return
      draft.adopt({ key: body.clientKey, values: threadValues(body) })
      form.setValues(threadValues(body))
    },
    onEnd: () => {
      draft.forget()
      form.setValues(base)
      toast.info('Your draft was posted or discarded on another device.')
    },
  })

  const submit = onSubmit(async (body, { signal, refuse }) => {
    setShare(0)
    const { key, tried } = draft
    const entry = newEntry({
      kind: threadKind.name,
      key,
      tried,
      personId,
      subject: key,
      body,
      attachments: body.isAnonymous ? [] : photos.files,
    })
    const outcome = await sendOrKeep(queries, threadKind, entry, {
      signal,
      onProgress: setShare,
      onStep: ({ attachments }) => photos.set(attachments),
    }).catch((error: unknown) => {
      // It may have arrived: changed and sent again under its key, it becomes no second one.
      draft.tried = tried ?? printOf(entry)
      throw error
    })
    if (outcome.kind !== 'sent') return refuse(threadWords.failed)
    setDone(true)
    draft.forget()
    history.replace(threadPath(outcome.reply))
  })

  const discard = () => {
    const typed = form.getValues()
    const { files } = photos
    draft.forget()
    form.setValues(base)
    photos.set([])
    toast.notify({
      message: 'Draft discarded',
      isKept: false,
      action: {
        label: 'Undo',
        act: () => {
          form.setValues(typed)
          draft.typed = typed
          photos.set(files)
        },
      },
    })
  }
  const { values } = form
  return {
    form,
    /** What is known of its draft on other devices. */
    written,
    photos,
    problem,
    isSending,
    share,
    submit,
    discard,
    /** Whether somebody wrote something. */
    isTouched: !isDone && (isSending || photos.hasChanged || writtenOf(values) !== writtenOf(base)),
  }
}
