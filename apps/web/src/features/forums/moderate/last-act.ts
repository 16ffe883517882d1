import type { ForumAct } from '@soundings/contract/forum'
import { threadPath } from '@soundings/contract/forum-pages'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { create } from 'zustand'
import { mayPass, wordsOf } from '#shared/api/failure.ts'
import { toast } from '#shared/ui/toast.tsx'
import { undoAct } from './moderate.queries.ts'

/** Something done to a thread that can be taken back, in the words that told it. */
type Done = ForumAct & { message: string }

/** How long a toast offers to take something back, in milliseconds. The menu of the thread offers it for longer. */
const offered = 15_000

/** The last thing done here, until it is taken back. */
export const useLastAct = create<{ done: Done | null }>()(() => ({ done: null }))

const forget = (actId: string) =>
  useLastAct.setState(({ done }) => ({ done: done?.actId === actId ? null : done }))

/** What can still be taken back of a thread. */
export const useUndoable = (threadId: string, now: number): Done | null => {
  const done = useLastAct((last) => last.done)
  return done?.threadId === threadId && Date.parse(done.undoUntil) > now ? done : null
}

type Open = (threadId: string) => void

const takeBack = async (queries: QueryClient, done: Done, open: Open): Promise<void> => {
  try {
    const threadId = await undoAct(queries, done.actId)
    forget(done.actId)
    if (threadId !== done.threadId) open(threadId)
    toast.success('Undone')
  } catch (error) {
    // Where the server said no, it would say so again.
    if (!mayPass(error)) forget(done.actId)
    toast.error(wordsOf(error, 'That couldn’t be undone. Please try again.'))
  }
}

/** Tells what was done and offers to take it back. */
export const useActs = () => {
  const queries = useQueryClient()
  const { history } = useRouter()
  const open: Open = (id) => history.push(threadPath({ id }))
  const undo = (done: Done) => void takeBack(queries, done, open)
  return {
    open,
    undo,
    /** `leads`: what was done made another thread the one to look at. */
    tell: (act: ForumAct, message: string, { leads = false } = {}) => {
      const done = { ...act, message }
      useLastAct.setState({ done })
      if (leads) open(act.threadId)
      toast.notify({
        type: 'success',
        message,
        duration: offered,
        action: { label: 'Undo', act: () => undo(done) },
        isCounting: true,
        isKept: false,
      })
    },
    fail: (error: unknown) => toast.error(wordsOf(error, 'That didn’t work. Please try again.')),
  }
}
