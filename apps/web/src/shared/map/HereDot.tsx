import css from './HereDot.module.css'

/** Where the person is, as far as their device knows. */
export const HereDot = () => <span className={css.here} role="img" aria-label="You are here" />
