import { expect } from '@playwright/test'
import { explorer } from '../driver/explorer.ts'
import { localTest as test } from '../driver/identity.ts'
import { logKeeper, sendDive } from '../driver/log-keeper.ts'
import { addMember } from '../driver/member.ts'

const cylinders = [{ size: 12, startPressure: 200, endPressure: 70, o2: 32 }]

test('a diver reads the figures of their log, keeps equipment and certifications', async ({
  page,
  newestCode,
}) => {
  test.slow()
  await addMember(page.request, newestCode)
  const diver = logKeeper(page)
  const { isAccessible } = explorer(page)

  await test.step('is told what will be here', async () => {
    await diver.opens('/dive-log/statistics', 'Statistics')
    await expect(page.getByText('Your statistics start with your first dive')).toBeVisible()
  })

  for (const [date, maxDepth] of [
    ['2025-05-02', 18],
    ['2026-05-01', 24],
    ['2026-05-02', 31],
  ])
    await sendDive(page.request, {
      date,
      maxDepth,
      meanDepth: 12,
      duration: 50,
      waterTemp: 23,
      cylinders,
      buddies: ['=Lea'],
      animalsSeen: 'Green turtle',
    })

  await test.step('reads charts as pictures, tables and files', async () => {
    await diver.opens('/dive-log/statistics', 'Statistics')
    await expect(diver.part('Life list').getByRole('heading', { name: 'Green turtle' })).toBeVisible()
    expect(await diver.readsTable('Dives by year')).toEqual([
      expect.stringMatching(/^Year\s+Dives\s+Hours\s+Deepest \(m\)$/),
      expect.stringMatching(/^2025\s+1\s+0\.8\s+18$/),
      expect.stringMatching(/^2026\s+2\s+1\.7\s+31$/),
    ])
    expect(await diver.downloads('Buddies')).toContain("'=Lea,3,2.5,31\r\n")
    await expect(page.getByLabel('May 2, 2026: 1 dive')).toBeVisible()
    await isAccessible()
  })

  await test.step('keeps a regulator that is due, and has it serviced', async () => {
    await diver.opens('/dive-log/equipment', 'Equipment Log')
    await diver.addsEquipment({ brand: 'Apeks', bought: '2020-01-10', months: '12' })
    await expect(diver.part('1 thing is due for service')).toBeVisible()
    const { items } = await (await page.request.get('/api/profile/equipment')).json()
    await sendDive(page.request, { date: '2026-05-03', duration: 60, equipment: [items[0].id] })
    await page.reload()
    await expect(diver.part('Regulators').getByRole('definition').first()).toHaveText('1')
    await isAccessible()
    await diver.services('Apeks')
    await expect(diver.part('1 thing is due for service')).toBeHidden()
    await expect(diver.part('Regulators').getByText(/^Next service by/)).toBeVisible()
  })

  await test.step('states what they are trained for', async () => {
    await diver.opens('/dive-log/certifications', 'Certifications')
    await diver.addsCertification('PADI', 'Open Water Diver')
    await expect(page.getByText('to 18 m')).toBeVisible()
    await isAccessible()
  })
})
