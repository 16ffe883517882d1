import { Suspense } from 'react'
import { useFlag } from '#features/flags/index.ts'
import { latePart } from '#shared/ui/late-part.tsx'

const SideChat = latePart(async () => (await (await import('../parts.ts')).loadSideChat()).SideChat)

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
