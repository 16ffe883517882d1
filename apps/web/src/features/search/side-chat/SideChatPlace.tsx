import { Suspense } from 'react'
import { useFlag } from '#features/flags/index.ts'
import { lazyComponent } from '#shared/ui/lazy-component.tsx'

const SideChat = lazyComponent(async () => (await (await import('../components.ts')).loadSideChat()).SideChat)

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
