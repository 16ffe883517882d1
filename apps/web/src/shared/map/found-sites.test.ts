import { expect, test } from 'vitest'
import { boundsOf, publishedOf, toPoints, waitingOf } from './found-sites.ts'

const found = (...places: [lng: number, lat: number][]) => ({
  mapId: places.map((_, at) => at + 1),
  lng: places.map(([lng]) => Math.round(lng * 1e5)),
  lat: places.map(([, lat]) => Math.round(lat * 1e5)),
  depth: places.map(() => null),
})
const rounded = (bounds: number[] | undefined) => bounds?.map((degrees) => Math.round(degrees * 100) / 100)

test('a set is framed with 0.2 degrees to spare', () => {
  expect(rounded(boundsOf(found([14, 36], [14.5, 35.8])))).toEqual([13.8, 35.6, 14.7, 36.2])
  expect(rounded(boundsOf(found([33.9, 27.8])))).toEqual([33.7, 27.6, 34.1, 28])
  expect(boundsOf(found())).toBeUndefined()
})

test('a set on both sides of the antimeridian is framed the short way around', () => {
  expect(rounded(boundsOf(found([178, -17], [-179.5, -16], [179.9, -18])))).toEqual([
    177.8, -18.2, 180.7, -15.8,
  ])
})

test('a set around the world is framed as it is', () => {
  expect(rounded(boundsOf(found([-120, 10], [-40, 0], [40, 0], [120, 0])))).toEqual([
    -120.2, -0.2, 120.2, 10.2,
  ])
})

test('a frame ends where the map does', () => {
  expect(rounded(boundsOf(found([0, 89], [0, -89])))).toEqual([-0.2, -85, 0.2, 85])
})

test('a site becomes a point with its depth, and its name where the set has names', () => {
  const set = { mapId: [7], lng: [3_392_060], lat: [2_781_370], depth: [30], name: ['Wreck'] }
  expect(toPoints(set)).toEqual([{ site: 7, lng: 33.9206, lat: 27.8137, depth: 30, name: 'Wreck' }])
  expect(toPoints(found([1, 2]))).toEqual([{ site: 1, lng: 1, lat: 2, depth: null }])
})

test('what is not published is taken out of a set and told apart', () => {
  const set = {
    mapId: [1, 2, 3],
    lng: [3_392_060, 0, 1e5],
    lat: [2_781_370, 0, 2e5],
    depth: [30, null, 12],
    name: ['Wreck', 'Cave', 'Wall'],
    status: ['approved', 'pending', 'rejected'] as ('approved' | 'pending' | 'rejected')[],
  }
  expect(publishedOf(set)).toEqual({
    mapId: [1],
    lng: [3_392_060],
    lat: [2_781_370],
    depth: [30],
    name: ['Wreck'],
  })
  expect(waitingOf(set)).toEqual([
    { site: 2, coordinates: [0, 0], depth: null, name: 'Cave', status: 'pending' },
    { site: 3, coordinates: [1, 2], depth: 12, name: 'Wall', status: 'rejected' },
  ])
})

test('a set without standings is public as it is', () => {
  const set = found([1, 2])
  expect(publishedOf(set)).toBe(set)
  expect(waitingOf(set)).toEqual([])
})
