import 'react-easy-crop/react-easy-crop.css'
import { Button } from '@mantine/core'
import { useEffect, useId, useRef, useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import formCss from '#shared/ui/form/form.module.css'
import css from './AvatarCrop.module.css'
import type { Crop } from './avatar.queries.ts'
import { sharesOf } from './crop.view.ts'

const zoomRange = { min: 1, max: 5, step: 0.05 } as const

type Props = {
  /** The address of the picture, within this page. */
  address: string
  isSaving: boolean
  onSave: (crop: Crop) => void
  onCancel: () => void
  /** The browser cannot draw it. */
  onUnreadable: () => void
}

/** Chooses the round part of a picture: by dragging and pinching, with the arrow keys, or with the wheel. */
export const AvatarCrop = ({ address, isSaving, onSave, onCancel, onUnreadable }: Props) => {
  const [place, setPlace] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<Area | null>(null)
  const slider = useId()
  const zoomInput = useRef<HTMLInputElement>(null)
  // The keyboard goes on here, as the button that was pressed has gone.
  useEffect(() => zoomInput.current?.focus(), [])
  return (
    <div className={css.crop}>
      <div className={css.stage}>
        <Cropper
          image={address}
          aspect={1}
          cropShape="round"
          showGrid={false}
          crop={place}
          zoom={zoom}
          minZoom={zoomRange.min}
          maxZoom={zoomRange.max}
          onCropChange={setPlace}
          onZoomChange={setZoom}
          onCropAreaChange={setArea}
          // Its styles are in the file above: the page takes none that a script writes.
          disableAutomaticStylesInjection
          mediaProps={{ alt: '', onError: onUnreadable }}
          cropperProps={{
            role: 'group',
            'aria-label': 'Visible part of the picture. Use the arrow keys to move it.',
          }}
        />
      </div>
      <label className={css.zoom} htmlFor={slider}>
        Zoom
        <input
          ref={zoomInput}
          id={slider}
          type="range"
          {...zoomRange}
          value={zoom}
          onChange={({ target }) => setZoom(Number(target.value))}
        />
      </label>
      <div className={formCss.actions}>
        <Button
          variant="main"
          disabled={area === null}
          {...(isSaving && { 'aria-disabled': true, 'data-disabled': true })}
          onClick={() => {
            if (area && !isSaving) onSave(sharesOf(area))
          }}
        >
          {isSaving ? 'Uploading…' : 'Save picture'}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  )
}
