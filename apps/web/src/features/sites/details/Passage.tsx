import css from './Passage.module.css'

type Props = { title: string; text: string | null }

/** A titled text as a person wrote it: plain, its line breaks kept. Nothing when there is none. */
export const Passage = ({ title, text }: Props) =>
  text === null || text === '' ? null : (
    <section>
      <h2 className={css.title}>{title}</h2>
      <p className={css.text}>{text}</p>
    </section>
  )
