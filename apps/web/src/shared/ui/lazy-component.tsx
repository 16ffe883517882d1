import { type ComponentType, lazy, useState } from 'react'

const Nothing = () => null

const notLoaded = 'This part of the page didn’t load. Check your connection and reload the page.'

type Missing = {
  /** What is said where the code did not come. */
  words?: string
  onMissing?: () => void
}

/**
 * A part whose code loads when it is first rendered, inside Suspense. Where it does not come, that is said, and nothing
 * stands in its place.
 */
export const lazyComponent = <Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  { words = notLoaded, onMissing }: Missing = {},
) =>
  lazy<ComponentType<Props>>(async () => {
    try {
      return { default: await load() }
    } catch {
      const { toast } = await import('./toast.tsx')
      toast.error(words)
      onMissing?.()
      return { default: Nothing }
    }
  })

/** The same for what a page does well without: where its code does not come, nobody is told. */
export const lazyExtra = (load: () => Promise<ComponentType>) =>
  lazy<ComponentType>(async () => ({ default: await load().catch(() => Nothing) }))

/** Whether something was ever wanted: a window that was open once stays there, to go away in its own time. */
export const useWasWanted = (isWanted: boolean): boolean => {
  const [wasWanted, setWanted] = useState(isWanted)
  if (isWanted && !wasWanted) setWanted(true)
  return wasWanted
}
