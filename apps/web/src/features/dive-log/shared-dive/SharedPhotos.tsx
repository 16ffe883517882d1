import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import { ActionIcon, Modal } from '@mantine/core'
import type { SharedDive } from '@soundings/contract/dive-log'
import { IconChevronLeft, IconChevronRight, IconX } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { ariaKeys, type Shortcut } from '#shared/lib/shortcuts.ts'
import { useShortcut } from '#shared/lib/use-shortcut.ts'
import { icon } from '#shared/ui/icons.ts'
import { photoSources } from '#shared/ui/photo-sources.ts'
import css from '../dive/parts.module.css'
import viewer from './SharedPhotos.module.css'

const keys = {
  next: { where: 'While a photo is open', does: 'Next photo', keys: ['ArrowRight'] },
  previous: { where: 'While a photo is open', does: 'Previous photo', keys: ['ArrowLeft'] },
} as const satisfies Record<string, Shortcut>

type Photo = NonNullable<SharedDive['photos']>[number]

const wordsOf = ({ caption }: Photo) => caption ?? 'Photo of this dive'

type Props = {
  photos: readonly Photo[]
  at: number | null
  onStep: (at: number) => void
  onClose: () => void
}

/** One photo over the whole page. Arrows and buttons lead to its neighbours. */
const Viewer = ({ photos, at, onStep, onClose }: Props) => {
  const photo = at === null ? undefined : photos[at]
  const step = (way: -1 | 1) => {
    if (at !== null && photos[at + way]) onStep(at + way)
  }
  const dialog = useRef<HTMLDivElement>(null)
  useShortcut(keys.next, () => step(1), photo !== undefined, dialog)
  useShortcut(keys.previous, () => step(-1), photo !== undefined, dialog)
  return (
    <Modal.Root
      opened={photo !== undefined}
      onClose={onClose}
      fullScreen
      transitionProps={{ transition: 'fade', duration: 120 }}
    >
      <Modal.Content
        ref={dialog}
        classNames={{ content: viewer.viewer }}
        data-theme="dark"
        aria-label={photo && wordsOf(photo)}
      >
        {photo && (
          <>
            <header className={viewer.bar}>
              <span>{wordsOf(photo)}</span>
              <ActionIcon variant="scrim" aria-label="Close" data-autofocus onClick={onClose}>
                <IconX {...icon} />
              </ActionIcon>
            </header>
            <img
              className={viewer.photo}
              {...photoSources(photo.fullUrl)}
              sizes="100vw"
              alt={wordsOf(photo)}
            />
            {photos.length > 1 && (
              <footer className={viewer.steps}>
                <ActionIcon
                  variant="scrim"
                  aria-label="Previous photo"
                  aria-keyshortcuts={ariaKeys(keys.previous)}
                  aria-disabled={at === 0}
                  onClick={() => step(-1)}
                >
                  <IconChevronLeft {...icon} />
                </ActionIcon>
                <span>
                  {(at ?? 0) + 1} of {photos.length}
                </span>
                <ActionIcon
                  variant="scrim"
                  aria-label="Next photo"
                  aria-keyshortcuts={ariaKeys(keys.next)}
                  aria-disabled={at === photos.length - 1}
                  onClick={() => step(1)}
                >
                  <IconChevronRight {...icon} />
                </ActionIcon>
              </footer>
            )}
          </>
        )}
      </Modal.Content>
    </Modal.Root>
  )
}

/** The photos that a link shows. They may belong to no gallery: a simple viewer of their own shows them. */
export const SharedPhotos = ({ photos }: { photos: readonly Photo[] }) => {
  const [at, setAt] = useState<number | null>(null)
  if (photos.length === 0) return null
  return (
    <section>
      <h2 className={css.heading}>Photos</h2>
      <ul className={css.photos}>
        {photos.map((photo, place) => (
          <li key={photo.fullUrl}>
            <button type="button" onClick={() => setAt(place)}>
              <img
                {...photoSources(photo.thumbnailUrl)}
                sizes="220px"
                alt={wordsOf(photo)}
                loading="lazy"
                decoding="async"
              />
            </button>
          </li>
        ))}
      </ul>
      <Viewer photos={photos} at={at} onStep={setAt} onClose={() => setAt(null)} />
    </section>
  )
}
