import { Button } from '@mantine/core'
import { type DiveLogFormat, diveLog } from '@soundings/contract/dive-log'
import { plural } from '@soundings/rules/phrases'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { wordsOf } from '#shared/api/failure.ts'
import { useConnection } from '#shared/lib/connection.ts'
import { FormModal } from '#shared/ui/form/FormModal.tsx'
import { FormProblem } from '#shared/ui/form/FormProblem.tsx'
import form from '#shared/ui/form/form.module.css'
import { refreshLog } from '../dive-log.queries.ts'
import css from './ExportDialog.module.css'
import { readBack } from './read-back.queries.ts'

const addressOf = (format: DiveLogFormat) => `${diveLog.export.path}?format=${format}`

const files = [
  { format: 'csv', name: 'CSV', about: 'For spreadsheets: one row per dive.' },
  {
    format: 'json',
    name: 'JSON',
    about: 'Everything in your log, profiles too. It can be read back into any Soundings account.',
  },
] as const

type Props = { opened: boolean; onClose: () => void }

/** The whole log as a file, and such a file as dives. */
export const ExportDialog = ({ opened, onClose }: Props) => {
  const queries = useQueryClient()
  const isOffline = useConnection((connection) => connection.isOffline)
  const input = useRef<HTMLInputElement>(null)
  const { mutate, data, error, isPending, reset } = useMutation({
    mutationFn: readBack,
    onSuccess: () => void refreshLog(queries),
  })
  const close = () => {
    onClose()
    reset()
  }
  return (
    <FormModal opened={opened} onClose={close} title="Export Log" size={520}>
      <div className={form.form}>
        {isOffline ? (
          <p role="status">You need a connection to export your log or to read a file.</p>
        ) : (
          <ul className={css.files}>
            {files.map(({ format, name, about }) => (
              <li key={format}>
                <Button component="a" variant="default" href={addressOf(format)} download>
                  {`Download ${name}`}
                </Button>
                <p>{about}</p>
              </li>
            ))}
          </ul>
        )}
        <section className={css.back} aria-labelledby="read-back">
          <h3 id="read-back">Read an export back</h3>
          <p>Choose a JSON file that was exported here. Dives that are already in your log are left alone.</p>
          <FormProblem>{error && wordsOf(error, 'The file couldn’t be read.')}</FormProblem>
          <input
            ref={input}
            hidden
            type="file"
            accept=".json,application/json"
            aria-label="Exported JSON file"
            onChange={({ target }) => {
              const [file] = target.files ?? []
              if (file) mutate(file)
              target.value = ''
            }}
          />
          <Button
            variant="default"
            disabled={isOffline}
            loading={isPending}
            onClick={() => input.current?.click()}
          >
            Choose a file
          </Button>
          <div role="status">
            {data && (
              <>
                <p>{plural(data.created, { one: '# dive was added.', other: '# dives were added.' })}</p>
                {data.duplicates > 0 && (
                  <p>
                    {plural(data.duplicates, {
                      one: '# dive was already in your log.',
                      other: '# dives were already in your log.',
                    })}
                  </p>
                )}
                {data.errors.length > 0 && (
                  <ul className={css.problems} aria-label="Dives that couldn’t be added">
                    {data.errors.map(({ where, message }) => (
                      <li key={where}>{`Dive ${where} of the file: ${message}`}</li>
                    ))}
                  </ul>
                )}
              </>
            )}
          </div>
        </section>
      </div>
    </FormModal>
  )
}
