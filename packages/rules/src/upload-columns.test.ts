import { describe, expect, it } from 'vitest'
import { matchColumns } from './upload-columns.ts'

const matched = (...names: string[]) =>
  matchColumns(names).map(({ mapsTo, confidence }) => [mapsTo, confidence])

describe('the columns of a file', () => {
  it.each([
    ['siteName', 'siteName', 'exact'],
    ['LOCATION.COUNTRY', 'location.country', 'exact'],
    ['Lat', 'location.coordinates.lat', 'synonym'],
    ['Latitude', 'location.coordinates.lat', 'synonym'],
    ['lat_dd', 'location.coordinates.lat', 'synonym'],
    ['Max depth (m)', 'maxDepth', 'synonym'],
    ['Dive Site', 'siteName', 'synonym'],
    ['Descripton', 'description', 'similar'],
    ['Longitud e', 'location.coordinates.lng', 'similar'],
    ['Colour', null, 'none'],
    ['error', null, 'none'],
    ['', null, 'none'],
  ])('%s means %s (%s)', (name, column, confidence) => {
    expect(matched(name)).toEqual([[column, confidence]])
  })

  it('are never matched twice, and the surer name has it', () => {
    expect(matched('Name', 'siteName', 'Title')).toEqual([
      [null, 'none'],
      ['siteName', 'exact'],
      [null, 'none'],
    ])
  })
})
