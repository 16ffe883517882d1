import { Button } from '@mantine/core'
import type { UploadError } from '@soundings/contract/bulk-upload'
import { plural } from '@soundings/rules/phrases'
import type { ReactNode } from 'react'
import css from './UploadResults.module.css'

type Props = {
  successful: number
  failed: number
  errors: readonly UploadError[]
  onClear: () => void
  /** What else can be done with them. */
  children?: ReactNode
}

/** What became of an upload: how many sites there are of it, and why not more. */
export const UploadResults = ({ successful, failed, errors, onClear, children }: Props) => (
  <section className={css.results} aria-labelledby="upload-results">
    <header className={css.head}>
      <h2 id="upload-results" tabIndex={-1}>
        Upload Results
      </h2>
      <Button variant="quiet" onClick={onClear}>
        Clear
      </Button>
    </header>
    <div role="status" className={css.counts}>
      <p>
        {plural(successful, {
          one: '# site created successfully',
          other: '# sites created successfully',
        })}
      </p>
      <p data-failed={failed > 0 || undefined}>
        {plural(failed, { one: '# row failed', other: '# rows failed' })}
      </p>
    </div>
    {children}
    {errors.length > 0 && (
      <ul className={css.errors} aria-label="Errors">
        {errors.map(({ row, message }) => (
          <li key={row}>
            <strong>Row {row}</strong>
            <span>{message}</span>
          </li>
        ))}
      </ul>
    )}
    {failed > errors.length && (
      <p className={css.rest}>
        {plural(failed - errors.length, {
          one: '# more row failed. The file of errors has all of them.',
          other: '# more rows failed. The file of errors has all of them.',
        })}
      </p>
    )}
  </section>
)
