import { eventPath } from '@soundings/contract/events-pages'
import type { Event } from '@soundings/contract/events-shapes'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useDraftedForm } from '#shared/drafts/use-drafted-form.ts'
import { toast } from '#shared/ui/toast.tsx'
import { askForEvent, changeEvent, createEvent } from '../events.queries.ts'
import type { EventDraft } from './event-draft.ts'
import { type EventValues, valuesOf } from './event-values.ts'
import { fieldOf, type SentEvent, typedEvent } from './typed-event.ts'

const words = {
  signedOut: 'You were signed out, so nothing was saved. Log in and save it again.',
  failed: 'The event couldn’t be saved. Please try again.',
  couldNotSend: (problem: string) => problem,
}

type Changes = { id: string; version: number }
type Props = {
  base: EventValues
  draft: EventDraft
  /** What is changed; null for a new one. */
  event: Event | null
}

const schema = typedEvent(Date.now)

/** An event in its form, and its way to the server. */
export const useEventWriting = ({ base, draft, event }: Props) => {
  const queries = useQueryClient()
  const { history } = useRouter()
  const [isDone, setDone] = useState(false)
  const drafted = useDraftedForm<EventValues, SentEvent, Event, Changes>({
    schema,
    base,
    draft,
    fieldOf,
    changes: event && { id: event.id, version: draft.version ?? event.version },
    readNewest: async ({ id }) => {
      const newest = await askForEvent(queries, id)
      return { newest, changes: { id, version: newest.version } }
    },
    words,
  })
  const { form, other, takeOther, problem, isSending, onSubmit } = drafted

  const submit = onSubmit(async ({ recurrence, ...facts }, { changes }) => {
    const { isClosed, scope } = form.getValues()
    const saved = changes
      ? await changeEvent(queries, changes.id, {
          ...facts,
          isClosed,
          scope: scope === 'following' ? 'following' : 'one',
          version: changes.version,
        })
      : await createEvent(queries, { ...facts, recurrence, clientKey: draft.key })
    setDone(true)
    draft.forget()
    if (saved.state === 'held') toast.info('A moderator looks at your event first. You’ll be told.')
    else toast.success(changes ? 'Changes saved. Everybody who’s in will be told.' : 'Event created')
    history.replace(eventPath(saved))
  })

  const isTouched =
    !isDone && (isSending || JSON.stringify(form.values) !== JSON.stringify(base) || draft.isRestored)
  return {
    form,
    problem,
    isSending,
    submit,
    isTouched,
    /** As somebody else saved it meanwhile. */
    other,
    takeOther: () => other && takeOther(valuesOf(other)),
    /** Leaves the form as if nobody had typed. */
    leave: () => {
      setDone(true)
      draft.forget()
      history.push(event ? eventPath(event) : '/community/events')
    },
  }
}
