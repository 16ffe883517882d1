import type { Dive } from '@soundings/contract/dive-log'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { wordsOf } from '#shared/api/failure.ts'
import { useDraftedForm } from '#shared/drafts/use-drafted-form.ts'
import { sendOrKeep } from '#shared/outbox/outbox.ts'
import { toast } from '#shared/ui/toast.tsx'
import { type DiveChanges, newDive } from '../outbox/dive-entry.ts'
import { diveKind } from '../outbox/dive-kind.ts'
import { diveWords } from '../outbox/messages.ts'
import { mergedDive } from './dive-merge.ts'
import { type DiveValues, fieldOf, isSameDive, TypedDive, valuesOfDive } from './dive-values.ts'
import type { DiveWork } from './dive-work.ts'
import { fetchDive, rememberDive } from './form.queries.ts'
import { useDivePhotos } from './use-dive-photos.ts'

const words = {
  ...diveWords,
  signedOut: 'You were signed out, so nothing was saved. Log in and save again.',
}

/** What a form says of which a photo was not taken. */
const unsentPhoto =
  'A photo couldn’t be uploaded, so nothing was saved. Look at your photos below: remove it, or save again.'

type Props = { personId: string; work: DiveWork; onDone: () => void }

/** A dive in the form, and its way to the log, or to the place where it waits for a connection. */
export const useDiveWriting = ({ personId, work, onDone }: Props) => {
  const { draft } = work
  const queries = useQueryClient()
  const [base, setBase] = useState(work.base)
  /** What both changed, here and on another device. */
  const [both, setBoth] = useState<readonly (keyof DiveValues)[]>([])
  /** What was typed, once what another device saved stands in its place. */
  const [mine, setMine] = useState<DiveValues | null>(null)
  const { form, problem, isSending, other, takeOther, onSubmit } = useDraftedForm({
    schema: TypedDive,
    base: work.base,
    draft,
    fieldOf,
    changes: work.changes,
    readNewest: async ({ diveId }: NonNullable<DiveChanges>) => {
      const newest: Dive = await fetchDive(queries, diveId)
      return { newest, changes: { diveId, version: newest.version } }
    },
    onNewest: (newest) => {
      const theirs = valuesOfDive(newest)
      // A draft of earlier may have begun with something else.
      const begun = draft.isRestored ? null : base
      const saved = mergedDive({ base: begun, mine: form.getValues(), theirs })
      photos.addKnown(newest.photos)
      form.setValues(saved.merged)
      setBoth(saved.both)
      setBase(theirs)
    },
    words,
  })
  const photos = useDivePhotos(work, form)

  const submit = onSubmit(async (said, { signal, changes, refuse }) => {
    const { key, tried } = draft
    const attachments = photos.attachments()
    const words = attachments.length > 0 ? { ...said, photos: undefined } : said
    const captions = photos.captions()
    const entry = newDive({ key, personId, words, changes, tried, attachments, captions })
    photos.begin()
    /** Whether a photo could not be taken, which is told where it stands. */
    let isRefused = false
    try {
      const outcome = await sendOrKeep(queries, diveKind, entry, {
        signal,
        onProgress: photos.noteShare,
        onRefused: ({ key: photo }, error) => {
          isRefused = true
          photos.refuse(photo, wordsOf(error, 'This photo couldn’t be uploaded.'))
        },
        onStep: (now) => {
          photos.noteArrived(now.attachments)
          draft.tried = now.tried
        },
      })
      if (outcome.kind === 'stuck') return refuse(outcome.problem)
      if (outcome.kind === 'sent') {
        rememberDive(queries, outcome.reply)
        for (const { message } of outcome.reply.warnings) toast.warning(message)
      }
      draft.forget()
      onDone()
    } catch (error) {
      if (!isRefused) throw error
      refuse(unsentPhoto)
      form.setFieldError('photos', 'A photo couldn’t be uploaded.')
    }
  })

  return {
    form,
    photos,
    problem,
    isSending,
    /** What another device saved meanwhile. */
    elsewhere: {
      dive: other,
      both,
      onTake: () => {
        if (!other) return
        setMine(form.getValues())
        takeOther(valuesOfDive(other))
      },
      onTakeMine:
        mine &&
        (() => {
          form.setValues(mine)
          setMine(null)
        }),
    },
    /** Whether closing loses something. */
    isTouched: isSending || !isSameDive(form.values, base),
    submit,
  }
}

type Writing = ReturnType<typeof useDiveWriting>
export type FormOfDive = Writing['form']
export type Elsewhere = Writing['elsewhere']
