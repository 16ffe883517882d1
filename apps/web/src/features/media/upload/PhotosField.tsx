import { ActionIcon } from '@mantine/core'
import { IconAlertTriangle, IconX } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState } from 'react'
import { icon } from '#shared/ui/icons.ts'
import { DropVeil } from './DropVeil.tsx'
import { FilePicker } from './FilePicker.tsx'
import { judgeFile } from './judge-file.ts'
import css from './PhotosField.module.css'
import { Preview } from './Preview.tsx'
import { requirementText } from './upload.view.ts'
import { useFileDrop } from './use-file-drop.ts'

/** A photo that belongs to a form: one of this device, or one that has an address already. */
export type FieldPhoto = { key: string; file: File | null; address: string | null }

type Refused = { name: string; problem: string }

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

/** The address of a file's picture within this page. */
const useFileAddress = (file: File | null): string | null => {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!file) return
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
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
  const [refused, setRefused] = useState<readonly Refused[]>([])

  const add = async (files: File[]) => {
    const judged = await Promise.all(files.map(async (file) => ({ file, problem: await judgeFile(file) })))
    const fit = judged.flatMap(({ file, problem }) => (problem === null ? [file] : []))
    const room = max - photos.length
    setRefused([
      ...judged.flatMap(({ file, problem }) => (problem === null ? [] : [{ name: file.name, problem }])),
      ...fit.slice(Math.max(0, room)).map(({ name }) => ({ name, problem: `At most ${max} photos fit in.` })),
    ])
    if (room > 0 && fit.length > 0) onAdd(fit.slice(0, room))
  }
  const isOver = useFileDrop(isOn, (files) => void add(files))
  const remove = (key: string) => {
    onRemove(key)
    // The button that was pressed goes with its photo.
    field.current?.focus({ preventScroll: true })
  }

  return (
    <fieldset ref={field} className={css.field} tabIndex={-1} aria-labelledby={heading}>
      {isOver && <DropVeil>Drop the photos here</DropVeil>}
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
      {photos.length < max && <FilePicker isMany onFiles={(files) => void add(files)} />}
      <p className={css.hint}>{requirementText}</p>
      <div role="alert" className={css.problems}>
        {refused.map(({ name, problem }) => (
          <p key={name} className={css.problem}>
            <IconAlertTriangle {...icon} size={16} />
            <span>
              <bdi>{name}</bdi>: {problem}
            </span>
          </p>
        ))}
      </div>
    </fieldset>
  )
}
