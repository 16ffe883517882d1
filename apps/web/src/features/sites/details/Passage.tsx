import { VisuallyHidden } from '@mantine/core'
import css from './Passage.module.css'

type Props = {
  title: string
  text: string | null
  /** The text that opens the page: it needs no title to be seen. */
  isLead?: boolean
}

/** A titled text as a person wrote it: plain, its line breaks kept. Nothing when there is none. */
export const Passage = ({ title, text, isLead = false }: Props) => {
  if (text === null || text === '') return null
  const heading = <h2 className={css.title}>{title}</h2>
  return (
    <section>
      {isLead ? <VisuallyHidden>{heading}</VisuallyHidden> : heading}
      <p className={css.text}>{text}</p>
    </section>
  )
}
