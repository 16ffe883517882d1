import { botCheck } from '@soundings/contract/bot-check'
import { reports, reportTexts } from '@soundings/contract/reports'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createQueryClient } from '#shared/api/query-client.ts'
import { noteReach } from '#shared/lib/connection.ts'
import { startDelivering } from '#shared/outbox/delivering.ts'
import { keepForLater } from '#shared/outbox/outbox.ts'
import { readWaiting } from '#shared/outbox/outbox-db.ts'
import { useOutbox } from '#shared/outbox/outbox-store.ts'
import { setUser } from '#shared/session/session-store.ts'
import { emptyDevice } from '#shared/testing/device.ts'
import { stubNetwork } from '#shared/testing/network.ts'
import { buildMe, resetSession } from '#shared/testing/people.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { buildReport } from '#shared/testing/reports.ts'
import { buildEntry } from '../outbox/outbox.build.ts'
import { closeReportForm, useReportForm } from '../outbox/report-form-store.ts'
import { WaitingReports } from './WaitingReports.tsx'

const mara = buildMe()
const kept = () => readWaiting(mara.id)

let network = stubNetwork()
let stop = () => {}

beforeEach(async () => {
  resetSession()
  await emptyDevice(mara.id)
  network = stubNetwork()
  network.answer(botCheck.how, { kind: 'none' })
  setUser(mara)
  noteReach(false)
})
afterEach(() => {
  stop()
  closeReportForm()
})

test('one that was refused says why, can be opened, and is sent when it is pressed', async () => {
  await keepForLater(buildEntry())
  network.refuse(reports.create, 400, reportTexts.future)
  stop = startDelivering(createQueryClient())
  renderPart(<WaitingReports siteId={buildEntry().subject} />)
  const part = await screen.findByRole('region', { name: 'On this device' })
  noteReach(true)
  await within(part).findByText(`Not sent: ${reportTexts.future}`)
  await userEvent.click(within(part).getByRole('button', { name: /^Open: Blue Hole, / }))
  const [report] = await kept()
  expect(useReportForm.getState()).toMatchObject({
    isOpen: true,
    subject: { kind: 'waiting', entry: { key: report?.key } },
  })
  expect(useOutbox.getState().held).toEqual([report?.key])
  closeReportForm()
  expect(useOutbox.getState().held).toEqual([])
  network.answer(reports.create, buildReport())
  await userEvent.click(within(part).getByRole('button', { name: /^Send now: Blue Hole, / }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'On this device' })).toBeNull())
  expect(await kept()).toEqual([])
})

test('reports of other sites are not shown at a site', async () => {
  await keepForLater(buildEntry())
  renderPart(
    <>
      <WaitingReports siteId="00000000-0000-4000-9000-000000000009" />
      <p>elsewhere</p>
    </>,
  )
  await waitFor(() => expect(useOutbox.getState().all).toHaveLength(1))
  expect(screen.queryByRole('region', { name: 'On this device' })).toBeNull()
})
