import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderPart } from '#shared/testing/render.tsx'
import { NumberField } from './NumberField.tsx'

const Minutes = () => {
  const [value, setValue] = useState<number | null>(null)
  return (
    <>
      <NumberField label="Minutes" value={value} onChange={setValue} min={0} max={90} />
      <output>{String(value)}</output>
    </>
  )
}

const type = (text: string) => {
  renderPart(<Minutes />)
  const field = screen.getByLabelText('Minutes')
  fireEvent.change(field, { target: { value: text } })
  fireEvent.blur(field)
  return screen.getByRole('status').textContent
}

test.each([
  ['45', '45'],
  ['45,5', '45.5'],
  [' 7. ', '7'],
  ['', 'null'],
])('%j is read as %s', (text, value) => {
  expect(type(text)).toBe(value)
  expect(screen.queryByText(/^Enter a number/)).toBeNull()
})

test.each(['three', '120', '-4'])('%j is told to be no such number', (text) => {
  type(text)
  expect(screen.getByText('Enter a number: 0 to 90')).toBeDefined()
})
