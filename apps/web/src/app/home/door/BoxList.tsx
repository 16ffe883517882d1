import { IconSparkles } from '@tabler/icons-react'
import { icon } from '#shared/ui/icons.ts'
import { OptionRow } from '../../palette/OptionRow.tsx'
import css from './BoxList.module.css'
import { type BoxOption, boxOptionId } from './box-options.ts'

type Props = {
  id: string
  options: readonly BoxOption[]
  active: BoxOption | undefined
  idOf: (option: BoxOption) => string
  onReach: (option: BoxOption) => void
  onChoose: (option: BoxOption) => void
}

/** What the box found, below it. Focus stays in the box. */
export const BoxList = ({ id, options, active, idOf, onReach, onChoose }: Props) => (
  <div id={id} className={css.list} role="listbox" aria-label="Results">
    {options.map((option) => (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are pressed in the box, where focus stays
      <div
        key={boxOptionId(option)}
        id={idOf(option)}
        className={css.option}
        role="option"
        tabIndex={-1}
        aria-selected={option === active}
        onPointerMove={() => option !== active && onReach(option)}
        // The box keeps focus.
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => onChoose(option)}
      >
        {option.kind === 'ask' ? <AskRow words={option.words} /> : <OptionRow option={option} />}
      </div>
    ))}
  </div>
)

const AskRow = ({ words }: { words: string }) => (
  <>
    <span className={css.sign}>
      <IconSparkles {...icon} />
    </span>
    <span className={css.ask}>
      Ask ‘<bdi>{words}</bdi>’
    </span>
  </>
)
