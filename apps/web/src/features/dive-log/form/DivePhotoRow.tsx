import { ActionIcon } from '@mantine/core'
import { mediaLimits } from '@soundings/contract/media'
import {
  IconAlertTriangle,
  IconArrowDown,
  IconArrowUp,
  IconLock,
  IconPhoto,
  IconX,
} from '@tabler/icons-react'
import { useFileAddress } from '#shared/lib/use-file-address.ts'
import { TextField } from '#shared/ui/form/fields.tsx'
import { icon } from '#shared/ui/icons.ts'
import css from './DivePhotosField.module.css'

/** A photo of the dive in the form: of this device, of the log, or one that everybody may see. */
export type RowPhoto = {
  key: string
  file: File | null
  thumbnailUrl: string | null
  /** Null where nothing is known of it. */
  isPrivate: boolean | null
  caption: string
}

type Props = {
  photo: RowPhoto
  /** Counted from 1. */
  number: number
  isFirst: boolean
  isLast: boolean
  /** How much of it is sent, from 0 to 1, while the dive is on its way. */
  share: number | undefined
  problem: string | undefined
  onCaption: (caption: string) => void
  onMove: (way: -1 | 1) => void
  onRemove: () => void
}

/** Who will see it, and how far it has come. */
const Standing = ({ photo, share, problem }: Pick<Props, 'photo' | 'share' | 'problem'>) => {
  if (problem)
    return (
      <p role="alert" className={css.error}>
        <IconAlertTriangle {...icon} size={16} />
        {problem}
      </p>
    )
  if (share !== undefined && share > 0)
    return (
      <p className={css.standing}>{share < 1 ? `Uploading… ${Math.round(share * 100)} %` : 'Uploaded'}</p>
    )
  return (
    <p className={css.standing}>
      {photo.isPrivate && <IconLock {...icon} size={14} />}
      {photo.isPrivate ? 'Only you' : photo.isPrivate === false && 'Also on Soundings'}
    </p>
  )
}

/** One photo of the dive, with its caption and its place among the others. */
export const DivePhotoRow = ({ photo, number, isFirst, isLast, share, problem, ...on }: Props) => {
  const ofFile = useFileAddress(photo.file)
  const name = photo.file?.name ?? (photo.caption || `photo ${number}`)
  const address = ofFile ?? photo.thumbnailUrl
  return (
    <li className={css.row} data-photo={photo.key}>
      <span className={css.picture}>
        {address ? <img src={address} alt={name} /> : <IconPhoto {...icon} />}
        {!problem && share !== undefined && share > 0 && share < 1 && (
          <progress value={share} max={1} aria-label={`Uploading ${name}`} />
        )}
      </span>
      <div className={css.words}>
        {photo.isPrivate ? (
          <TextField
            aria-label={`Caption of photo ${number}`}
            placeholder="Caption (optional)"
            required={false}
            maxLength={mediaLimits.caption}
            value={photo.caption}
            onChange={({ target }) => on.onCaption(target.value)}
          />
        ) : (
          photo.caption && <p className={css.caption}>{photo.caption}</p>
        )}
        <Standing photo={photo} share={share} problem={problem} />
      </div>
      <div className={css.tools}>
        <ActionIcon
          variant="quiet"
          data-move="-1"
          aria-label={`Move ${name} up`}
          aria-disabled={isFirst}
          onClick={() => !isFirst && on.onMove(-1)}
        >
          <IconArrowUp {...icon} />
        </ActionIcon>
        <ActionIcon
          variant="quiet"
          data-move="1"
          aria-label={`Move ${name} down`}
          aria-disabled={isLast}
          onClick={() => !isLast && on.onMove(1)}
        >
          <IconArrowDown {...icon} />
        </ActionIcon>
        <ActionIcon variant="quiet" aria-label={`Remove ${name}`} onClick={on.onRemove}>
          <IconX {...icon} />
        </ActionIcon>
      </div>
    </li>
  )
}
