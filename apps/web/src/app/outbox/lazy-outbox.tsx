import { useEffect } from 'react'
import { stopLeaving, useOutboxMark } from '#shared/outbox/outbox-mark.ts'
import { useWasWanted } from '#shared/ui/lazy-component.tsx'
import { useLastingCode } from '#shared/ui/use-lasting-code.ts'

/** While the code does not load, nothing is asked: what waits stays where it is. */
const Unasked = () => {
  const leave = useOutboxMark((mark) => mark.leave)
  useEffect(() => {
    if (!leave) return
    stopLeaving()
    leave()
  }, [leave])
  return null
}

const load = async () => (await import('./Outbox.tsx')).Outbox

/** What waits on this device, told above every page and sent by itself. Its code loads where anything may wait. */
export const LazyOutbox = () => {
  const wasWanted = useWasWanted(useOutboxMark((mark) => mark.isThere))
  const { Part, isMissing } = useLastingCode(load, wasWanted)
  if (Part) return <Part />
  return isMissing ? <Unasked /> : null
}
