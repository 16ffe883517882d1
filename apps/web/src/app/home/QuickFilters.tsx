import { depthText } from '@soundings/rules/units'
import {
  IconAdjustmentsHorizontal,
  IconArrowBarToDown,
  IconFish,
  IconSailboat,
  IconWalk,
  IconX,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { icon } from '#shared/ui/icons.ts'
import { useUnits } from '#shared/units/unit-store.ts'
import css from './QuickFilters.module.css'
import { isOn, type QuickFilter, quickFilters, withFilter, withoutFilters } from './quick-filters.ts'
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
  const on = quickFilters.filter((filter) => isOn(question, filter))
  return (
    <ul className={css.filters} aria-label="Filters" data-carousel>
      <li>
        <Link to="/explore" search={{ ...question, ...home.position, view: 'list' }} className={css.filter}>
          <IconAdjustmentsHorizontal {...icon} />
          Filters
        </Link>
      </li>
      {quickFilters.map((filter) => {
        const { label, Picture } = looks[filter]
        const isPressed = isOn(question, filter)
        return (
          <li key={filter}>
            <button
              type="button"
              className={css.filter}
              aria-pressed={isPressed}
              onClick={() => home.narrow(withFilter(question, filter, !isPressed))}
            >
              <Picture {...icon} />
              {filter === 'shallow' ? `To ${depthText(18, unit)}` : label}
              {isPressed && <IconX {...icon} size={15} />}
            </button>
          </li>
        )
      })}
      {on.length >= 2 && (
        <li>
          <button type="button" className={css.filter} onClick={() => home.narrow(withoutFilters(question))}>
            Clear all
          </button>
        </li>
      )}
    </ul>
  )
}
