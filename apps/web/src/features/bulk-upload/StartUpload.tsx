import { Button } from '@mantine/core'
import {
  bulkUploadLimits,
  bulkUploadTexts,
  isCsvFile,
  type UploadFormat,
} from '@soundings/contract/bulk-upload'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { BotCheckNotice } from '#features/bot-check/index.ts'
import { wordsOf } from '#shared/api/failure.ts'
import { useConnection } from '#shared/lib/connection.ts'
import { Choice } from '#shared/ui/Choice.tsx'
import { FormProblem } from '#shared/ui/form/FormProblem.tsx'
import { TextField } from '#shared/ui/form/fields.tsx'
import { sendFile } from './bulk-upload.queries.ts'
import { FileDrop } from './FileDrop.tsx'
import css from './StartUpload.module.css'
import { UploadResults } from './UploadResults.tsx'

const kinds = {
  csv: { label: 'Drop a CSV file here, or choose one', accept: '.csv,text/csv' },
  json: {
    label: 'Drop a GeoJSON or Overpass JSON file here, or choose one',
    accept: '.json,.geojson,application/json',
  },
} as const

const isJsonFile = ({ name }: File) => /\.(geo)?json$/i.test(name)

/** Why a file cannot be sent, if anything. */
const wrongWith = (file: File, format: UploadFormat): string | undefined => {
  if (format === 'csv' && !isCsvFile(file)) return bulkUploadTexts.notCsv
  if (format === 'json' && !isJsonFile(file)) return bulkUploadTexts.notJson
  return file.size > bulkUploadLimits.bytes ? bulkUploadTexts.tooLarge : undefined
}

type Props = { onPreview: (uploadId: string) => void }

/** A file is chosen and sent; what it holds is looked at before anything is created. */
export const StartUpload = ({ onPreview }: Props) => {
  const [format, setFormat] = useState<UploadFormat>('csv')
  const [file, setFile] = useState<File | null>(null)
  const [wrong, setWrong] = useState<string>()
  const [from, setFrom] = useState({ source: '', licence: '' })
  const [share, setShare] = useState(0)
  const isOffline = useConnection((connection) => connection.isOffline)
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (sent: File) => sendFile(sent, { format, ...from }, setShare),
    onMutate: () => setShare(0),
    onSuccess: ({ uploadId }) => onPreview(uploadId),
  })
  const choose = (chosen: File | null) => {
    const problem = chosen ? wrongWith(chosen, format) : undefined
    setWrong(problem)
    setFile(problem ? null : chosen)
    reset()
  }
  const results = error && {
    successful: 0,
    failed: 1,
    errors: [{ row: 0, message: `Upload failed: ${wordsOf(error, 'Something went wrong.')}` }],
  }
  return (
    <section className={css.start} aria-label="Upload a file">
      <Choice
        label="Format"
        options={[
          { value: 'csv', text: 'CSV' },
          { value: 'json', text: 'GeoJSON or Overpass' },
        ]}
        value={format}
        onChoose={(next) => {
          setFormat(next)
          setFile(null)
          setWrong(undefined)
          reset()
        }}
      />
      <FormProblem>{wrong ?? null}</FormProblem>
      <FileDrop {...kinds[format]} file={file} isDisabled={isPending} onFile={choose} />
      <fieldset className={css.from} disabled={isPending}>
        <legend>Where the data comes from</legend>
        <TextField
          label="Source (optional)"
          required={false}
          description="Shown in the history of each site, such as “Kiel dive club”. Objects of OpenStreetMap name themselves."
          maxLength={40}
          value={from.source}
          onChange={({ target }) => setFrom((before) => ({ ...before, source: target.value }))}
        />
        <TextField
          label="Licence (optional)"
          required={false}
          description="Upload only what you may share, such as under CC BY 4.0."
          maxLength={80}
          value={from.licence}
          onChange={({ target }) => setFrom((before) => ({ ...before, licence: target.value }))}
        />
      </fieldset>
      {isOffline && <p role="status">You need a connection to upload a file.</p>}
      <BotCheckNotice action="bulk_upload" />
      <div className={css.actions}>
        <Button
          variant="main"
          disabled={!file || isOffline}
          loading={isPending}
          onClick={() => file && mutate(file)}
        >
          Upload
        </Button>
        <Button variant="quiet" disabled={!file || isPending} onClick={() => choose(null)}>
          Cancel
        </Button>
      </div>
      {isPending && (
        <label className={css.progress}>
          {share < 1 ? 'Uploading the file' : 'Reading the file'}
          <progress {...(share < 1 && { value: share })} max={1} />
        </label>
      )}
      {results && <UploadResults {...results} onClear={reset} />}
    </section>
  )
}
