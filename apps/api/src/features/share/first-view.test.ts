import { eventsPages } from '@soundings/contract/events-pages'
import { expect, test } from 'vitest'
import { testApp } from '#src/testing/app.ts'
import { addSite } from '#src/testing/sites.ts'

const html = `<!doctype html><html><head><title>Soundings</title></head><body><div id="root"><!--first-view--></div>
<template id="parts"><link href="/app.js"><!--explore-page <link href="/rows.js">--><!--site-page <link href="/details.js">--><!--home-page <link href="/home.js">--></template></body></html>`
const { app, deps } = await testApp({ web: { folder: import.meta.dirname, html, scriptHashes: [] } })
const wreck = await addSite(deps.db, { siteName: 'Wreck <b>', country: 'Malta' })

const page = async (url: string) => (await app.inject({ url })).body

test('the page of a site shows its picture, name and place before the app has loaded', async () => {
  const body = await page(`/sites/${wreck}/wreck`)
  expect(body).toMatch(/<div class="first-site"><img srcset="\/art\/[\w-]+-640\.webp 640w/)
  expect(body).toContain('<h1>Wreck &lt;b&gt;</h1>')
  expect(body).toMatch(/<p>[^<]*Malta<\/p>/)
})

test('it asks early for the facts of the site, and for the parts that only it needs', async () => {
  const body = await page(`/sites/${wreck}/wreck`)
  expect(body).toContain(
    `<link rel="preload" as="fetch" href="/api/sites/${wreck}" crossorigin="use-credentials">`,
  )
  expect(body).toContain('<link href="/app.js"><link href="/details.js"></template>')
})

test('Explore shows its heading before the app has loaded, asks early for its list, and for no page of a site', async () => {
  const body = await page('/explore')
  expect(body).toContain('<div id="root"><div class="first-list"><h1>Dive Sites</h1></div></div>')
  expect(body).toContain('<link rel="preload" as="fetch" href="/api/sites" crossorigin="use-credentials">')
  expect(body).toContain('<link href="/app.js"><link href="/rows.js"></template>')
})

test('what else is asked for than the whole list is not known before the app has read the address', async () => {
  const body = await page('/explore?q=wreck')
  expect(body).toContain('<h1>Dive Sites</h1>')
  expect(body).not.toContain('href="/api/sites"')
})

test('the home screen shows the world before the app has loaded, and asks for its own parts', async () => {
  const body = await page('/')
  expect(body).toContain(
    '<div id="root"><img class="first-map" src="/map/first.webp" alt="" fetchpriority="high"></div>',
  )
  expect(body).toContain('<link href="/app.js"><link href="/home.js"></template>')
})

test('a page without parts of its own names those of no other', async () => {
  for (const url of ['/about', eventsPages.newEvent, '/sites/00000000-0000-7000-8000-000000000000/gone'])
    expect(await page(url), url).toContain('<template id="parts"><link href="/app.js"></template>')
})
