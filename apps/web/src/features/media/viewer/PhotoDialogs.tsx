import type { Photo } from '@soundings/contract/media'
import { EditPhoto } from './EditPhoto.tsx'
import { FlagPhoto } from './FlagPhoto.tsx'
import type { PhotoTool } from './photo-tool.ts'
import { RemovePhoto } from './RemovePhoto.tsx'

type Props = { photo: Photo; open: PhotoTool | null; onClose: () => void; onRemoved: () => void }

/** The dialogs of what can be done about a photo, one at a time. */
export const PhotoDialogs = ({ photo, open, onClose, onRemoved }: Props) => (
  <>
    <EditPhoto photo={photo} opened={open === 'edit'} onClose={onClose} />
    <FlagPhoto photo={photo} opened={open === 'flag'} onClose={onClose} />
    <RemovePhoto photo={photo} opened={open === 'remove'} onClose={onClose} onRemoved={onRemoved} />
  </>
)
