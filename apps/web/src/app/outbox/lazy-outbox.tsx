import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import { stopLeaving, useOutboxMark } from '#shared/outbox/outbox-mark.ts'
import { useWasWanted } from '#shared/ui/lazy-component.tsx'

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
    const { Outbox } = await import('./Outbox.tsx')
    return { default: Outbox }
  } catch {
    return { default: Unasked }
  }
})

/** What waits on this device, told above every page and sent by itself. Its code loads where anything may wait. */
export const LazyOutbox = () => {
  const wasWanted = useWasWanted(useOutboxMark((mark) => mark.isThere))
  return (
    wasWanted && (
      <Suspense>
        <Loaded />
      </Suspense>
    )
  )
}
