import { ActionIcon, Button } from '@mantine/core'
import { mediaLimits, type Photo } from '@soundings/contract/media'
import { IconAlertTriangle, IconX } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { TextField } from '#shared/ui/form/fields.tsx'
import { icon } from '#shared/ui/icons.ts'
import standing from '#shared/ui/standing.module.css'
import { Preview } from './Preview.tsx'
import { Progress } from './Progress.tsx'
import { removeUpload, retryUpload, stopUpload } from './sending.ts'
import css from './UploadRow.module.css'
import { noteReady, sentPhotoQuery } from './upload.queries.ts'
import { isArriving, isUnderWay, sentText, stageText } from './upload.view.ts'
import { changeUpload, type Upload } from './uploads-store.ts'

/** What became of a photo that arrived: it is being prepared, it waits for review, or it cannot be shown. */
const Arrived = ({ sent }: { sent: Photo }) => {
  const queries = useQueryClient()
  const { data: photo } = useQuery(sentPhotoQuery(sent))
  const { state } = photo
  useEffect(() => {
    // Lists that were read before know nothing of its pictures.
    if (state === 'ready' && sent.state !== 'ready') noteReady(queries)
  }, [queries, state, sent.state])
  return <Standing text={sentText(photo)} isProblem={state === 'broken'} />
}

const Standing = ({ text, isProblem }: { text: string; isProblem: boolean }) => (
  <p className={standing.standing} data-problem={isProblem} {...(isProblem && { role: 'alert' })}>
    {isProblem && <IconAlertTriangle {...icon} size={16} />}
    {text}
  </p>
)

type Props = {
  upload: Upload
  /** It is off the list, and what had focus with it. */
  onGone: () => void
}

/** One photo on its way, with what can be done about it. */
export const UploadRow = ({ upload, onGone }: Props) => {
  const { id, file, preview, caption, stage, share, mayRetry, photo } = upload
  const isStoppable = isUnderWay(upload) && !isArriving(upload)
  return (
    <li className={css.row} data-stage={stage}>
      <div className={css.picture}>
        <Preview address={preview} alt="" fit="cover" />
      </div>
      <div className={css.middle}>
        <p className={css.name}>
          <bdi>{file.name}</bdi>
        </p>
        {photo ? (
          <Arrived sent={photo} />
        ) : (
          <Standing text={stageText(upload)} isProblem={stage === 'refused' || stage === 'failed'} />
        )}
        {stage === 'sending' && <Progress share={share} name={file.name} />}
        {stage === 'chosen' && (
          <TextField
            aria-label={`Caption of ${file.name}`}
            placeholder="Caption (optional)"
            required={false}
            maxLength={mediaLimits.caption}
            value={caption}
            onChange={({ target }) => changeUpload(id, { caption: target.value })}
          />
        )}
      </div>
      <div className={css.acts}>
        {((stage === 'failed' && mayRetry) || stage === 'held') && (
          <Button variant="default" aria-label={`Retry ${file.name}`} onClick={() => retryUpload(id)}>
            Retry
          </Button>
        )}
        {isStoppable && (
          <Button variant="quiet" aria-label={`Cancel ${file.name}`} onClick={() => stopUpload(id)}>
            Cancel
          </Button>
        )}
        {!isUnderWay(upload) && (
          <ActionIcon
            variant="quiet"
            aria-label={photo ? `Remove ${file.name} from the list` : `Remove ${file.name}`}
            onClick={() => {
              removeUpload(id)
              onGone()
            }}
          >
            <IconX {...icon} />
          </ActionIcon>
        )}
      </div>
    </li>
  )
}
