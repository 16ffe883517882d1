import { useEffect, useState } from 'react'
import { useSession } from './session-store.ts'
import { useLogInAgain } from './use-log-in-again.ts'

/** What a person had open about something when the server ended their session. */
type Left = { personId: string; about: string; tool: string }

let left: Left | null = null

const isLeft = (personId: string, about: string, tool: string) =>
  left?.personId === personId && left.about === about && left.tool === tool

/**
 * Which of the tools that a person is offered is open, each in a dialog of its own. When the server ends the session they
 * are asked to log in again, and find it open once they are back. `about` names the thing, and the place if it is shown
 * in several; the component must be another one for another thing.
 */
export const useOpenTool = <Tool extends string>(personId: string, about: string, tools: readonly Tool[]) => {
  const [open, setOpen] = useState(() => tools.find((tool) => isLeft(personId, about, tool)) ?? null)
  const [had, setHad] = useState<ReadonlySet<Tool>>(() => new Set(open && [open]))
  useLogInAgain(open !== null)
  useEffect(() => {
    if (open === null) return
    return () => {
      if (useSession.getState().hasExpired) left = { personId, about, tool: open }
      else if (isLeft(personId, about, open)) left = null
    }
  }, [personId, about, open])
  return {
    open,
    /** Those that were open at least once. */
    had,
    choose: (tool: Tool) => {
      setHad(had.union(new Set([tool])))
      setOpen(tool)
    },
    close: () => setOpen(null),
  }
}
