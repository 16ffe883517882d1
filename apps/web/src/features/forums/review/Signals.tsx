import boxes from '#shared/review/boxes.module.css'
import css from './PostInReview.module.css'

/** Why a post is held, in words. */
export const Signals = ({ signals }: { signals: readonly string[] }) => (
  <section className={boxes.box} aria-label="Why it’s here">
    <h3 className={boxes.title}>Why it’s here</h3>
    <ul className={css.signals}>
      {signals.map((signal) => (
        <li key={signal}>{signal}</li>
      ))}
    </ul>
  </section>
)
