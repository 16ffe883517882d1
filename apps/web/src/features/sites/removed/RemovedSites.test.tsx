import { siteEditing } from '@soundings/contract/site-editing'
import { siteReview } from '@soundings/contract/site-review'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { onePage, stubNetwork } from '#shared/testing/network.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { buildRemoved, buildRestored } from './removed.build.ts'
import { removedList } from './removed-list.ts'

let network: ReturnType<typeof stubNetwork>
beforeEach(() => {
  network = stubNetwork()
})
const show = () => renderPart(<removedList.List head={(line) => line} waiting={null} />)
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

const removedSite = buildRemoved({ siteName: 'Vanishing Point', reason: 'Not a dive site.', by: 'rita_r' })

test('removed sites are listed with who, why and how long, and can be restored', async () => {
  let removed = [removedSite]
  network.answer(siteReview.removed, () => onePage(removed))
  network.answer(siteEditing.restore, () => {
    removed = []
    return buildRestored()
  })
  show()
  const row = await screen.findByRole('listitem')
  expect(screen.getByRole('status').textContent).toBe('1 removed site')
  expect(row.textContent).toMatch(
    /Vanishing Point.*removed 2 days ago by rita_r · 28 days left.*Not a dive site/,
  )
  await press('Restore Vanishing Point')
  await screen.findByRole('heading', { name: 'No removed sites' })
  expect(network.asked.filter((asked) => asked.startsWith('POST'))).toEqual([
    `POST /api/sites/${removedSite.id}/restore`,
  ])
})

test('a removed site that cannot be restored says why and stays', async () => {
  network.answer(siteReview.removed, onePage([removedSite]))
  network.refuse(siteEditing.restore, 409, 'This site hasn’t been removed')
  show()
  await press('Restore Vanishing Point')
  expect((await screen.findByRole('alert')).textContent).toBe('This site hasn’t been removed')
  expect(screen.getByRole('listitem').textContent).toContain('Vanishing Point')
})
