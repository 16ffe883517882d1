import { bulkUploadTexts } from '@soundings/contract/bulk-upload'
import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSession } from '#shared/session/session-store.ts'
import { stubNetwork } from '#shared/testing/network.ts'
import { buildMe, resetSession } from '#shared/testing/people.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { type Sent, stubUploads } from '#shared/testing/uploads.ts'
import { bulkUploadActions } from './bulk-upload-actions.ts'
import { StartUpload } from './StartUpload.tsx'

let token: string | undefined
const asked: string[] = []
vi.mock('#features/bot-check/index.ts', () => ({
  BotCheckNotice: () => null,
  botToken: async (action: string) => {
    asked.push(action)
    return token
  },
}))

const user = userEvent.setup()
let sent: Sent[] = []
let network: ReturnType<typeof stubNetwork>
const onPreview = vi.fn()

beforeEach(() => {
  resetSession()
  network = stubNetwork()
  sent = stubUploads()
  token = undefined
  asked.length = 0
  onPreview.mockClear()
  renderPart(<StartUpload onPreview={onPreview} />)
})
afterEach(() => act(() => network.find()))

const csv = new File(['siteName,description\n'.padEnd(1_500, 'x')], 'club.csv', { type: 'text/csv' })
const place = () => screen.getByText('Drop a CSV file here, or choose one').parentElement as HTMLElement
const drop = (file: File) => {
  const event = createEvent.drop(place())
  Object.defineProperty(event, 'dataTransfer', { value: { files: [file] } })
  fireEvent(place(), event)
}
const upload = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Upload' })
const cancel = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Cancel' })
const sends = async (): Promise<Sent> => {
  await user.click(upload())
  await waitFor(() => expect(sent).toHaveLength(1))
  return sent[0] as Sent
}

test('a file is dropped, stands there with its size, and is removed or cancelled', async () => {
  expect(upload().disabled).toBe(true)
  drop(csv)
  expect(screen.getByText('club.csv')).toBeTruthy()
  expect(screen.getByText('1.5 kB')).toBeTruthy()
  expect(upload().disabled).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Remove club.csv' }))
  expect(upload().disabled).toBe(true)
  drop(csv)
  await user.click(cancel())
  expect(screen.queryByText('club.csv')).toBeNull()
  expect(sent).toEqual([])
})

test('a file that is dropped is shown over the place first, and one of another kind is refused', () => {
  fireEvent.dragOver(place())
  expect(place().dataset.over).toBe('true')
  fireEvent.dragLeave(place())
  expect(place().dataset.over).toBeUndefined()
  drop(new File(['x'], 'sites.xlsx', { type: 'application/vnd.ms-excel' }))
  expect(screen.getByRole('alert').textContent).toBe(bulkUploadTexts.notCsv)
  expect(upload().disabled).toBe(true)
})

test('it tells how far it has come, and goes on to the preview', async () => {
  drop(csv)
  const form = await sends()
  act(() => form.comes(0.4))
  const bar = screen.getByLabelText<HTMLProgressElement>('Uploading the file')
  expect(bar.value).toBe(0.4)
  expect(upload().disabled || upload().dataset.loading).toBeTruthy()
  expect(cancel().disabled).toBe(true)
  act(() => form.comes(1))
  expect(screen.getByText('Reading the file')).toBeTruthy()
  expect(form.address).toContain('/api/admin/bulk-upload/preview')
})

test('a failure is one at row 0 with its reason, and Clear takes it away', async () => {
  drop(csv)
  const form = await sends()
  act(() => form.answers(400, { message: 'The file is UTF-16 text' }))
  const results = within(await screen.findByRole('region', { name: 'Upload Results' }))
  expect(results.getByText('0 sites created successfully')).toBeTruthy()
  expect(results.getByText('1 row failed')).toBeTruthy()
  expect(results.getByText('Row 0')).toBeTruthy()
  expect(results.getByText('Upload failed: The file is UTF-16 text')).toBeTruthy()
  await user.click(results.getByRole('button', { name: 'Clear' }))
  expect(screen.queryByRole('region', { name: 'Upload Results' })).toBeNull()
  expect(screen.getByText('club.csv')).toBeTruthy()
})

test('the bot check is asked for this action, and goes along with source and licence', async () => {
  token = 'proof'
  await user.type(screen.getByLabelText('Source (optional)'), 'Kiel dive club')
  await user.type(screen.getByLabelText('Licence (optional)'), 'CC BY 4.0')
  drop(csv)
  const { form } = await sends()
  expect(asked).toEqual(['bulk_upload'])
  expect(Object.fromEntries([...form].filter(([name]) => name !== 'files'))).toEqual({
    name: 'club.csv',
    format: 'csv',
    source: 'Kiel dive club',
    licence: 'CC BY 4.0',
    recaptchaToken: 'proof',
  })
})

test('without a token it is sent all the same', async () => {
  drop(csv)
  expect((await sends()).form.has('recaptchaToken')).toBe(false)
})

test('without a connection it says so and sends nothing', async () => {
  drop(csv)
  act(() => network.lose())
  expect(screen.getByText('You need a connection to upload a file.')).toBeTruthy()
  expect(upload().disabled).toBe(true)
})

test('the palette offers it to admins alone', () => {
  const isOffered = () => bulkUploadActions.map(({ isOffered }) => isOffered?.())
  expect(isOffered()).toEqual([false])
  useSession.setState({ user: buildMe({ groups: ['moderator'] }) })
  expect(isOffered()).toEqual([false])
  useSession.setState({ user: buildMe({ groups: ['admin'] }) })
  expect(isOffered()).toEqual([true])
})
