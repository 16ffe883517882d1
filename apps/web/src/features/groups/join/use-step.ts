import type { GroupLine } from '@soundings/contract/groups'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { codeOf, wordsOf } from '#shared/api/failure.ts'
import { useConnection } from '#shared/lib/connection.ts'
import { asMember } from '#shared/session/as-member.ts'
import { toast } from '#shared/ui/toast.tsx'
import { sendJoin, sendLeave, step } from '../groups.queries.ts'
import { joined, left, requested, stepOf } from '../groups.view.ts'

const offline = 'You’re offline. Join or leave groups once you’re back online.'

/** The way into a group and out of it, as its card and its page offer it. */
export const useStep = (group: Pick<GroupLine, 'id' | 'name'>) => {
  const queries = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const { id, name } = group

  const join = async (): Promise<void> => {
    try {
      const { state } = await step(queries, id, joined, () => sendJoin(id))
      // Its organisers may have closed the door meanwhile.
      if (state === 'requested') toast.success('Request sent. The organisers will decide.')
      else toast.success(`You’re in ${name} now`)
    } catch (error) {
      toast.error(wordsOf(error, 'You couldn’t join the group. Please try again.'))
    }
  }

  const leave = async (done: string): Promise<'left' | 'last-owner' | 'failed'> => {
    try {
      await step(queries, id, left, () => sendLeave(id))
      toast.success(done)
      return 'left'
    } catch (error) {
      if (codeOf(error) === 'last-owner') return 'last-owner'
      toast.error(wordsOf(error, 'That didn’t work. Please try again.'))
      return 'failed'
    }
  }

  /** Asks the organisers; throws what refuses it, for the form that the words are typed into. */
  const request = async (note: string): Promise<void> => {
    const { state } = await step(queries, id, requested, () => sendJoin(id, note))
    toast.success(state === 'in' ? `You’re in ${name} now` : 'Request sent. The organisers will decide.')
  }

  /** Does what the button says; a visitor logs in first. */
  const press = (shown: GroupLine): void => {
    if (useConnection.getState().isOffline) {
      toast.info(offline)
      return
    }
    const now = stepOf(shown)
    if (now === 'join' || now === 'accept') void asMember('Log in to join the group.', () => void join())
    if (now === 'request') void asMember('Log in to ask to join the group.', () => setAsking(true))
    if (now === 'withdraw') void leave('Request withdrawn')
  }

  return { press, leave, request, isAsking, stopAsking: () => setAsking(false) }
}
