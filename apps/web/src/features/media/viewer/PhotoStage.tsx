import { ActionIcon } from '@mantine/core'
import type { Photo } from '@soundings/contract/media'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useEffect, useEffectEvent } from 'react'
import { ariaKeys } from '#shared/lib/shortcuts.ts'
import { DrawnMark } from '#shared/ui/DrawnMark.tsx'
import { PhotoPicture } from '../photo/PhotoPicture.tsx'
import { photoShortcuts } from '../photo-shortcuts.ts'
import css from './PhotoStage.module.css'
import type { Zoom } from './use-zoom.ts'

type Props = {
  photo: Photo
  zoom: Zoom
  /** Nothing at the ends. */
  onPrevious: (() => void) | null
  onNext: (() => void) | null
}

/** The photo as large as there is room, and the ways to its neighbours. */
export const PhotoStage = ({ photo, zoom, onPrevious, onNext }: Props) => {
  const { scale, x, y } = zoom.view
  const { stage } = zoom
  const onWheel = useEffectEvent(zoom.onWheel)
  useEffect(() => {
    // React listens without the right to keep the page from zooming.
    const place = stage.current
    const listen = (event: WheelEvent) => onWheel(event)
    place?.addEventListener('wheel', listen, { passive: false })
    return () => place?.removeEventListener('wheel', listen)
  }, [stage])
  return (
    <div className={css.stage}>
      {/* Whatever it does, buttons and keys do as well. */}
      <div ref={stage} className={css.picture} data-zoomed={scale > 1} {...zoom.onStage}>
        <div
          className={css.moved}
          data-held={zoom.isHeld}
          style={{ transform: `translate(${x + zoom.drag}px, ${y}px) scale(${scale})` }}
        >
          <PhotoPicture
            key={photo.id}
            photo={photo}
            sizes={`${Math.ceil(scale) * 100}vw`}
            fit="contain"
            isEager
          />
        </div>
      </div>
      {photo.isIllustration && <DrawnMark />}
      {(onPrevious || onNext) && (
        <>
          <ActionIcon
            variant="scrim"
            className={css.previous}
            aria-label="Previous photo"
            aria-keyshortcuts={ariaKeys(photoShortcuts.previousPhoto)}
            aria-disabled={onPrevious === null}
            onClick={() => onPrevious?.()}
          >
            <IconChevronLeft size={24} stroke={1.9} aria-hidden="true" />
          </ActionIcon>
          <ActionIcon
            variant="scrim"
            className={css.next}
            aria-label="Next photo"
            aria-keyshortcuts={ariaKeys(photoShortcuts.nextPhoto)}
            aria-disabled={onNext === null}
            onClick={() => onNext?.()}
          >
            <IconChevronRight size={24} stroke={1.9} aria-hidden="true" />
          </ActionIcon>
        </>
      )}
    </div>
  )
}
