import { Button } from '@mantine/core'
import { type CsvColumn, csvColumns, type Upload } from '@soundings/contract/bulk-upload'
import { listText } from '@soundings/rules/phrases'
import { useState } from 'react'
import { wordsOf } from '#shared/api/failure.ts'
import { FormProblem } from '#shared/ui/form/FormProblem.tsx'
import { useUploadAction } from './bulk-upload.queries.ts'
import { columnLabels } from './bulk-upload.view.ts'
import css from './ColumnMatching.module.css'

const remarks = {
  exact: '',
  synonym: 'Recognized',
  similar: 'Similar name: please check',
  chosen: 'Your choice',
  none: 'Not used',
} as const

/** Which column of the file fills which of ours. No column fills two, and none is filled twice. */
export const ColumnMatching = ({ upload }: { upload: Upload }) => {
  const [chosen, setChosen] = useState(() => upload.columns.map(({ mapsTo }) => mapsTo))
  const { mutate, isPending, error } = useUploadAction(upload.uploadId)
  const isUnsure = upload.columns.some(({ confidence }) => confidence === 'similar')
  const isChanged = chosen.some((column, at) => column !== upload.columns[at]?.mapsTo)
  const choose = (at: number, column: CsvColumn | null) =>
    setChosen((before) =>
      before.map((each, other) => {
        if (other === at) return column
        return each === column ? null : each
      }),
    )
  return (
    <details className={css.matching} open={upload.missing.length > 0 || isUnsure}>
      <summary>Columns</summary>
      {upload.missing.length > 0 && (
        <p role="alert">
          {`Nothing in the file was recognized as ${listText(
            upload.missing.map((column) => columnLabels[column]),
            'and',
          )}. Choose the right columns below.`}
        </p>
      )}
      <FormProblem>{error && wordsOf(error, 'The columns couldn’t be changed.')}</FormProblem>
      <ul>
        {upload.columns.map(({ name, mapsTo, confidence }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a file may name two columns alike
          <li key={at}>
            <label htmlFor={`column-${at}`}>{name || '(no name)'}</label>
            <select
              id={`column-${at}`}
              value={chosen[at] ?? ''}
              onChange={({ target }) => choose(at, csvColumns.find((each) => each === target.value) ?? null)}
            >
              <option value="">Don’t use</option>
              {csvColumns.map((column) => (
                <option key={column} value={column}>
                  {columnLabels[column]}
                </option>
              ))}
            </select>
            <span>{chosen[at] === mapsTo ? remarks[confidence] : 'Changed'}</span>
          </li>
        ))}
      </ul>
      <Button
        variant="default"
        disabled={!isChanged}
        loading={isPending}
        onClick={() => mutate({ columns: chosen })}
      >
        Check rows again
      </Button>
    </details>
  )
}
