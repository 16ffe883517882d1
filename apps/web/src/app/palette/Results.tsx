import { useEffect, useRef } from 'react'
import { OptionRow } from './OptionRow.tsx'
import { type Group, type Option, optionId } from './options.ts'
import css from './Results.module.css'

type Props = {
  id: string
  groups: Group[]
  active: Option | undefined
  idOf: (option: Option) => string
  onReach: (option: Option) => void
  onChoose: (option: Option) => void
}

/** The options in their groups. Focus stays in the box; the active one is scrolled into sight. */
export const Results = ({ id, groups, active, idOf, onReach, onChoose }: Props) => {
  const list = useRef<HTMLDivElement>(null)
  const activeId = active && idOf(active)
  const isFirst = active === groups[0]?.options[0]
  useEffect(() => {
    // Above the first option stands the title of its group.
    if (isFirst) list.current?.scrollTo({ top: 0 })
    else if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId, isFirst])

  return (
    <div ref={list} id={id} className={css.list} role="listbox" aria-label="Results">
      {groups.map(({ title, options }) => (
        // biome-ignore lint/a11y/useSemanticElements: a list box may not hold a fieldset
        <div key={title} role="group" aria-label={title}>
          <div className={css.title} role="presentation">
            {title}
          </div>
          {options.map((option) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are pressed in the box, where focus stays
            <div
              key={optionId(option)}
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
              <OptionRow option={option} />
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
