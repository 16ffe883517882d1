import type { Photo } from '@soundings/contract/media'
import { Suspense, useState } from 'react'
import { FlagDialog } from '#features/sites/index.ts'
import { flagPhoto } from '../media.queries.ts'
import { photoName } from '../photo/photo.view.ts'

type Props = { photo: Photo; opened: boolean; onClose: () => void }

/** Says to the moderators what is wrong with a photo. */
export const FlagPhoto = ({ photo, opened, onClose }: Props) => {
  const [draft] = useState({ typed: undefined })
  return (
    <Suspense>
      <FlagDialog
        name={photoName(photo)}
        send={(said) => flagPhoto(photo.id, said)}
        draft={draft}
        opened={opened}
        onClose={onClose}
      />
    </Suspense>
  )
}
