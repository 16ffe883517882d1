import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { explorer } from '../driver/explorer.ts'
import { localTest as test } from '../driver/identity.ts'
import { addOfGroup } from '../driver/moderator.ts'
import { atADesk } from '../driver/sizes.ts'

const header = 'Dive Site;Lat;Longitude;Notes;Land;Max depth (m);Category;Skipper'

/** Sites a kilometre or more apart, each with a name of its own; `part` keeps files of different tests apart. */
const line = (part: number, at: number, depth = '18,5', category = 'coral reef') =>
  `Club mark ${part}${String(at).padStart(3, '0')};${(20 + part + at * 0.02).toFixed(4).replace('.', ',')};${(36 + at * 0.01).toFixed(4).replace('.', ',')};"Sand, then ""the wall""";Egypt;${depth};${category};Kim`

/** 200 rows as clubs have them: 180 are right, 7 have a depth in words, 5 a category of their own, and 8 are there twice. */
const messy = () =>
  [
    header,
    ...Array.from({ length: 180 }, (_, at) => line(1, at)),
    ...Array.from({ length: 7 }, (_, at) => line(1, 180 + at, 'deep')),
    ...Array.from({ length: 5 }, (_, at) => line(1, 187 + at, '12', 'nice')),
    ...Array.from({ length: 8 }, (_, at) => line(1, at)),
  ].join('\r\n')

const send = async (page: Page, name: string, text: string) => {
  await page
    .getByLabel('Drop a CSV file here, or choose one')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
  await expect(page.getByText(name)).toBeVisible()
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
}
const results = (page: Page) => page.getByRole('region', { name: 'Upload Results' })

test(
  'a club’s messy spreadsheet of 200 rows becomes 187 sites, and is undone',
  atADesk,
  async ({ page, newestCode }) => {
    test.slow()
    await addOfGroup(page.request, newestCode, 'admin')
    await page.goto('/bulk-upload')
    await expect(page.getByText('Upload a CSV file to create multiple dive sites at once')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Back to Main View' })).toBeVisible()
    await explorer(page).isAccessible()

    await test.step('the columns are recognised, and nothing is written yet', async () => {
      await send(page, 'club.csv', messy())
      await expect(page.getByText('200 rows')).toBeVisible()
      await expect(page.getByText('12 rows with errors')).toBeVisible()
      await expect(page.getByText('8 possible duplicates')).toBeVisible()
      await explorer(page).isAccessible()
    })

    await test.step('seven faults are mended with the keyboard', async () => {
      for (let at = 0; at < 7; at++) {
        await page.keyboard.press('F8')
        await expect(page.locator(':focus')).toHaveValue('deep')
        await page.keyboard.press('ControlOrMeta+a')
        await page.keyboard.type('21,5')
        await expect(page.getByText(`${11 - at} rows with errors`)).toBeVisible()
      }
    })

    await test.step('the duplicates stand beside what they repeat', async () => {
      await page.getByRole('button', { name: 'Duplicates 8' }).click()
      await expect(page.getByText('Row 2 of the file, 0 m away')).toBeVisible()
      await explorer(page).isAccessible()
    })

    await test.step('187 sites are created, and taken away again', async () => {
      await page.getByRole('button', { name: 'Create Sites' }).click()
      await expect(results(page)).toContainText('187 sites created successfully', { timeout: 30_000 })
      await expect(results(page)).toContainText('13 rows failed')
      await expect(results(page)).toContainText('Row 189')
      await explorer(page).isAccessible()
      await page.getByRole('button', { name: 'Undo this upload' }).click()
      await expect(results(page)).toContainText('This upload was undone.', { timeout: 30_000 })
      await page.getByRole('button', { name: 'Clear' }).click()
      await expect(page.getByRole('link', { name: 'club.csv' })).toBeVisible()
    })
  },
)

test(
  'errors are downloaded, mended in a spreadsheet and sent again',
  atADesk,
  async ({ page, newestCode }) => {
    await addOfGroup(page.request, newestCode, 'admin')
    await page.goto('/bulk-upload')
    await send(page, 'two.csv', [header, line(3, 1), line(3, 2, 'deep')].join('\n'))
    await page.getByRole('button', { name: 'Create Sites' }).click()
    await expect(results(page)).toContainText('1 site created successfully')
    await expect(results(page)).toContainText('1 row failed')
    const coming = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download errors as CSV' }).click()
    const file = await readFile(await (await coming).path(), 'utf8')
    expect(file).toContain('Must be a depth in metres')
    await page.getByRole('button', { name: 'Clear' }).click()
    await send(page, 'mended.csv', file.replace('deep', '14,5'))
    await expect(page.getByText('1 site will be created or filled in')).toBeVisible()
    await page.getByRole('button', { name: 'Create Sites' }).click()
    await expect(results(page)).toContainText('1 site created successfully')
    await expect(results(page)).toContainText('0 rows failed')
  },
)
