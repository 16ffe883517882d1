import css from './EventForm.module.css'

type Props = {
  value: string
  onChange: (scope: 'one' | 'following') => void
  one: string
  following: string
}

/** Whether something is about one event of a series, or about all that follow it, too. */
export const ScopeField = ({ value, onChange, one, following }: Props) => (
  <fieldset className={css.choices}>
    <legend className={css.legend}>This event repeats</legend>
    {(['one', 'following'] as const).map((scope) => (
      <label key={scope} className={css.choice}>
        <input type="radio" name="scope" checked={value === scope} onChange={() => onChange(scope)} />
        {scope === 'one' ? one : following}
      </label>
    ))}
  </fieldset>
)
