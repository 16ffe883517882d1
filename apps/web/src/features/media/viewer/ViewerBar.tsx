import { ActionIcon, Modal } from '@mantine/core'
import { IconInfoCircle, IconX, IconZoomIn, IconZoomOut } from '@tabler/icons-react'
import { ariaKeys } from '#shared/lib/shortcuts.ts'
import { icon } from '#shared/ui/icons.ts'
import { photoShortcuts } from '../photo-shortcuts.ts'
import type { Zoom } from './use-zoom.ts'
import css from './ViewerBar.module.css'
import { zoomLimits } from './zoom.view.ts'

type Props = {
  name: string
  /** `3 of 12` */
  place: string | null
  /** Why the photo is not everybody's. */
  standing: string | null
  /** Null while there is no photo. */
  zoom: Pick<Zoom, 'view' | 'zoomIn' | 'zoomOut'> | null
  details: { id: string; isOpen: boolean; onToggle: () => void } | null
  onClose: () => void
}

/** What the photo is called, and the buttons of the viewer. */
export const ViewerBar = ({ name, place, standing, zoom, details, onClose }: Props) => (
  <div className={css.bar}>
    <div className={css.words}>
      <Modal.Title className={css.name}>
        <bdi>{name}</bdi>
      </Modal.Title>
      <p className={css.place}>{[place, standing].filter(Boolean).join(' · ')}</p>
    </div>
    {zoom && (
      <>
        <ActionIcon
          variant="quiet"
          aria-label="Make smaller"
          aria-keyshortcuts={ariaKeys(photoShortcuts.zoomOut)}
          aria-disabled={zoom.view.scale <= 1}
          className={css.tool}
          onClick={zoom.zoomOut}
        >
          <IconZoomOut {...icon} />
        </ActionIcon>
        <ActionIcon
          variant="quiet"
          aria-label="Enlarge"
          aria-keyshortcuts={ariaKeys(photoShortcuts.zoomIn)}
          aria-disabled={zoom.view.scale >= zoomLimits.max}
          className={css.tool}
          onClick={zoom.zoomIn}
        >
          <IconZoomIn {...icon} />
        </ActionIcon>
      </>
    )}
    {details && (
      <ActionIcon
        variant="quiet"
        aria-label="Details"
        aria-keyshortcuts={ariaKeys(photoShortcuts.photoDetails)}
        aria-expanded={details.isOpen}
        aria-controls={details.isOpen ? details.id : undefined}
        className={css.tool}
        onClick={details.onToggle}
      >
        <IconInfoCircle {...icon} />
      </ActionIcon>
    )}
    <ActionIcon
      variant="quiet"
      aria-label="Close"
      aria-keyshortcuts={ariaKeys(photoShortcuts.closePhoto)}
      data-autofocus
      onClick={onClose}
    >
      <IconX {...icon} size={22} />
    </ActionIcon>
  </div>
)
