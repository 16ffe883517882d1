import type { Units } from '@soundings/rules/units'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPart } from '#shared/testing/render.tsx'
import { useUnits } from '#shared/units/unit-store.ts'
import { UnitInput } from './UnitInput.tsx'

afterEach(() => act(() => useUnits.getState().choose({ depth: 'm' })))
const read = (units: Partial<Units>) => act(() => useUnits.getState().choose(units))

const Host = ({ first, onChange }: { first: number | null; onChange: (value: number | null) => void }) => {
  const [value, setValue] = useState(first)
  const change = (next: number | null) => {
    onChange(next)
    setValue(next)
  }
  return (
    <>
      <UnitInput quantity="depth" label="Maximum depth" min={0} max={330} value={value} onChange={change} />
      <button type="button" onClick={() => change(null)}>
        Reset
      </button>
    </>
  )
}

const open = (first: number | null = null) => {
  const onChange = vi.fn()
  renderPart(<Host first={first} onChange={onChange} />)
  return { onChange, user: userEvent.setup(), field: screen.getByRole<HTMLInputElement>('textbox') }
}
const problem = () => screen.queryByText(/^Enter a number/)?.textContent

test('feet that are typed are read back as feet, while the value is metric', async () => {
  read({ depth: 'ft' })
  const { user, field, onChange } = open()
  await user.type(field, '60')
  await user.tab()
  expect(field.value).toBe('60')
  expect(onChange).toHaveBeenLastCalledWith(18.288)
  read({ depth: 'm' })
  expect(field.value).toBe('18.29')
  read({ depth: 'ft' })
  expect(field.value).toBe('60')
  expect(onChange).toHaveBeenCalledTimes(2)
})

test('another unit may be typed, and is turned into the person’s own', async () => {
  const { user, field, onChange } = open()
  await user.type(field, '60 ft')
  expect(field.value).toBe('60 ft')
  expect(onChange).toHaveBeenLastCalledWith(18.288)
  await user.tab()
  expect(field.value).toBe('18.29')
  expect(onChange).toHaveBeenLastCalledWith(18.288)
})

test('a value that nobody touches stays exactly as it is', async () => {
  read({ depth: 'ft' })
  const { user, field, onChange } = open(27.3)
  expect(field.value).toBe('89.6')
  await user.click(field)
  await user.tab()
  expect(onChange).not.toHaveBeenCalled()
})

test('its name and limits are told in the person’s unit', () => {
  read({ depth: 'ft' })
  const { field } = open()
  expect(screen.getByRole('textbox', { name: 'Maximum depth in feet' })).toBe(field)
  expect(
    document.getElementById(field.getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent,
  ).toBe('0 to 1082\u00a0ft')
})

test('what is too deep is told when the field is left, in the person’s unit', async () => {
  read({ depth: 'ft' })
  const { user, field } = open()
  await user.type(field, '1083')
  expect(problem()).toBeUndefined()
  await user.tab()
  expect(problem()).toBe('Enter a number: 0 to 1082\u00a0ft')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  await user.clear(field)
  await user.type(field, '100')
  await user.tab()
  expect(problem()).toBeUndefined()
})

test('what is no depth stays to be put right, and cannot pass for one', async () => {
  const { user, field, onChange } = open()
  await user.type(field, 'deep')
  await user.tab()
  expect(field.value).toBe('deep')
  expect(onChange).toHaveBeenLastCalledWith(Number.NaN)
  expect(problem()).toBe('Enter a number: 0 to 330\u00a0m')
  await user.click(screen.getByRole('button', { name: 'Reset' }))
  expect(field.value).toBe('')
  expect(problem()).toBeUndefined()
})

test('an empty field is nothing, not zero', async () => {
  const { user, field, onChange } = open(18)
  await user.clear(field)
  expect(onChange).toHaveBeenLastCalledWith(null)
})
