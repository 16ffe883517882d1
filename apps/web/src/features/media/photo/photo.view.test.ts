import { expect, test } from 'vitest'
import { buildPhoto } from '#shared/testing/photos.ts'
import { blueHole } from '#shared/testing/sites.ts'
import { photoAlt, photoName, ratioOf, standingLabel, standingText } from './photo.view.ts'

test('a photo is called by its caption, else by its site', () => {
  expect(photoName(buildPhoto({ caption: 'Two turtles' }))).toBe('Two turtles')
  expect(photoName(buildPhoto({ caption: null, diveSite: blueHole }))).toBe('Blue Hole')
  expect(photoName(buildPhoto({ caption: null }))).toBe('Photo')
})

test('a drawn picture says that it is one', () => {
  expect(photoAlt(buildPhoto({ caption: 'Reef', isIllustration: true }))).toBe('Illustration: Reef')
  expect(photoAlt(buildPhoto({ caption: null, diveSite: blueHole }))).toBe('Photo of Blue Hole')
  expect(photoAlt(buildPhoto({ caption: null, uploaderHandle: 'nico_d' }))).toBe('Photo by nico_d')
})

test('what stands between a photo and everybody is said', () => {
  expect(standingLabel(buildPhoto())).toBeNull()
  expect(standingLabel(buildPhoto({ state: 'processing', approvalStatus: 'pending' }))).toBe('Processing')
  expect(standingLabel(buildPhoto({ approvalStatus: 'pending' }))).toBe('Awaiting review')
  expect(standingText(buildPhoto({ approvalStatus: 'rejected', rejectionReason: 'Blurred' }))).toBe(
    'A moderator didn’t approve this photo. ‘Blurred’',
  )
  expect(standingText(buildPhoto({ state: 'broken', problem: 'Half of it is missing.' }))).toBe(
    'Half of it is missing.',
  )
})

test('the shape of a photo is known before it has come', () => {
  expect(ratioOf(buildPhoto({ width: 1200, height: 1600 }))).toBe(0.75)
  expect(ratioOf(buildPhoto({ width: 0, height: 0 }))).toBe(1.5)
})
