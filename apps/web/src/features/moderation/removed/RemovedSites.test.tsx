import { siteReview } from '@soundings/contract/moderation'
import { siteEditing } from '@soundings/contract/site-editing'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { onePage } from '#shared/testing/network.ts'
import { beginDesk, one, press, shows, user } from '../desk.build.tsx'
import { buildRemoved, buildRestored } from '../moderation.build.ts'

let desk: ReturnType<typeof beginDesk>
beforeEach(() => {
  desk = beginDesk()
})

const removedSite = buildRemoved({ siteName: 'Vanishing Point', reason: 'Not a dive site.', by: 'rita_r' })

test('removed sites are listed with who, why and how long, and can be restored', async () => {
  let removed = [removedSite]
  desk.network.answer(siteReview.removed, () => onePage(removed))
  desk.network.answer(siteEditing.restore, () => {
    removed = []
    return buildRestored()
  })
  await desk.visit(one)
  await press('Removed')
  const row = await screen.findByRole('listitem')
  expect(row.textContent).toMatch(
    /Vanishing Point.*removed 2 days ago by rita_r · 28 days left.*Not a dive site/,
  )
  await press('Restore Vanishing Point')
  await shows('No removed sites')
  expect(desk.posts()).toEqual([`POST /api/sites/${removedSite.id}/restore`])
  await press(/^All Types/)
  await shows('Turtle Steps')
})

test('a removed site that cannot be restored says why and stays', async () => {
  desk.network.answer(siteReview.removed, onePage([removedSite]))
  desk.network.refuse(siteEditing.restore, 409, 'This site was not taken away')
  await desk.visit(one)
  await press('Removed')
  await user.click(await screen.findByRole('button', { name: 'Restore Vanishing Point' }))
  expect((await screen.findByRole('alert')).textContent).toBe('This site was not taken away')
  expect(screen.getByRole('listitem').textContent).toContain('Vanishing Point')
})
