import { VisuallyHidden } from '@mantine/core'
import { plural } from '@soundings/rules/phrases'
import css from './History.module.css'
import { lineChanges, shortened } from './lines.view.ts'

const signs = { same: ' ', gone: '−', new: '+' } as const
const words = { same: '', gone: 'Removed: ', new: 'Added: ' } as const

/** What became of a text, line by line; nothing in it says so by colour alone. */
export const ChangedLines = ({ before, after }: { before: string; after: string }) => {
  const lines = shortened(lineChanges(before, after))
  return (
    <ol className={css.lines}>
      {lines.map((line, at) =>
        typeof line === 'number' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of two texts never move
          <li key={at} className={css.skipped}>
            {plural(line, { one: '# line unchanged', other: '# lines unchanged' })}
          </li>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of two texts never move
          <li key={at} className={css.line} data-kind={line.kind}>
            <span aria-hidden="true" className={css.sign}>
              {signs[line.kind]}
            </span>
            <VisuallyHidden>{words[line.kind]}</VisuallyHidden>
            <span dir="auto">{line.text}</span>
          </li>
        ),
      )}
    </ol>
  )
}
