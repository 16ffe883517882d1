import type { UploadLine } from '@soundings/contract/bulk-upload'
import { plural } from '@soundings/rules/phrases'
import { Link } from '@tanstack/react-router'
import { usePages } from '#shared/api/use-pages.ts'
import { Ago } from '#shared/ui/Ago.tsx'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { ListEnd } from '#shared/ui/ListEnd.tsx'
import { uploadsQuery } from './bulk-upload.queries.ts'
import css from './EarlierUploads.module.css'

const stateText = ({ state, successful, rows, undoUntil }: UploadLine): string => {
  if (state === 'checking') return 'Checking rows…'
  if (state === 'committing') return 'Creating sites…'
  if (state === 'undoing') return 'Undoing…'
  if (state === 'undone') return 'Undone'
  if (state === 'ready')
    return plural(rows, { one: '# row, not created yet', other: '# rows, not created yet' })
  return undoUntil
    ? plural(successful, {
        one: '# site created. You can still undo it.',
        other: '# sites created. You can still undo it.',
      })
    : plural(successful, { one: '# site created', other: '# sites created' })
}

/** The uploads of all admins, newest first; each leads to what became of it. */
export const EarlierUploads = () => {
  const { items, error, retry, ...end } = usePages(uploadsQuery())
  if (!items && error)
    return <FailureNotice title="Couldn’t load earlier uploads" error={error} onRetry={retry} />
  if (!items || items.length === 0) return null
  return (
    <section className={css.earlier} aria-labelledby="earlier-uploads">
      <h2 id="earlier-uploads">Earlier uploads</h2>
      <ul>
        {items.map((line) => (
          <li key={line.uploadId}>
            <Link to="/bulk-upload" search={{ upload: line.uploadId }}>
              {line.name}
            </Link>
            <span>{stateText(line)}</span>
            <span className={css.when}>
              <Ago at={line.createdAt} />
              {line.byHandle && ` · @${line.byHandle}`}
            </span>
          </li>
        ))}
      </ul>
      <ListEnd of="uploads" error={error} retry={retry} {...end} />
    </section>
  )
}
