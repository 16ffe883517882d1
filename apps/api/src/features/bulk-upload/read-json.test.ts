import { describe, expect, test } from 'vitest'
import { readRows } from './read-rows.ts'
import { buildCollection, buildFeature, rowsOf } from './reading.build.ts'

const start = '{"type":"FeatureCollection","features":[\n'

describe('reading GeoJSON', () => {
  const features = [
    buildFeature({ name: 'Blå Hål 漢字 🤿', note: 'a"b\\c\n' }),
    buildFeature({ name: 'مصر' }),
    null,
    7,
  ]
  const expected = features.map((raw, at) => ({ kind: 'feature', row: at + 1, raw }))

  test.each([1, 2, 3, 7, 64, 65_536])('gives the features in order, in pieces of %i bytes', async (size) => {
    expect(await rowsOf(buildCollection(...features), size)).toEqual(expected)
    expect(await rowsOf(`\ufeff \r\n${buildCollection(...features)}\r\n`, size)).toEqual(expected)
  })

  test('finds the features wherever they stand and reads nothing else', async () => {
    const text = JSON.stringify({
      crs: { features: [1] },
      bbox: [1, 2],
      features: [buildFeature({})],
      type: 'FeatureCollection',
    })
    expect(await rowsOf(text)).toHaveLength(1)
    expect(await rowsOf('{"type":"FeatureCollection","features":[]}')).toEqual([])
  })

  test('keeps a __proto__ key a plain key', async () => {
    const [row] = await rowsOf(
      `${start}{"properties":{"__proto__":{"name":"x"}},"__proto__":{"type":"Feature"}}]}`,
    )
    const raw = row?.kind === 'feature' ? (row.raw as Record<string, unknown>) : {}
    expect(Object.getPrototypeOf(raw)).toBe(Object.prototype)
    expect(raw.type).toBeUndefined()
    expect({}).not.toHaveProperty('name')
  })

  test.each([
    [
      'a missing comma',
      `${start}{"a":1},\n  {"a" 2}]}`,
      'Line 3, column 8: This isn’t valid JSON: unexpected 2',
    ],
    [
      'a comma too many',
      `${start}{"a":"\\u0041\\n é漢"},\n  ,{"a":2}]}`,
      'Line 3, column 3: This isn’t valid JSON: unexpected ","',
    ],
    ['a line break in a text', `${start}{"é":"x\ny"}]}`, 'Line 2, column 8: This isn’t valid JSON'],
    ['a file cut short', `${start}{"a":1},\n{"ty`, 'Line 3, column 5: The JSON ends too early'],
    ['text after the end', `${start}]}\n\n {}`, 'Line 4, column 2: This isn’t valid JSON'],
    ['NaN', `${start}{"a":NaN}]}`, 'Line 2, column 6: This isn’t valid JSON: unexpected "N"'],
    [
      'features that are no list',
      '{"type":"FeatureCollection","features":{"a":{}}}',
      '"features" must be a list',
    ],
    ['another kind of JSON', '{"a":1}', 'isn’t GeoJSON'],
    ['a JSON list', '[1]', 'This is a JSON list'],
    ['a web page', '<html></html>', 'This is XML or a web page'],
    ['nothing', ' \n ', 'The file is empty'],
  ])('says where and why at %s', async (_what, text, message) => {
    for (const size of [1, 5, 65_536]) await expect(rowsOf(text, size)).rejects.toThrow(message)
  })

  test('refuses a depth bomb without delay', async () => {
    const begun = performance.now()
    await expect(rowsOf(`${start}${'['.repeat(2_000_000)}`)).rejects.toThrow(
      'nested more than 100 levels deep',
    )
    await expect(rowsOf(`{"a":${'{"a":'.repeat(500_000)}`)).rejects.toThrow(
      'nested more than 100 levels deep',
    )
    expect(performance.now() - begun).toBeLessThan(2_000)
  })

  test('reads 100,000 features without running ahead of whoever takes them', async () => {
    const total = 100_000
    const feature = `${JSON.stringify(buildFeature({ name: 'Blue Hole', description: 'x'.repeat(200) }))},\n`
    let sent = 0
    async function* source() {
      yield Buffer.from(start)
      for (; sent < total; sent += 100) yield Buffer.from(feature.repeat(100))
      yield Buffer.from('{}]}')
    }
    let taken = 0
    let furthest = 0
    for await (const _row of readRows(source())) furthest = Math.max(furthest, sent - ++taken)
    expect(taken).toBe(total + 1)
    expect(furthest).toBeLessThan(1_000)
  })
})

describe('reading an Overpass answer', () => {
  const head = '{"version":0.6,"generator":"Overpass API 0.7.62","osm3s":{"copyright":"ODbL"},"elements":['

  test('gives the elements in order', async () => {
    const element = { type: 'node', id: 1, lat: 2, lon: 3, tags: { name: 'x' } }
    expect(await rowsOf(`${head}${JSON.stringify(element)}]}`)).toEqual([
      { kind: 'element', row: 1, raw: element },
    ])
    expect(await rowsOf(`${head}]}`)).toEqual([])
  })

  test('refuses an answer that Overpass broke off', async () => {
    const text = `${head}{}],"remark":"runtime error: Query timed out"}`
    await expect(rowsOf(text)).rejects.toThrow('Overpass stopped before it had finished: runtime error')
  })
})
