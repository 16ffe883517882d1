import css from './ChipsField.module.css'

type Props = {
  label: string
  options: readonly { value: string; label: string }[]
  value: string[]
  onChange: (value: string[]) => void
  /** What is chosen after one was pressed, where that is more than that one. */
  afterPress?: (chosen: readonly string[], pressed: string) => string[]
  error?: string | null
  'data-path'?: string
}

const toggled = (chosen: readonly string[], pressed: string) =>
  chosen.includes(pressed) ? chosen.filter((one) => one !== pressed) : [...chosen, pressed]

/** Any of a few words, each a chip. */
export const ChipsField = ({
  label,
  options,
  value,
  onChange,
  afterPress = toggled,
  error,
  ...rest
}: Props) => (
  <fieldset className={css.group}>
    <legend className={css.label}>{label}</legend>
    <div className={css.chips}>
      {options.map((option, at) => (
        <label key={option.value} className={css.chip}>
          <input
            type="checkbox"
            checked={value.includes(option.value)}
            onChange={() => onChange(afterPress(value, option.value))}
            {...(at === 0 && { 'data-path': rest['data-path'] })}
          />
          {option.label}
        </label>
      ))}
    </div>
    {error && <p className={css.error}>{error}</p>}
  </fieldset>
)
