import { Suspense } from 'react'
import { lazyComponent } from '#shared/ui/lazy-component.tsx'
import { closeEmbeddings, useEmbeddings } from './embeddings-store.ts'

const Loaded = lazyComponent(
  async () => (await (await import('../components.ts')).loadEmbeddingsDialog()).EmbeddingsDialog,
  { onMissing: closeEmbeddings },
)

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
