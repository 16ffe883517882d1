import { type ComponentType, lazy, Suspense } from 'react'
import { closeEmbeddings, useEmbeddings } from './embeddings-store.ts'

const Nothing = () => null

const Loaded = lazy<ComponentType>(async () => {
  try {
    const { EmbeddingsDialog } = await (await import('../parts.ts')).loadEmbeddingsDialog()
    return { default: EmbeddingsDialog }
  } catch {
    const { toast } = await import('#shared/ui/toast.tsx')
    toast.error('This part of the page did not load. Check your connection, then reload the page.')
    closeEmbeddings()
    return { default: Nothing }
  }
})

/** Asks admins before all sites are prepared anew for the assistant. Its code loads when it is first opened. */
export const EmbeddingsWindow = () => {
  const wasOpened = useEmbeddings((now) => now.wasOpened)
  return (
    wasOpened && (
      <Suspense>
        <Loaded />
      </Suspense>
    )
  )
}
