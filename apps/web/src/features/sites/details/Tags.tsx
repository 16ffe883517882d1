import { useId } from 'react'
import { Box } from './Box.tsx'
import css from './Tags.module.css'

type Tone = 'hazard' | 'plain'

/** Short words in a row, under the heading that names them. */
export const TagList = (props: { tags: readonly string[]; labelledBy: string; tone?: Tone }) => (
  <ul className={css.tags} data-tone={props.tone ?? 'plain'} aria-labelledby={props.labelledBy}>
    {props.tags.map((tag) => (
      <li key={tag}>{tag}</li>
    ))}
  </ul>
)

type Props = {
  title: string
  tags: readonly string[]
  tone?: Tone
  /** Said when there is none. */
  ifNone: string
}

/** A card of short words, which also says that there are none. */
export const Tags = ({ title, tags, tone = 'plain', ifNone }: Props) => {
  const heading = useId()
  return (
    <Box title={title} headingId={heading}>
      {tags.length === 0 ? (
        <p className={css.none}>{ifNone}</p>
      ) : (
        <TagList tags={tags} labelledBy={heading} tone={tone} />
      )}
    </Box>
  )
}
