import { IconPhoto, IconPhotoPlus } from '@tabler/icons-react'
import type { PaletteAction } from '#shared/feature.ts'
import { isLoggedIn, useSession } from '#shared/session/session-store.ts'
import { galleryLink } from './photo-address.ts'
import { openAddPhoto } from './upload/add-photo-store.ts'

/** What the palette can do with photos. */
export const photoActions: readonly PaletteAction[] = [
  {
    id: 'gallery',
    name: () => 'Photo Gallery',
    words: 'photos pictures images',
    icon: IconPhoto,
    act: (go) => void go(galleryLink('all')),
  },
  {
    id: 'add-photo',
    name: () => 'Add Photo',
    words: 'upload picture image send',
    icon: IconPhotoPlus,
    isOffered: () => isLoggedIn(useSession.getState()),
    act: () => openAddPhoto(),
  },
]
