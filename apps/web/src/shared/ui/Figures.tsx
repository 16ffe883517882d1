import css from './Figures.module.css'

type Props = {
  label: string
  /** A value that did not come yet is undefined; `more` says what it is made of. */
  figures: readonly { label: string; value: string | undefined; more?: string | undefined }[]
}

/** The figures of a page, side by side. */
export const Figures = ({ label: what, figures }: Props) => (
  <dl className={css.figures} aria-label={what}>
    {figures.map(({ label, value, more }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd className={css.number}>{value ?? '–'}</dd>
        {more && <dd className={css.quiet}>{more}</dd>}
      </div>
    ))}
  </dl>
)
