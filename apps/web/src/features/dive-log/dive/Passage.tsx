import css from './parts.module.css'

/** A titled text as its diver wrote it; nothing without one. */
export const Passage = ({ title, text }: { title: string; text: string | null }) =>
  text !== null &&
  text !== '' && (
    <section className={css.passage}>
      <h2>{title}</h2>
      <p>{text}</p>
    </section>
  )
