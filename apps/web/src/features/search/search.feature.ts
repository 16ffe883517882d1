import { IconVectorTriangle } from '@tabler/icons-react'
import { defineFeature } from '#shared/feature.ts'
import { openEmbeddings } from './embeddings/embeddings-store.ts'
import { EmbeddingsWindow } from './embeddings/lazy-embeddings.tsx'
import { SideChatPlace } from './side-chat/SideChatPlace.tsx'

/** The assistant. */
export const searchFeature = defineFeature({
  overlays: [EmbeddingsWindow, SideChatPlace],
  accountActions: [
    { label: 'Calculate Embeddings', icon: IconVectorTriangle, group: 'admin', act: openEmbeddings },
  ],
})
