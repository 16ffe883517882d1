import css from './Suggestions.module.css'

type Props = {
  /** What a screen reader calls the list. */
  label: string
  questions: readonly string[]
  onAsk: (question: string) => void
  /** One below the other, where there is room. */
  isTall?: boolean
}

/** Questions that one press asks. */
export const Suggestions = ({ label, questions, onAsk, isTall = false }: Props) => (
  <ul
    className={css.suggestions}
    aria-label={label}
    data-tall={isTall || undefined}
    // Those below each other are not moved sideways.
    data-carousel={!isTall || undefined}
  >
    {questions.map((question) => (
      <li key={question}>
        <button type="button" onClick={() => onAsk(question)}>
          {question}
        </button>
      </li>
    ))}
  </ul>
)
