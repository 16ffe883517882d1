import { describe, expect, test } from 'vitest'
import { readRows } from './read-rows.ts'
import { csvHeader, rowsOf } from './reading.build.ts'

const cellsOf = async (text: string, size?: number) =>
  (await rowsOf(text, size)).map((row) =>
    row.kind === 'record' ? { row: row.row, ...Object.fromEntries(row.raw) } : row,
  )

describe('reading the bulk-upload CSV', () => {
  const lines = [csvHeader, 'Blå Hål,"Deep, ""blue""', 'and 漢字 🤿",28.57,34.54', '', ' , ,,', 'B,d,1,2']
  const expected = [
    {
      row: 2,
      siteName: 'Blå Hål',
      description: 'Deep, "blue"§and 漢字 🤿',
      'location.coordinates.lat': '28.57',
      'location.coordinates.lng': '34.54',
    },
    {
      row: 6,
      siteName: 'B',
      description: 'd',
      'location.coordinates.lat': '1',
      'location.coordinates.lng': '2',
    },
  ]

  test.each(['\n', '\r\n', '\r'])(
    'counts lines and keeps quoted ones whole (ends of line %j)',
    async (end) => {
      const wanted = JSON.parse(JSON.stringify(expected).replace('§', JSON.stringify(end).slice(1, -1)))
      for (const size of [1, 2, 3, 7, 65_536]) {
        expect(await cellsOf(lines.join(end), size)).toEqual(wanted)
        expect(await cellsOf(`\ufeff${lines.join(end)}${end}`, size)).toEqual(wanted)
      }
    },
  )

  test('knows the columns in any order and case, and names those it does not know', async () => {
    const text =
      'LOCATION.COORDINATES.LNG,sitename,Colour, description ,location.coordinates.lat\n2,A,red,d,1'
    expect(await cellsOf(text)).toEqual([
      { kind: 'warning', row: 1, message: 'Unknown columns were ignored: Colour' },
      {
        row: 2,
        siteName: 'A',
        description: 'd',
        'location.coordinates.lat': '1',
        'location.coordinates.lng': '2',
      },
    ])
  })

  test.each([';', '\t'])('also reads what spreadsheets separate by %j', async (delimiter) => {
    const text = `${csvHeader}\nA,"d, e",1,2`.replace(/,(?! )/g, delimiter)
    expect(await cellsOf(text)).toMatchObject([{ row: 2, siteName: 'A', description: 'd, e' }])
    expect(await rowsOf(text)).toMatchObject([{ style: { decimalCommas: true } }])
  })

  test('answers a row with too many or too few fields by its line', async () => {
    const rows = await rowsOf(`${csvHeader}\nA,d,1,2,3\nB,d,1\nC,d,1,2`)
    expect(rows.map(({ kind, row }) => [kind, row])).toEqual([
      ['fault', 2],
      ['fault', 3],
      ['record', 4],
    ])
    expect(rows[0]).toHaveProperty('message', expect.stringContaining('5 fields, but the header has 4'))
  })

  test.each([
    [
      'a stray quote in the header',
      `Note "x",${csvHeader}\n`,
      'Line 1, column 1: There is a quote inside this unquoted field',
    ],
    ['a header alone', `${csvHeader}\r\n\r\n , ,,\n`, 'The file has a header, but no rows below it'],
    [
      'a header without names',
      'a,b\n1,2',
      'Line 1, column 1: The first line must name the columns. Missing: siteName',
    ],
    [
      'a column that is there twice',
      `\n${csvHeader},SiteName\n`,
      'Line 2, column 1: The column siteName appears twice',
    ],
    ['a binary file', 'MZ\0\0\x01', 'The first line must name the columns'],
  ])('says where and why at %s', async (_what, text, message) => {
    for (const size of [1, 5, 65_536]) await expect(rowsOf(text, size)).rejects.toThrow(message)
  })

  const good = { kind: 'record', name: 'Good' }
  test.each([
    [
      'a stray quote',
      'Äé,x"y,1,2\nGood,d,1,2',
      [2, 'description', 'There is a quote inside this unquoted field'],
    ],
    [
      'text after a quote',
      '"A" b,x,1,2\nGood,d,1,2',
      [2, 'siteName', 'There is text after this field’s closing quote'],
    ],
    [
      'an open quote before rows without quotes',
      'B,"open,1,2\nGood,d,1,2',
      [2, 'description', 'The quoted field that starts here is missing its closing quote'],
    ],
    [
      'an open quote that a later row seems to close',
      'B,"open,1,2\nGood,"d, e",1,2\nGood,"d, e",1,2',
      [2, 'description', 'The quoted field that starts here is missing its closing quote'],
    ],
    [
      'an open quote behind a text of two lines',
      '"A\nb","open,1,2\nGood,"d, e",1,2',
      [2, 'description', 'The quoted field that starts here is missing its closing quote'],
    ],
    [
      'a quote at the very end',
      'Good,d,1,2\nA,d,1,"',
      [3, 'location.coordinates.lng', 'missing its closing quote'],
    ],
  ])('fails the row alone that has %s', async (_what, text, [row, field, message]) => {
    for (const end of ['\n', '\r\n', '\r'])
      for (const size of [1, 5, 65_536]) {
        const rows = await rowsOf(`${csvHeader}\n${text}`.replaceAll('\n', end), size)
        const found = rows.map((each) =>
          each.kind === 'record' ? { kind: 'record', name: each.raw.get('siteName') } : each,
        )
        expect(found.filter(({ kind }) => kind === 'record')).toEqual(
          Array.from({ length: text.split('Good').length - 1 }, () => good),
        )
        expect(found.filter(({ kind }) => kind === 'fault')).toEqual([
          { kind: 'fault', row, field, message: expect.stringContaining(String(message)) },
        ])
      }
  })

  test('reads on behind a quote that would swallow the file', async () => {
    const rows = await rowsOf(`${csvHeader}\nA,"open\n${'B,x,1,2\n'.repeat(200_000)}`)
    expect(rows).toHaveLength(200_001)
    expect(rows[0]).toMatchObject({
      row: 2,
      field: 'description',
      message: expect.stringContaining('longer than 1,000,000 characters'),
    })
    expect(rows.at(-1)).toMatchObject({ kind: 'record', row: 200_002 })
  })

  test('gives up on a line without an end', async () => {
    await expect(rowsOf(`${csvHeader}\nA,"open${'x'.repeat(2_000_000)}`)).rejects.toThrow(
      'Line 2, column 3: This row is longer than 1,000,000 characters',
    )
  })

  test('reads 100,000 rows without running ahead of whoever takes them', async () => {
    const total = 100_000
    let sent = 0
    async function* source() {
      yield Buffer.from(`${csvHeader}\n`)
      for (; sent < total; sent += 100) yield Buffer.from(`Blue Hole,"${'x'.repeat(200)}",1,2\n`.repeat(100))
    }
    let taken = 0
    let furthest = 0
    let last = 0
    for await (const { row } of readRows(source())) {
      furthest = Math.max(furthest, sent - ++taken)
      last = row
    }
    expect([taken, last]).toEqual([total, total + 1])
    expect(furthest).toBeLessThan(2_000)
  })
})
