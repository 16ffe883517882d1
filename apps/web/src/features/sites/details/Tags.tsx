import { useId } from 'react'
import { Box } from './Box.tsx'
import css from './Tags.module.css'

type Props = {
  title: string
  tags: readonly string[]
  tone?: 'hazard' | 'plain'
  /** Said when there is none; without it the whole box is left out. */
  ifNone?: string
}

/** A titled row of short words. */
export const Tags = ({ title, tags, tone = 'plain', ifNone }: Props) => {
  const heading = useId()
  if (tags.length === 0 && ifNone === undefined) return null
  return (
    <Box title={title} headingId={heading}>
      {tags.length === 0 ? (
        <p className={css.none}>{ifNone}</p>
      ) : (
        <ul className={css.tags} data-tone={tone} aria-labelledby={heading}>
          {tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      )}
    </Box>
  )
}
