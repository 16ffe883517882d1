import { describe, expect, it } from 'vitest'
import { distanceKm, formatPosition } from './geo.ts'

describe('the distance between two points', () => {
  it.each([
    ['is nothing to itself', [33.92, 27.81], [33.92, 27.81], 0],
    ['is about 111.2 km per degree of latitude', [0, 0], [0, 1], 111.195],
    ['shrinks with the meridians', [0, 60], [1, 60], 55.597],
    ['takes the short way across the antimeridian', [179.9, 0], [-179.9, 0], 22.239],
    ['sees one meridian in 180 and -180', [180, -17], [-180, -17], 0],
    ['goes straight over the pole', [0, 89.9], [180, 89.9], 22.239],
    ['ignores the longitude at the pole', [0, 90], [123, 90], 0],
    ['is half the girth between antipodes', [0, 0], [180, 0], 20_015.115],
  ] as [string, [number, number], [number, number], number][])('%s', (_, one, other, km) => {
    expect(distanceKm(one, other)).toBeCloseTo(km, 2)
    expect(distanceKm(other, one)).toBeCloseTo(km, 2)
  })
})

describe('a position', () => {
  it.each([
    [[33.9206, 27.8137], '27° 48.822′ N, 33° 55.236′ E'],
    [[-68.282, -12.084], '12° 05.040′ S, 68° 16.920′ W'],
    [[0, 0], '0° 00.000′ N, 0° 00.000′ E'],
    [[179.999_999_9, 0.999_999_9], '1° 00.000′ N, 180° 00.000′ E'],
  ] as [[number, number], string][])('of %j reads %s', (at, text) => expect(formatPosition(at)).toBe(text))
})
