import { VisuallyHidden } from '@mantine/core'
import { numberText } from '@soundings/rules/phrases'
import css from './TabCount.module.css'

type Props = {
  count: number
  /** What is counted, where the tab does not say it. */
  of?: string
}

/** How much there is in a tab, after its name; nothing while there is nothing. */
export const TabCount = ({ count, of }: Props) =>
  count > 0 && (
    <>
      {' '}
      <span className={css.badge}>
        {numberText(count)}
        {of && <VisuallyHidden> {of}</VisuallyHidden>}
      </span>
    </>
  )
