import { ActionIcon } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useId, useRef } from 'react'
import { useFileAddress } from '#shared/lib/use-file-address.ts'
import { icon } from '#shared/ui/icons.ts'
import { PhotoAdder } from './PhotoAdder.tsx'
import css from './PhotosField.module.css'
import { Preview } from './Preview.tsx'

/** A photo that belongs to a form: one of this device, or one that has an address already. */
export type FieldPhoto = { key: string; file: File | null; address: string | null }

type Props = {
  label: string
  photos: readonly FieldPhoto[]
  /** So many photos may be there. */
  max: number
  /** Whether files that are dropped on the page are meant for this form. */
  isOn: boolean
  onAdd: (files: File[]) => void
  onRemove: (key: string) => void
}

type CellProps = { photo: FieldPhoto; number: number; onRemove: () => void }

const Cell = ({ photo: { file, address }, number, onRemove }: CellProps) => {
  const ofFile = useFileAddress(file)
  const name = file?.name ?? `photo ${number}`
  const shown = address ?? ofFile
  return (
    <li className={css.cell}>
      {shown && <Preview address={shown} alt={`Photo ${number}: ${name}`} fit="cover" />}
      <ActionIcon
        variant="scrim"
        className={css.remove ?? ''}
        aria-label={`Remove ${name}`}
        onClick={onRemove}
      >
        <IconX {...icon} size={16} />
      </ActionIcon>
    </li>
  )
}

/** The photos that go with a form. What can be no photo is told and left out. */
export const PhotosField = ({ label, photos, max, isOn, onAdd, onRemove }: Props) => {
  const heading = useId()
  const field = useRef<HTMLFieldSetElement>(null)
  const remove = (key: string) => {
    onRemove(key)
    // The button that was pressed goes with its photo.
    field.current?.focus({ preventScroll: true })
  }

  return (
    <fieldset ref={field} className={css.field} tabIndex={-1} aria-labelledby={heading}>
      <p id={heading} className={css.label}>
        {label}
      </p>
      {photos.length > 0 && (
        <ul className={css.photos} aria-label="Chosen photos">
          {photos.map((photo, at) => (
            <Cell key={photo.key} photo={photo} number={at + 1} onRemove={() => remove(photo.key)} />
          ))}
        </ul>
      )}
      <PhotoAdder max={max} count={photos.length} isOn={isOn} onAdd={onAdd} />
    </fieldset>
  )
}
