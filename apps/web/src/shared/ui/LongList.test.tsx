import { render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { LongListRow, useLongList } from './LongList.tsx'

const List = ({ count, onNearEnd }: { count: number; onNearEnd: () => void }) => {
  const { scroller, rows } = useLongList({ count, keyOf: (at) => at, tabStop: 0, onNearEnd })
  return (
    <div ref={scroller}>
      <ul style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map((row) => (
          <LongListRow key={row.key} rows={rows} row={row} total={count}>
            Row {row.index + 1}
          </LongListRow>
        ))}
      </ul>
    </div>
  )
}

afterEach(() => vi.restoreAllMocks())

test('a list is there at once, and asks for no height while it is put in', () => {
  const heights = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get')
  const boxes = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect')
  const scrolls = vi.spyOn(Element.prototype, 'scrollTo')
  const windows = vi.spyOn(window, 'innerHeight', 'get')
  render(<List count={400} onNearEnd={() => undefined} />)
  expect(screen.getByText('Row 1')).toBeDefined()
  expect(screen.queryByText('Row 60')).toBeNull()
  expect(heights).not.toHaveBeenCalled()
  expect(boxes).not.toHaveBeenCalled()
  expect(scrolls).not.toHaveBeenCalled()
  expect(windows).not.toHaveBeenCalled()
})

test('a list whose end is near says so at once', () => {
  const onNearEnd = vi.fn()
  render(<List count={12} onNearEnd={onNearEnd} />)
  expect(onNearEnd).toHaveBeenCalled()
})
