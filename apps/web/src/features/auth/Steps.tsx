import css from './Steps.module.css'

const names = ['Register', 'Verify', 'Complete profile']

/** How far somebody has come in signing up. */
export const Steps = ({ at }: { at: 1 | 2 | 3 }) => (
  <div className={css.steps}>
    <p className={css.words}>
      Step {at} of {names.length}
    </p>
    <ol className={css.bar} aria-hidden="true">
      {names.map((name, index) => (
        <li key={name} data-done={index < at} />
      ))}
    </ol>
  </div>
)
