import { Button } from '@mantine/core'
import type { Upload } from '@soundings/contract/bulk-upload'
import { plural } from '@soundings/rules/phrases'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { wordsOf } from '#shared/api/failure.ts'
import { useConnection } from '#shared/lib/connection.ts'
import { useIsMobile } from '#shared/lib/use-is-mobile.ts'
import { Choice } from '#shared/ui/Choice.tsx'
import { FormProblem } from '#shared/ui/form/FormProblem.tsx'
import { discard, errorsAddress, useUploadAction } from './bulk-upload.queries.ts'
import { sizeText, toCreate, wantsMatching } from './bulk-upload.view.ts'
import { ColumnMatching } from './ColumnMatching.tsx'
import { NearList } from './NearList.tsx'
import css from './Preview.module.css'
import { RowsMap } from './RowsMap.tsx'
import { RowTable } from './RowTable.tsx'

const views = ['faulty', 'near', 'all', 'map'] as const
type View = (typeof views)[number]

const firstView = ({ counts }: Upload): View => {
  if (counts.faulty > 0) return 'faulty'
  return counts.near > 0 ? 'near' : 'all'
}

type Props = { upload: Upload; onLeave: () => void }

/** What a file holds, before anything is created: its faults to be mended, its duplicates to be decided, its map. */
export const Preview = ({ upload, onLeave }: Props) => {
  const { uploadId, counts } = upload
  const [view, setView] = useState<View>(() => firstView(upload))
  const isMobile = useIsMobile()
  const isOffline = useConnection((connection) => connection.isOffline)
  const { mutate, isPending, error } = useUploadAction(uploadId)
  const leaving = useMutation({ mutationFn: () => discard(uploadId), onSuccess: onLeave })
  const creates = toCreate(upload)
  const wrong = error ?? leaving.error
  return (
    <div className={css.preview}>
      <div className={css.file}>
        <strong>{upload.name}</strong>
        <span>{sizeText(upload.bytes)}</span>
      </div>
      <div role="status" className={css.counts}>
        <span>{plural(counts.rows, { one: '# row', other: '# rows' })}</span>
        <span>
          {plural(creates, {
            one: '# site will be created or filled in',
            other: '# sites will be created or filled in',
          })}
        </span>
        <span data-wrong={counts.faulty > 0 || undefined}>
          {plural(counts.faulty, { one: '# row with errors', other: '# rows with errors' })}
        </span>
        <span>{plural(counts.near, { one: '# possible duplicate', other: '# possible duplicates' })}</span>
      </div>
      {upload.problem && <p role="alert">{upload.problem}</p>}
      {isOffline && <p role="status">You need a connection to go on with this upload.</p>}
      <FormProblem>{wrong && wordsOf(wrong, 'Something went wrong. Please try again.')}</FormProblem>
      <div className={css.actions}>
        <Button
          variant="main"
          disabled={creates === 0 || isOffline}
          loading={isPending}
          onClick={() => mutate('commit')}
        >
          Create Sites
        </Button>
        <Button variant="quiet" loading={leaving.isPending} onClick={() => leaving.mutate()}>
          Cancel
        </Button>
        {counts.faulty + counts.near > 0 && (
          <Button component="a" variant="default" href={errorsAddress(uploadId)} download>
            Download errors as CSV
          </Button>
        )}
      </div>
      {wantsMatching(upload) && <ColumnMatching key={JSON.stringify(upload.columns)} upload={upload} />}
      {isMobile && counts.faulty > 0 && <p>Rows are easier to fix on a wider screen, or in the file.</p>}
      <Choice<View>
        label="Show"
        options={[
          { value: 'faulty', text: `Errors ${counts.faulty}` },
          { value: 'near', text: `Duplicates ${counts.near}` },
          { value: 'all', text: `All ${counts.rows}` },
          { value: 'map', text: 'Map' },
        ]}
        value={view}
        onChoose={setView}
      />
      {view === 'faulty' && (
        <>
          {counts.faulty > 0 && !isMobile && <p className={css.hint}>Press F8 for the next error.</p>}
          <RowTable key="faulty" upload={upload} filter="faulty" empty="No row has errors." />
        </>
      )}
      {view === 'near' && <NearList upload={upload} />}
      {view === 'all' && <RowTable key="all" upload={upload} filter="all" empty="The file has no rows." />}
      {view === 'map' && <RowsMap uploadId={uploadId} />}
    </div>
  )
}
