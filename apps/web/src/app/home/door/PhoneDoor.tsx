import type { FocusEvent } from 'react'
import { createPortal } from 'react-dom'
import { useHeaderPlace } from '../../shell/header-place.ts'
import { BoxFound } from './BoxFound.tsx'
import { HomeBox } from './HomeBox.tsx'
import { HomeOffers } from './HomeOffers.tsx'
import css from './PhoneDoor.module.css'
import type { Door } from './use-door.ts'

/** The door on a phone: the box stands in the header, and what it offers comes up below it while it is used. */
export const PhoneDoor = ({ door }: { door: Door }) => {
  const place = useHeaderPlace((state) => state.place)
  const { box, isOpen } = door
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) door.leave()
  }
  if (!place) return null
  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes it from whatever is inside
    <div
      className={css.door}
      data-open={isOpen || undefined}
      onFocus={door.open}
      onBlur={onBlur}
      onKeyDown={({ key }) => key === 'Escape' && door.close()}
    >
      <HomeBox box={box} inHeader={{ isOpen, onClose: door.close }} />
      {isOpen && (
        <div className={css.panel} tabIndex={-1}>
          {box.text.trim() === '' ? (
            <HomeOffers onOpenRegion={door.openRegion} onAsk={door.ask} />
          ) : (
            <BoxFound box={box} />
          )}
        </div>
      )}
    </div>,
    place,
  )
}
