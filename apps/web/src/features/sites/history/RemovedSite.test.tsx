import { siteEditing } from '@soundings/contract/site-editing'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { onePage } from '#shared/testing/network.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { toast } from '#shared/ui/toast.tsx'
import { RemovedSite } from './RemovedSite.tsx'
import { beginTools, blueHole, buildChange, user } from './site-tools.build.tsx'

let network: ReturnType<typeof beginTools>
beforeEach(() => {
  network = beginTools()
})

test('a site that was taken down is brought back at its address', async () => {
  network.answer(
    siteEditing.history,
    onePage([buildChange({ kind: 'removed', note: 'A car park', canUndo: false, changes: [] })]),
  )
  network.answer(siteEditing.restore, blueHole)
  renderPart(<RemovedSite siteId={blueHole.id} />)
  expect(await screen.findByText('rita_r removed the site: ‘A car park’')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Restore' }))
  await waitFor(() => expect(toast.success).toHaveBeenCalledWith('‘Blue Hole’ is on the map again'))
})

test('where it could not be looked up whether a site was taken down, it is asked again', async () => {
  network.refuse(siteEditing.history, 500, 'Out of order')
  renderPart(<RemovedSite siteId={blueHole.id} />)
  expect(await screen.findByText('Out of order')).toBeDefined()
  network.answer(
    siteEditing.history,
    onePage([buildChange({ kind: 'removed', canUndo: false, changes: [] })]),
  )
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('button', { name: 'Restore' })).toBeDefined()
})

test('a site that never was is not looked for again', async () => {
  network.refuse(siteEditing.history, 404, 'Dive site not found')
  renderPart(<RemovedSite siteId={blueHole.id} />)
  await waitFor(() => expect(network.asked).toHaveLength(1))
  expect(screen.queryByRole('button')).toBeNull()
})
