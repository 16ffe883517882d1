import type { Event, EventLine } from '@soundings/contract/events-shapes'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { codeOf, wordsOf } from '#shared/api/failure.ts'
import { useNow } from '#shared/lib/use-now.ts'
import { asMember } from '#shared/session/as-member.ts'
import { toast } from '#shared/ui/toast.tsx'
import {
  askForEvent,
  eventQuery,
  joinEvent,
  joinWaitlist,
  leaveEvent,
  leaveWaitlist,
} from '../events.queries.ts'
import { isFull, type Step, stepOf } from './joining.view.ts'
import { useMeant } from './use-meant.ts'

/** What is asked before something is done. */
export type Question =
  | { kind: 'depth'; step: Step; warning: NonNullable<Event['depthWarning']> }
  | { kind: 'leave' }

/** Why a press did not do what its button said. */
export type Refusal = { text: string; isCertificate: boolean }

type Act = { step: Step; knowsDepth: boolean; guests: number }

const why: Record<Step, string> = {
  join: 'Log in to join this event.',
  leave: 'Log in to change your events.',
  wait: 'Log in to join the waitlist.',
  'stop-waiting': 'Log in to change your events.',
  take: 'Log in to take the place.',
}

/** Said after a press that came a moment too late. */
const lateText = (event: EventLine): string => {
  if (!isFull(event)) return 'Somebody was faster, but a place is free again. Press Join Event again.'
  return event.waitlist === 'off'
    ? 'Somebody else just took the last place, and this event has no waitlist.'
    : 'Somebody else just took the last place. You can join the waitlist instead.'
}

/** The way into an event and out of it, by one button. `guests` come along. */
export const useJoining = (event: EventLine, guests = 0) => {
  const queries = useQueryClient()
  const step = stepOf(event, useNow(30_000))
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const meant = useMeant(step, refusal !== null)
  const [question, setQuestion] = useState<Question | null>(null)
  const { id, title } = event

  const mutation = useMutation({
    mutationFn: async ({ step, guests, knowsDepth }: Act) => {
      const body = { guests, knowsDepth }
      if (step === 'leave') await leaveEvent(queries, id)
      else if (step === 'stop-waiting') await leaveWaitlist(queries, id)
      else if (step === 'wait') return await joinWaitlist(queries, id, body)
      else await joinEvent(queries, id, body)
      return null
    },
    onSuccess: (position, { step }) => {
      if (step === 'leave') toast.success(`You left “${title}”`)
      else if (step === 'stop-waiting') toast.success('You’re no longer on the waitlist')
      else if (step === 'wait')
        toast.success(`You’re number ${position} in line. We’ll tell you when you have a place.`)
      else toast.success(`You’re in: “${title}”`)
    },
    onError: async (error, { step }) => {
      const code = codeOf(error)
      const fallback = 'That didn’t work. Please try again.'
      const said = { text: wordsOf(error, fallback), isCertificate: code === 'certificate' }
      const now = await askForEvent(queries, id).catch(() => null)
      const isLate = code === 'full' && now !== null && step !== 'leave'
      setRefusal(isLate ? { ...said, text: lateText(now) } : said)
    },
  })

  const act = (wanted: Step, knowsDepth = false) => {
    setRefusal(null)
    setQuestion(null)
    mutation.mutate({ step: wanted, knowsDepth, guests })
  }

  /** Who goes in reads first that it is deeper than they are trained for. */
  const goIn = async (wanted: Step) => {
    const known =
      event.site?.maxDepth == null ? null : await queries.fetchQuery(eventQuery(id)).catch(() => null)
    const warning = known?.depthWarning
    if (warning) setQuestion({ kind: 'depth', step: wanted, warning })
    else act(wanted)
  }

  const press = () => {
    const wanted = meant()
    if (wanted === null || mutation.isPending) return
    void asMember(why[wanted], () => {
      if (wanted === 'leave' && event.waiting > 0) setQuestion({ kind: 'leave' })
      else if (wanted === 'leave' || wanted === 'stop-waiting') act(wanted)
      else void goIn(wanted)
    })
  }

  return {
    step,
    press,
    isBusy: mutation.isPending,
    refusal,
    question,
    /** The question was answered with yes, or with no. */
    confirm: () => question && act(question.kind === 'leave' ? 'leave' : question.step, true),
    dismiss: () => setQuestion(null),
    /** Changes how many guests come along. */
    bring: (count: number) => mutation.mutate({ step: 'join', knowsDepth: true, guests: count }),
    leaveLine: () => act('stop-waiting'),
  }
}
