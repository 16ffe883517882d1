import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import { useWasWanted } from '#shared/ui/late-part.tsx'
import { stopLeaving, useOutboxMark } from '../outbox/outbox-mark.ts'

/** Where the code does not load, nothing is asked: what waits stays where it is. */
const Unasked = () => {
  const leave = useOutboxMark((mark) => mark.leave)
  useEffect(() => {
    if (!leave) return
    stopLeaving()
    leave()
  }, [leave])
  return null
}

const Loaded = lazy<ComponentType>(async () => {
  try {
    const { Outbox } = await (await import('../parts.ts')).loadOutbox()
    return { default: Outbox }
  } catch {
    return { default: Unasked }
  }
})

/** Reports that wait on this device, told above every page and sent by themselves. Its code loads where any may wait. */
export const ReportOutbox = () => {
  const wasWanted = useWasWanted(useOutboxMark((mark) => mark.isThere))
  return (
    wasWanted && (
      <Suspense>
        <Loaded />
      </Suspense>
    )
  )
}
