import { sitesFeature } from '#features/sites/index.ts'
import { defineFeature } from '#shared/feature.ts'
import { PhotoOverlays } from './PhotoOverlays.tsx'
import { photoShortcuts } from './photo-shortcuts.ts'
import { AddPhotoModal } from './upload/lazy-add-photo.tsx'

/** Photos of sites. */
export const mediaFeature = defineFeature({
  needs: [sitesFeature],
  overlays: [PhotoOverlays, AddPhotoModal],
  shortcuts: photoShortcuts,
  loadActions: async () => (await (await import('./components.ts')).loadActions()).photoActions,
})
