import { type ReactNode, useId } from 'react'
import css from './parts.module.css'

/** One card of the rail beside the facts. */
export const Box = ({ title, children }: { title: string; children: ReactNode }) => {
  const heading = useId()
  return (
    <section className={css.box} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {children}
    </section>
  )
}

/** Short words in a row; nothing without any. */
export const Words = ({ title, words }: { title: string; words: readonly string[] }) =>
  words.length > 0 && (
    <div className={css.words}>
      <h3>{title}</h3>
      <ul aria-label={title}>
        {words.map((word) => (
          <li key={word}>{word}</li>
        ))}
      </ul>
    </div>
  )
