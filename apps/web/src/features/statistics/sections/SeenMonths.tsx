import { monthNames } from '@soundings/rules/months'
import { useNavigate } from '@tanstack/react-router'
import css from './Sections.module.css'

/** Which month of the year is meant. */
export const SeenMonths = ({ month }: { month: number | undefined }) => {
  const navigate = useNavigate({ from: '/statistics' })
  return (
    <select
      className={css.select}
      aria-label="Month"
      value={month ?? ''}
      onChange={({ target }) =>
        void navigate({
          search: (now) => ({ ...now, month: Number(target.value) }),
          replace: true,
          resetScroll: false,
        })
      }
    >
      {month === undefined && <option value="">This month</option>}
      {monthNames.map((name, at) => (
        <option key={name} value={at + 1}>
          {name}
        </option>
      ))}
    </select>
  )
}
