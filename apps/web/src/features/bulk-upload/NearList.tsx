import type { RowChoice, Upload, UploadRow } from '@soundings/contract/bulk-upload'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { siteQuery } from '#features/sites/index.ts'
import { wordsOf } from '#shared/api/failure.ts'
import { usePages } from '#shared/api/use-pages.ts'
import { Choice } from '#shared/ui/Choice.tsx'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { FormProblem } from '#shared/ui/form/FormProblem.tsx'
import { ListEnd } from '#shared/ui/ListEnd.tsx'
import { changeRow, rowsQuery } from './bulk-upload.queries.ts'
import { columnLabels } from './bulk-upload.view.ts'
import css from './NearList.module.css'

const Existing = ({ siteId }: { siteId: string }) => {
  const { data: site, error } = useQuery(siteQuery(siteId))
  if (error) return <p>{wordsOf(error, 'The site couldn’t be loaded.')}</p>
  if (!site) return null
  const facts = [
    [columnLabels.description, site.description],
    [columnLabels['location.country'], site.country],
    [columnLabels['location.coordinates.lat'], String(site.coordinates[1])],
    [columnLabels['location.coordinates.lng'], String(site.coordinates[0])],
    [columnLabels.maxDepth, site.maxDepth === null ? null : String(site.maxDepth)],
    [columnLabels.aliases, site.aliases.join(', ')],
  ] as const
  return (
    <dl>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value || '–'}</dd>
        </div>
      ))}
    </dl>
  )
}

const InFile = ({ values }: Pick<UploadRow, 'values'>) => (
  <dl>
    {(
      [
        'description',
        'location.country',
        'location.coordinates.lat',
        'location.coordinates.lng',
        'maxDepth',
        'aliases',
      ] as const
    ).map((column) => (
      <div key={column}>
        <dt>{columnLabels[column]}</dt>
        <dd>{values[column] || '–'}</dd>
      </div>
    ))}
  </dl>
)

const skip = { value: 'skip', text: 'Skip' } as const
const create = { value: 'create', text: 'Create anyway' } as const
const fill = { value: 'fill', text: 'Fill in what’s empty' } as const

const NearRow = ({ upload, row }: { upload: Upload; row: UploadRow }) => {
  const queries = useQueryClient()
  const { mutate, error } = useMutation({
    mutationFn: (choice: RowChoice) =>
      changeRow(queries, { uploadId: upload.uploadId, row: row.row }, { choice }),
  })
  const { near } = row
  if (!near) return null
  return (
    <li className={css.pair}>
      <div className={css.sides}>
        <section>
          <h2>{row.siteName}</h2>
          <p>Row {row.row} of the file</p>
          <InFile values={row.values} />
        </section>
        <section>
          <h2>{near.siteName}</h2>
          <p>
            {near.siteId === null
              ? `Row ${near.row} of the file, ${near.metres} m away`
              : `Already here, ${near.metres} m away`}
          </p>
          {near.siteId !== null && <Existing siteId={near.siteId} />}
        </section>
      </div>
      <Choice
        label={`What to do with row ${row.row}`}
        options={near.siteId === null ? [skip, create] : [skip, create, fill]}
        value={row.choice ?? 'skip'}
        onChoose={(choice) => mutate(choice)}
      />
      <FormProblem>{error && wordsOf(error, 'Your choice couldn’t be saved.')}</FormProblem>
    </li>
  )
}

/** Rows that seem to repeat a site, beside that site; each is skipped unless something else is chosen. */
export const NearList = ({ upload }: { upload: Upload }) => {
  const { items, error, retry, ...end } = usePages(rowsQuery(upload.uploadId, 'near'), ({ row }) => row)
  if (!items)
    return error ? <FailureNotice title="Couldn’t load the rows" error={error} onRetry={retry} /> : null
  if (items.length === 0) return <p>No row repeats a site.</p>
  return (
    <>
      <ul className={css.list} aria-label="Possible duplicates">
        {items.map((row) => (
          <NearRow key={row.row} upload={upload} row={row} />
        ))}
      </ul>
      <ListEnd of="rows" error={error} retry={retry} {...end} />
    </>
  )
}
