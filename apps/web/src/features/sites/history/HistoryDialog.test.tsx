import { siteEditing } from '@soundings/contract/site-editing'
import { waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { onePage } from '#shared/testing/network.ts'
import { buildSite } from '#shared/testing/sites.ts'
import { toast } from '#shared/ui/toast.tsx'
import { beginTools, blueHole, buildChange, choose, dialog, showTools, user } from './site-tools.build.tsx'

let network: ReturnType<typeof beginTools>
beforeEach(() => {
  network = beginTools()
})

test('an editor reads the history, with who proposed what, and undoes nothing', async () => {
  const applied = buildChange({ kind: 'proposal-applied', proposerHandle: 'mara_l' })
  network.answer(siteEditing.history, onePage([applied]))
  await showTools(blueHole, 'editor')
  await choose('History')
  const history = await dialog('History')
  expect(await history.findByText('rita_r approved an edit proposed by mara_l')).toBeDefined()
  expect(history.queryByRole('button', { name: /^Undo/ })).toBeNull()
})

test('the history tells who changed what, and undoes it', async () => {
  network.answer(
    siteEditing.history,
    onePage([buildChange(), buildChange({ id: blueHole.id, kind: 'created', canUndo: false })]),
  )
  network.answer(siteEditing.undo, blueHole)
  await showTools(blueHole, 'moderator')
  await choose('History')
  const history = await dialog('History')
  expect(await history.findByText('rita_r changed the site')).toBeDefined()
  expect(history.getByText('30 m')).toBeDefined()
  expect(history.getAllByRole('button', { name: /^Undo/ })).toHaveLength(1)
  await user.click(history.getByRole('button', { name: 'Undo: rita_r changed the site' }))
  await waitFor(() => expect(toast.success).toHaveBeenCalledWith('Change undone'))
})

test('a change that was changed since says why it cannot be undone', async () => {
  network.answer(siteEditing.history, onePage([buildChange()]))
  network.refuse(siteEditing.undo, 409, 'What it changed has changed since')
  await showTools(blueHole, 'moderator')
  await choose('History')
  const history = await dialog('History')
  await user.click(await history.findByRole('button', { name: /^Undo/ }))
  await waitFor(() =>
    expect(history.getByRole('alert').textContent).toBe('What it changed has changed since'),
  )
})

test('a merge can be taken back from the history of the site that stayed', async () => {
  const mergedFrom = buildSite().id
  network.answer(siteEditing.history, onePage([buildChange({ kind: 'merged', canUndo: false, mergedFrom })]))
  network.answer(siteEditing.unmerge, blueHole)
  await showTools(blueHole, 'moderator')
  await choose('History')
  await user.click(await (await dialog('History')).findByRole('button', { name: /^Unmerge/ }))
  await waitFor(() => expect(network.asked).toContain(`POST /api/sites/${mergedFrom}/unmerge`))
})
