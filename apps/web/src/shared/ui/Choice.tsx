import css from './Choice.module.css'

type Props<Value extends string> = {
  label: string
  options: readonly { value: Value; text: string }[]
  value: Value
  onChoose: (value: Value) => void
}

/** A row of buttons of which one is pressed. */
export const Choice = <Value extends string>({ label, options, value: chosen, onChoose }: Props<Value>) => (
  <fieldset className={css.choice} aria-label={label}>
    {options.map(({ value, text }) => (
      <button key={value} type="button" aria-pressed={value === chosen} onClick={() => onChoose(value)}>
        {text}
      </button>
    ))}
  </fieldset>
)
