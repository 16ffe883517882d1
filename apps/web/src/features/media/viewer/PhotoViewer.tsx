import { photoShortcuts } from '../photo-shortcuts.ts'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import { Modal, VisuallyHidden } from '@mantine/core'
import { IconPhotoOff } from '@tabler/icons-react'
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import { useLate } from '#shared/lib/use-late.ts'
import { useShortcut } from '#shared/lib/use-shortcut.ts'
import { useLogInAgain } from '#shared/session/use-log-in-again.ts'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { photoName, standingLabel } from '../photo/photo.view.ts'
import { PhotoRating } from '../rating/PhotoRating.tsx'
import { PhotoDetails } from './PhotoDetails.tsx'
import { PhotoStage } from './PhotoStage.tsx'
import css from './PhotoViewer.module.css'
import { type PhotoTool, usePhotoTools } from './photo-tool.ts'
import { useWalk } from './use-walk.ts'
import { useZoom } from './use-zoom.ts'
import { ViewerBar } from './ViewerBar.tsx'

const PhotoDialogs = lazy(() =>
  import('./PhotoDialogs.tsx').then((module) => ({ default: module.PhotoDialogs })),
)

type Props = {
  /** The photo that is looked at; null while the viewer is closed. */
  photoId: string | null
  /** Among whose photos it stands: a site's, or those of all sites for `all`; null where nothing says so. */
  among: string | null
  /** The photos among which it stands, by id, where the page below named them. */
  ids?: readonly string[] | undefined
  onStep: (photoId: string) => void
  onClose: () => void
}

/** One photo over the whole page. Arrows, buttons and swipes lead to its neighbours, d tells what is known of it. */
export const PhotoViewer = ({ photoId, among, ids, onStep, onClose }: Props) => {
  // It notes where focus was only when it opens after it was there closed; its code often comes when it is wanted.
  const [isThere, setThere] = useState(false)
  useEffect(() => setThere(true), [])
  const isOpen = photoId !== null && isThere
  // While it fades away it still shows what it showed.
  const [shownId, setShownId] = useState(photoId)
  if (photoId !== null && photoId !== shownId) setShownId(photoId)

  /** Those that were deleted from here. */
  const [gone, setGone] = useState<readonly string[]>([])
  const named = ids?.filter((id) => !gone.includes(id))
  const { photo, previous, next, place, isLoading, error, retry } = useWalk(shownId, among, named)
  const isLate = useLate(isLoading)
  const [hasDetails, setDetails] = useState(false)
  const [wanted, setTool] = useState<PhotoTool | null>(null)
  const [hadTool, setHadTool] = useState(false)
  const tools = usePhotoTools(photo)
  // Who was signed out meanwhile finds it open once they are back.
  const tool = tools.find((one) => one === wanted) ?? null
  useLogInAgain(wanted !== null)
  const details = useId()
  const dialog = useRef<HTMLDivElement>(null)

  const step = (way: -1 | 1) => {
    const to = way < 0 ? previous : next
    if (to) onStep(to.id)
  }
  const zoom = useZoom(photo, step)
  const toggleDetails = () => setDetails(!hasDetails)
  useShortcut(photoShortcuts.nextPhoto, () => step(1), isOpen, dialog)
  useShortcut(photoShortcuts.previousPhoto, () => step(-1), isOpen, dialog)
  useShortcut(photoShortcuts.photoDetails, toggleDetails, isOpen, dialog)
  useShortcut(photoShortcuts.zoomIn, zoom.zoomIn, isOpen, dialog)
  useShortcut(photoShortcuts.zoomOut, zoom.zoomOut, isOpen, dialog)
  useShortcut(photoShortcuts.closePhoto, onClose, isOpen, dialog)

  const name = photo ? photoName(photo) : 'Photo'
  const placeText = place && `${place.number} of ${place.of}`

  return (
    <>
      <Modal.Root
        opened={isOpen}
        onClose={onClose}
        fullScreen
        // Its own key does that: a dialog over it closes first.
        closeOnEscape={false}
        transitionProps={{ transition: 'fade', duration: 120 }}
      >
        <Modal.Content
          ref={dialog}
          classNames={{ content: css.viewer }}
          data-theme="dark"
          data-details={hasDetails && photo !== null}
          aria-busy={isLoading}
        >
          <ViewerBar
            name={name}
            place={placeText}
            standing={photo && standingLabel(photo)}
            zoom={photo && zoom}
            details={photo && { id: details, isOpen: hasDetails, onToggle: toggleDetails }}
            onClose={onClose}
          />
          <VisuallyHidden role="status">
            {photo && [placeText, name].filter(Boolean).join(': ')}
          </VisuallyHidden>
          {photo ? (
            <PhotoStage
              photo={photo}
              zoom={zoom}
              onPrevious={previous && (() => step(-1))}
              onNext={next && (() => step(1))}
            />
          ) : (
            <div className={css.notice}>
              {error ? (
                <FailureNotice
                  icon={IconPhotoOff}
                  title="This photo couldn’t be loaded"
                  missing={{ title: 'Photo not found', onClose }}
                  error={error}
                  onRetry={retry}
                />
              ) : (
                isLate && <p className={css.wait}>Loading photo</p>
              )}
            </div>
          )}
          {photo && (
            <footer className={css.foot}>
              <PhotoRating key={photo.id} photo={photo} />
            </footer>
          )}
          {photo && hasDetails && (
            <PhotoDetails
              id={details}
              photo={photo}
              tools={tools}
              onTool={(chosen) => {
                setHadTool(true)
                setTool(chosen)
              }}
            />
          )}
        </Modal.Content>
      </Modal.Root>
      {hadTool && photo && (
        <Suspense>
          <PhotoDialogs
            photo={photo}
            open={tool}
            onClose={() => setTool(null)}
            onRemoved={() => {
              setTool(null)
              setGone([...gone, photo.id])
              const other = next ?? previous
              if (other) onStep(other.id)
              else onClose()
            }}
          />
        </Suspense>
      )}
    </>
  )
}
