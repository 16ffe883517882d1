import { isSessionBelieved } from '#shared/session/session-store.ts'

/** Gets new tokens where the old ones may have run out, for what answers a visitor, too, but with less. */
const renewFirst = async (): Promise<void> => {
  if (!isSessionBelieved()) return
  const { isRenewalDue, renewSession } = await import('./renewal.ts')
  // Without an answer there will be none to the question either, or the one that the device keeps.
  if (isRenewalDue()) await renewSession(fetch, '', Date.now()).catch(() => undefined)
}

type Asked = { queryFn?: unknown }

/**
 * A read of something that each reader gets another answer to, and that may change at any moment: it is asked for as who is
 * here, anew whenever it is looked at, and forgotten when another person comes.
 */
export const asMyself = <A extends Asked>(asked: A): A => ({
  ...asked,
  staleTime: 0,
  meta: { isPersonal: true },
  queryFn: async (...context: unknown[]) => {
    await renewFirst()
    return (asked.queryFn as (...context: unknown[]) => unknown)(...context)
  },
})
