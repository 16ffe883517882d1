import css from './Figures.module.css'

type Props = {
  label: string
  /** A value that did not come yet is undefined; `more` says what it is made of. */
  figures: readonly { label: string; value: string | undefined; more?: string | undefined }[]
  /** Whether the values are long, as sums of money are: on a phone there are two in a row then. */
  areLong?: boolean
}

/** The figures of a page, side by side. */
export const Figures = ({ label: what, figures, areLong = false }: Props) => (
  <dl className={css.figures} aria-label={what} data-long={areLong || undefined}>
    {figures.map(({ label, value, more }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd className={css.number}>{value ?? '–'}</dd>
        {more && <dd className={css.quiet}>{more}</dd>}
      </div>
    ))}
  </dl>
)
