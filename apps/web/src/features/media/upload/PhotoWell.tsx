import { Button } from '@mantine/core'
import { IconAlertTriangle, IconPhotoPlus } from '@tabler/icons-react'
import { icon } from '#shared/ui/icons.ts'
import { FilePicker } from './FilePicker.tsx'
import css from './PhotoWell.module.css'
import { Preview } from './Preview.tsx'
import { Progress } from './Progress.tsx'
import { removeUpload, retryUpload, stopUpload } from './sending.ts'
import { isArriving, isUnderWay, requirementText, stageText } from './upload.view.ts'
import type { Upload } from './uploads-store.ts'

type Props = { upload: Upload | undefined; problem: string | null; onFiles: (files: File[]) => void }

/** The one photo that a form sends: the place to choose it, and then the photo and how far it is. */
export const PhotoWell = ({ upload, problem, onFiles }: Props) => (
  <div className={css.well} data-empty={!upload}>
    {upload ? <Chosen upload={upload} /> : <Empty onFiles={onFiles} />}
    <p role="alert" className={css.problem}>
      {problem && (
        <>
          <IconAlertTriangle {...icon} size={16} />
          {problem}
        </>
      )}
    </p>
  </div>
)

const Empty = ({ onFiles }: Pick<Props, 'onFiles'>) => (
  <>
    <IconPhotoPlus size={30} stroke={1.7} aria-hidden="true" className={css.sign} />
    <FilePicker onFiles={onFiles} />
    <p className={css.hint}>{requirementText}</p>
  </>
)

const Chosen = ({ upload }: { upload: Upload }) => {
  const { id, file, preview, stage, share } = upload
  const isBusy = isUnderWay(upload)
  return (
    <>
      <div className={css.picture}>
        <Preview address={preview} alt={`Chosen photo: ${file.name}`} fit="contain" />
      </div>
      <div className={css.line}>
        <p className={css.name}>
          <bdi>{isBusy ? stageText(upload) : file.name}</bdi>
        </p>
        {stage === 'held' && (
          <Button variant="default" onClick={() => retryUpload(id)}>
            Retry
          </Button>
        )}
        {isBusy && !isArriving(upload) && (
          <Button variant="quiet" onClick={() => stopUpload(id)}>
            Stop
          </Button>
        )}
        {!isBusy && stage !== 'sent' && (
          <Button variant="quiet" onClick={() => removeUpload(id)}>
            Choose another
          </Button>
        )}
      </div>
      {stage === 'sending' && <Progress share={share} name={file.name} />}
    </>
  )
}
