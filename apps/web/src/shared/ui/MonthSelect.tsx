import { monthNames } from '@soundings/rules/months'
import { FilterSelect } from './FilterSelect.tsx'

/** A month of the year, from 1 to 12; undefined while it isn’t known which this one is. */
export const MonthSelect = (props: { month: number | undefined; onMonth: (month: number) => void }) => (
  <FilterSelect
    label="Month"
    value={props.month === undefined ? '' : String(props.month)}
    onChoose={(value) => props.onMonth(Number(value))}
  >
    {props.month === undefined && <option value="">This month</option>}
    {monthNames.map((name, at) => (
      <option key={name} value={at + 1}>
        {name}
      </option>
    ))}
  </FilterSelect>
)
