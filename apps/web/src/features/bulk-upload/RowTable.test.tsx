import { bulkUpload, type Upload, type UploadRow } from '@soundings/contract/bulk-upload'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { onePage, stubNetwork } from '#shared/testing/network.ts'
import { resetSession } from '#shared/testing/people.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { RowTable } from './RowTable.tsx'

const uploadId = '0190f000-0000-7000-8000-000000000001'
const names = ['siteName', 'description', 'location.country', 'maxDepth'] as const
const upload = (format: Upload['format']): Upload => ({
  uploadId,
  name: 'club.csv',
  bytes: 100,
  format,
  state: 'ready',
  columns: names.map((name) => ({ name, mapsTo: name, confidence: 'exact' })),
  missing: [],
  counts: { rows: 2, good: 0, faulty: 2, near: 0, create: 0, fill: 0, skipped: 0 },
  progress: { done: 0, of: 2 },
  problem: null,
  successful: 0,
  failed: 0,
  errors: [],
  kept: [],
  keptCount: 0,
  byHandle: 'mara_l',
  createdAt: '2026-11-01T10:00:00Z',
  doneAt: null,
  undoUntil: null,
})
const wrong = { column: 'maxDepth', message: 'Must be a depth in metres' }
const line = (row: number, issues: UploadRow['issues'] = [wrong]): UploadRow => ({
  row,
  raw: [`Mark ${row}`, 'x', 'Egypt', 'deep'],
  values: { siteName: `Mark ${row}`, description: 'x', 'location.country': 'Egypt', maxDepth: 'deep' },
  isEdited: false,
  siteName: `Mark ${row}`,
  coordinates: null,
  countryFilled: null,
  issues,
  near: null,
  choice: null,
  result: null,
  siteId: null,
})

const user = userEvent.setup()
let network: ReturnType<typeof stubNetwork>

beforeEach(() => {
  resetSession()
  network = stubNetwork()
  network.answer(bulkUpload.rows, onePage([line(2), line(3)]))
  Element.prototype.scrollIntoView = () => undefined
})

const open = async (format: Upload['format'] = 'csv') => {
  renderPart(<RowTable upload={upload(format)} filter="faulty" empty="No row has errors." />)
  return screen.findByLabelText<HTMLInputElement>('Max depth, row 2')
}

test('F8 goes from fault to fault, and from the last one to the first', async () => {
  const first = await open()
  const second = screen.getByLabelText('Max depth, row 3')
  await user.click(screen.getByRole('region', { name: 'Rows' }))
  for (const cell of [first, second, first]) {
    await user.keyboard('{F8}')
    expect(document.activeElement).toBe(cell)
  }
  expect(first.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(first.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Must be a depth in metres',
  )
})

test.each(['csv', 'json'] as const)(
  'a row of a %s file is checked as it is typed, and F8 leaves it out then',
  async (format) => {
    const sent: unknown[] = []
    network.answer(bulkUpload.row, (_, body) => {
      sent.push(body)
      return line(2, [])
    })
    const first = await open(format)
    await user.clear(first)
    await user.type(first, '18')
    await waitFor(() => expect(sent.at(-1)).toEqual({ cells: { maxDepth: '18' } }))
    await waitFor(() => expect(first.getAttribute('aria-invalid')).toBe('false'))
    expect(first.value).toBe('18')
    await user.keyboard('{F8}')
    expect(document.activeElement).toBe(screen.getByLabelText('Max depth, row 3'))
  },
)

test('what could not be saved says so in the row', async () => {
  network.refuse(bulkUpload.row, 409, 'This upload has already been created.')
  await user.type(await open(), '1')
  expect(await screen.findAllByText('This upload has already been created.')).toBeTruthy()
})
