import { siteEditing } from '@soundings/contract/site-editing'
import { sites } from '@soundings/contract/sites'
import { waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { onePage } from '#shared/testing/network.ts'
import { buildSite, buildSummary } from '#shared/testing/sites.ts'
import { toast } from '#shared/ui/toast.tsx'
import { beginTools, blueHole, choose, dialog, showTools, user } from './site-tools.build.tsx'

let network: ReturnType<typeof beginTools>
beforeEach(() => {
  network = beginTools()
})

test('two sites are shown beside each other before they are merged', async () => {
  const other = buildSummary({ siteName: 'El Bells', country: 'Egypt', coordinates: [33.93, 27.813_7] })
  network.answer(sites.list, onePage([other]))
  network.answer(siteEditing.merge, buildSite({ id: other.id, siteName: 'El Bells' }))
  await showTools(blueHole, 'editor')
  await choose('Merge with another site')
  const form = await dialog('Merge with another site')
  await user.type(form.getByLabelText('Site to keep'), 'bells')
  await user.click(await form.findByRole('button', { name: /^El Bells/ }))
  expect(form.getByText('Blue Hole')).toBeDefined()
  expect(form.getByText(/^92[45] m$/)).toBeDefined()
  expect(network.asked.some((asked) => asked.endsWith('/merge'))).toBe(false)
  await user.click(form.getByRole('button', { name: 'Merge' }))
  await waitFor(() => expect(network.asked).toContain(`POST /api/sites/${blueHole.id}/merge`))
  expect(toast.notify).toHaveBeenCalledWith(
    expect.objectContaining({ message: '‘Blue Hole’ is now part of ‘El Bells’' }),
  )
})

test('where the sites to merge with could not be loaded, they are asked for again', async () => {
  network.refuse(sites.nearby, 500, 'Out of order')
  await showTools(blueHole, 'editor')
  await choose('Merge with another site')
  const form = await dialog('Merge with another site')
  expect(await form.findByText('Failed to load dive sites')).toBeDefined()
  const near = { ...buildSummary({ siteName: 'El Bells' }), distance: 0.9 }
  network.answer(sites.nearby, { items: [near] })
  await user.click(form.getByRole('button', { name: 'Try again' }))
  expect(await form.findByRole('button', { name: /^El Bells/ })).toBeDefined()
})
