import { useState } from 'react'
import type { FilesOfDraft } from '#shared/drafts/use-draft-files.ts'
import { PostPhotos } from './PostPhotos.tsx'

/** The photos of a post, as its composer wants them: shown once somebody asks for them or there are any. */
export const usePhotosPart = (photos: FilesOfDraft, isOn: boolean) => {
  const [isAsked, setAsked] = useState(false)
  const isOpen = isAsked || photos.files.length > 0
  return {
    ids: photos.files.flatMap(({ id }) => id ?? []),
    isOpen,
    onToggle: () => setAsked(!isOpen),
    field: <PostPhotos photos={photos} isOn={isOn} />,
  }
}
