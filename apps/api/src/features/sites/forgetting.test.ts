import { describe, expect, it } from 'vitest'
import { testApp } from '#src/testing/app.ts'
import { otherConnection } from '#src/testing/database.ts'
import { eventually } from '#src/testing/eventually.ts'
import { addPerson } from '#src/testing/people.ts'
import { addPhoto } from '#src/testing/photos.ts'
import { addSite } from '#src/testing/sites.ts'

const first = await testApp()
const second = await testApp({ beside: first })
const apps = [first.app, second.app]
const { db } = first.deps
const other = await otherConnection(first.connectionString)

const bodyOf = async (app: (typeof apps)[number], url: string) => (await app.inject(url)).body

/** Writes what nobody hears of: a reply that says the same afterwards was kept. */
const writeUnheard = async (statement: string, values: string[]) => {
  await other.query('begin; alter table sites disable trigger user')
  await other.query(statement, values)
  await other.query('alter table sites enable trigger user; commit')
}

/** Two sites of a country; the page of each, the list of both and how to see whether a page or the list is still kept. */
const twoOf = async (country: string) => {
  const author = await addPerson(first.deps, { handle: `${country}_author` })
  const own = await addSite(db, { siteName: `Own ${country}`, country })
  const neighbour = await addSite(db, { siteName: `Neighbour ${country}`, country })
  await other.query('update sites set created_by = $1 where id = $2', [author.id, own])
  const urls = {
    own: `/api/sites/${own}`,
    neighbour: `/api/sites/${neighbour}`,
    list: `/api/sites/country/${country}`,
  }
  for (const app of apps) {
    // What is made anew in memory has come to rest.
    await eventually(async () =>
      expect((await app.inject(`/api/sites/facets?country=${country}`)).json().total).toBe(2),
    )
    await eventually(async () =>
      expect(await bodyOf(app, `/api/sites/places?q=${country}`)).toContain(country),
    )
    for (const url of Object.values(urls)) await app.inject(url)
  }
  await writeUnheard("update sites set site_name = 'Unheard' where id = $1", [neighbour])
  const isKept = async (url: string) => {
    for (const app of apps) expect(await bodyOf(app, url)).not.toContain('Unheard')
  }
  await isKept(urls.neighbour)
  await isKept(urls.list)
  return { author, own, urls, isKept }
}

/** What every instance's page of a site comes to say. */
const everywhere = async (url: string, says: string) => {
  for (const app of apps) await eventually(async () => expect(await bodyOf(app, url)).toContain(says))
}

describe('what is kept of sites', () => {
  it('is forgotten of one that changed, and of the lists, at every instance; the page of another stays', async () => {
    const { own, urls, isKept } = await twoOf('Palau')
    await other.query("update sites set site_name = 'Renamed' where id = $1", [own])
    await everywhere(urls.own, 'Renamed')
    await everywhere(urls.list, 'Renamed')
    await isKept(urls.neighbour)
  })

  it('is forgotten of the page alone when a photo of it changes', async () => {
    const { own, urls, isKept } = await twoOf('Samoa')
    const { id } = await addPhoto(db, { siteId: own, caption: 'A turtle' })
    await everywhere(urls.own, 'A turtle')
    await other.query("update photos set caption = 'Two turtles' where id = $1", [id])
    await everywhere(urls.own, 'Two turtles')
    await isKept(urls.neighbour)
    await isKept(urls.list)
  })

  it('is forgotten of both pages when a photo moves from one site to the other', async () => {
    const { own, urls } = await twoOf('Nauru')
    const { id } = await addPhoto(db, { siteId: own, caption: 'A wanderer' })
    await everywhere(urls.own, 'A wanderer')
    await other.query('update photos set site_id = $1 where id = $2', [urls.neighbour.split('/').at(-1), id])
    await everywhere(urls.neighbour, 'A wanderer')
    for (const app of apps)
      await eventually(async () => expect(await bodyOf(app, urls.own)).not.toContain('A wanderer'))
  })

  it('is forgotten of the pages that tell a handle, when it is another', async () => {
    const { author, urls, isKept } = await twoOf('Tonga')
    await other.query("update users set handle = 'somebody_else' where id = $1", [author.id])
    await everywhere(urls.own, 'somebody_else')
    await isKept(urls.neighbour)
    await isKept(urls.list)
  })

  it('stays where a handle is written as it was', async () => {
    const { author, own, urls, isKept } = await twoOf('Fiji')
    await writeUnheard("update sites set site_name = 'Unheard' where id = $1", [own])
    await other.query('update users set handle = handle where id = $1', [author.id])
    await other.query("update sites set site_name = 'Told after it' where id = $1", [
      urls.neighbour.split('/').at(-1),
    ])
    await everywhere(urls.neighbour, 'Told after it')
    await isKept(urls.own)
  })

  it('is forgotten of an address whose site became part of another, whichever of them changes', async () => {
    const { own, urls } = await twoOf('Niue')
    const into = urls.neighbour.split('/').at(-1)
    await other.query("update sites set approval_status = 'removed', merged_into = $1 where id = $2", [
      into,
      own,
    ])
    await everywhere(urls.own, 'Unheard')
    await other.query("update sites set site_name = 'Heard of' where id = $1", [into])
    await everywhere(urls.own, 'Heard of')
  })

  it('is forgotten altogether when many change at once', async () => {
    const { urls } = await twoOf('Chuuk')
    for (let n = 0; n < 12; n++) await addSite(db, { siteName: `Filler ${n}` })
    await other.query("update sites set site_name = site_name || ' again'")
    await everywhere(urls.own, 'Own Chuuk again')
    await everywhere(urls.neighbour, 'Unheard again')
  })
})
