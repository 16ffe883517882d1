import { reportLimits } from '@soundings/contract/reports'
import { lazy, Suspense, useId, useState } from 'react'
import { LongTextField } from '#shared/ui/form/fields.tsx'
import css from './NotesField.module.css'

const WrittenText = lazy(() =>
  import('#shared/ui/written/WrittenText.tsx').then((module) => ({ default: module.WrittenText })),
)

type Props = {
  value: string
  onChange: (event: unknown) => void
  error?: string | null
  'data-path'?: string
}

/** What else there is to tell, with a look at how it will be read. */
export const NotesField = ({ value, ...field }: Props) => {
  const id = useId()
  const [isPreview, setPreview] = useState(false)
  const hasNotes = value.trim() !== ''
  return (
    <div className={css.field}>
      <div className={css.head}>
        <label htmlFor={id}>Notes</label>
        <button
          type="button"
          className={css.switch}
          aria-pressed={isPreview}
          onClick={() => setPreview(!isPreview)}
        >
          Preview
        </button>
      </div>
      {isPreview && (
        <section className={css.preview} aria-label="Preview of the notes">
          {hasNotes ? (
            <Suspense>
              <WrittenText text={value} />
            </Suspense>
          ) : (
            <p className={css.nothing}>Nothing to preview yet.</p>
          )}
        </section>
      )}
      <div hidden={isPreview}>
        <LongTextField
          {...field}
          id={id}
          required={false}
          rows={5}
          maxLength={reportLimits.notes}
          value={value}
          description="You can use **bold**, *italic*, - lists, > quotes and [links](https://…)."
        />
      </div>
    </div>
  )
}
