import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import { icon } from '#shared/ui/icons.ts'
import { DropVeil } from './DropVeil.tsx'
import { FilePicker } from './FilePicker.tsx'
import { judgeFile } from './judge-file.ts'
import css from './PhotosField.module.css'
import { requirementText } from './upload.view.ts'
import { useFileDrop } from './use-file-drop.ts'

type Refused = { name: string; problem: string }

export type PhotoAdderProps = {
  /** So many photos may be there, and so many are. */
  max: number
  count: number
  /** Whether files that are dropped on the page are meant for this form. */
  isOn: boolean
  /** What the button says. */
  label?: string
  onAdd: (files: File[]) => void
}

/** The ways by which photos of this device come into a form. What can be no photo is told and left out. */
export const PhotoAdder = ({ max, count, isOn, label, onAdd }: PhotoAdderProps) => {
  const [refused, setRefused] = useState<readonly Refused[]>([])
  const add = async (files: File[]) => {
    const judged = await Promise.all(files.map(async (file) => ({ file, problem: await judgeFile(file) })))
    const fit = judged.flatMap(({ file, problem }) => (problem === null ? [file] : []))
    const room = max - count
    setRefused([
      ...judged.flatMap(({ file, problem }) => (problem === null ? [] : [{ name: file.name, problem }])),
      ...fit.slice(Math.max(0, room)).map(({ name }) => ({ name, problem: `At most ${max} photos fit in.` })),
    ])
    if (room > 0 && fit.length > 0) onAdd(fit.slice(0, room))
  }
  const isOver = useFileDrop(isOn, (files) => void add(files))
  return (
    <>
      {isOver && <DropVeil>Drop the photos here</DropVeil>}
      {count < max && <FilePicker isMany={max > 1} label={label} onFiles={(files) => void add(files)} />}
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
    </>
  )
}
