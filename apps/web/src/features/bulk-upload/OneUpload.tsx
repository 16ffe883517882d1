import { Button } from '@mantine/core'
import type { Upload } from '@soundings/contract/bulk-upload'
import { plural } from '@soundings/rules/phrases'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { wordsOf } from '#shared/api/failure.ts'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { FormProblem } from '#shared/ui/form/FormProblem.tsx'
import { errorsAddress, uploadQuery, useUploadAction } from './bulk-upload.queries.ts'
import css from './Preview.module.css'
import { Preview } from './Preview.tsx'
import { UploadResults } from './UploadResults.tsx'

const working = {
  checking: 'Checking rows',
  committing: 'Creating sites',
  undoing: 'Undoing the upload',
} as const

const Working = ({ name, state, progress: { done, of } }: Upload & { state: keyof typeof working }) => (
  <div className={css.working} role="status">
    <strong>{name}</strong>
    <label className={css.working}>
      {`${working[state]}: ${done} of ${of}`}
      <progress value={done} max={Math.max(1, of)} />
    </label>
    <p>You can leave this page. The upload goes on.</p>
  </div>
)

const Done = ({ upload, onLeave }: { upload: Upload; onLeave: () => void }) => {
  const { uploadId, successful, failed, errors, undoUntil, state, kept, keptCount } = upload
  const { mutate, isPending, error } = useUploadAction(uploadId)
  return (
    <UploadResults successful={successful} failed={failed} errors={errors} onClear={onLeave}>
      {state === 'undone' && (
        <div role="status">
          <p>
            {keptCount === 0
              ? 'This upload was undone.'
              : plural(keptCount, {
                  one: 'This upload was undone, but # site was changed or used since and stays:',
                  other: 'This upload was undone, but # sites were changed or used since and stay:',
                })}
          </p>
          <ul>
            {kept.map(({ siteId, siteName }) => (
              <li key={siteId}>
                <Link to="/sites/$siteId/{-$slug}" params={{ siteId }}>
                  {siteName}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      <FormProblem>{error ? wordsOf(error, 'The upload couldn’t be undone.') : upload.problem}</FormProblem>
      <div className={css.actions}>
        {failed > 0 && (
          <Button component="a" variant="default" href={errorsAddress(uploadId)} download>
            Download errors as CSV
          </Button>
        )}
        {undoUntil && (
          <Button variant="default" loading={isPending} onClick={() => mutate('undo')}>
            Undo this upload
          </Button>
        )}
      </div>
    </UploadResults>
  )
}

const isWorking = (upload: Upload): upload is Upload & { state: keyof typeof working } =>
  upload.state in working

/** One upload: what is done with it now, its preview, or what became of it. */
export const OneUpload = ({ uploadId, onLeave }: { uploadId: string; onLeave: () => void }) => {
  const { data: upload, error, refetch } = useQuery(uploadQuery(uploadId))
  if (!upload)
    return error ? (
      <FailureNotice
        title="Couldn’t load this upload"
        error={error}
        onRetry={() => void refetch()}
        missing={{ title: 'This upload doesn’t exist', onClose: onLeave }}
      />
    ) : null
  if (isWorking(upload)) return <Working {...upload} />
  if (upload.state === 'ready') return <Preview upload={upload} onLeave={onLeave} />
  return <Done upload={upload} onLeave={onLeave} />
}
