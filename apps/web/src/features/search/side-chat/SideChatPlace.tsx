import { lazy, Suspense } from 'react'
import { useFlag } from '#features/flags/index.ts'

const SideChat = lazy(async () => {
  const { SideChat } = await (await import('../parts.ts')).loadSideChat()
  return { default: SideChat }
})

/** A try-out beside every page, with made-up replies; it stays away unless its flag is on. */
export const SideChatPlace = () => {
  const { value, isReady } = useFlag('side-chat')
  return (
    isReady &&
    value && (
      <Suspense>
        <SideChat />
      </Suspense>
    )
  )
}
