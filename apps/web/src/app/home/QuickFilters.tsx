import { depthText } from '@soundings/rules/units'
import {
  IconAdjustmentsHorizontal,
  IconArrowBarToDown,
  IconFish,
  IconMapSearch,
  IconSailboat,
  IconWalk,
  IconX,
} from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { icon } from '#shared/ui/icons.ts'
import { useUnits } from '#shared/units/unit-store.ts'
import { HomeFilters } from './HomeFilters.tsx'
import css from './QuickFilters.module.css'
import { furtherCount, isOn, type QuickFilter, quickFilters, withFilter } from './quick-filters.ts'
import type { Home } from './use-home.ts'

const looks: Record<QuickFilter, { label: string; Picture: typeof IconFish }> = {
  shallow: { label: 'To 18 m', Picture: IconArrowBarToDown },
  wrecks: { label: 'Wrecks', Picture: IconSailboat },
  shore: { label: 'Shore entry', Picture: IconWalk },
  turtles: { label: 'Turtles', Picture: IconFish },
}

/** The filters that divers reach for first, and the way to all of them. */
export const QuickFilters = ({ home }: { home: Home }) => {
  const unit = useUnits(({ depth }) => depth)
  const { question } = home
  const [isOpen, setIsOpen] = useState(false)
  const further = furtherCount(question)
  const on = quickFilters.filter((filter) => isOn(question, filter)).length + (question.bbox ? 1 : 0)
  return (
    <ul className={css.filters} aria-label="Filters" data-carousel>
      <li>
        <button
          type="button"
          className={css.filter}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(true)}
        >
          <IconAdjustmentsHorizontal {...icon} />
          Filters
          {further > 0 && <span className={css.count}>{further} more</span>}
        </button>
        <HomeFilters home={home} isOpen={isOpen} onClose={() => setIsOpen(false)} />
      </li>
      {question.bbox && (
        <li>
          <Chip
            isPressed
            Picture={IconMapSearch}
            onPress={() => home.narrow({ ...question, bbox: undefined })}
          >
            This area
          </Chip>
        </li>
      )}
      {quickFilters.map((filter) => {
        const { label, Picture } = looks[filter]
        const isPressed = isOn(question, filter)
        return (
          <li key={filter}>
            <Chip
              isPressed={isPressed}
              Picture={Picture}
              onPress={() => home.narrow(withFilter(question, filter, !isPressed))}
            >
              {filter === 'shallow' ? `To ${depthText(18, unit)}` : label}
            </Chip>
          </li>
        )
      })}
      {(on >= 2 || further > 0) && (
        <li>
          <button type="button" className={css.filter} onClick={() => home.narrow({})}>
            Clear all
          </button>
        </li>
      )}
    </ul>
  )
}

type Pressed = { isPressed: boolean; Picture: typeof IconFish; onPress: () => void; children: ReactNode }

const Chip = ({ isPressed, Picture, onPress, children }: Pressed) => (
  <button type="button" className={css.filter} aria-pressed={isPressed} onClick={onPress}>
    <Picture {...icon} />
    {children}
    {isPressed && <IconX {...icon} size={15} />}
  </button>
)
