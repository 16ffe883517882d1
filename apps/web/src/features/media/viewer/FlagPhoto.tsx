import type { Photo } from '@soundings/contract/media'
import { Suspense } from 'react'
import { FlagDialog } from '#features/sites/index.ts'
import { photoName } from '../photo/photo.view.ts'

type Props = { photo: Photo; opened: boolean; onClose: () => void }

/** Says to the moderators what is wrong with a photo. */
export const FlagPhoto = ({ photo, opened, onClose }: Props) => (
  <Suspense>
    <FlagDialog
      name={photoName(photo)}
      item={{ type: 'media', itemId: photo.id }}
      opened={opened}
      onClose={onClose}
    />
  </Suspense>
)
