import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { replyWriter } from './reply-writer.ts'

const Pier = z.object({ kind: z.literal('pier'), steps: z.number() })
const Boat = z.object({ kind: z.literal('boat'), skipper: z.object({ name: z.string() }).nullable() })
const Beach = z.object({ kind: z.literal('beach') })
const Entry = z.discriminatedUnion('kind', [Pier, Boat, Beach])

/** What the server writes of a value whose shape is said by the contract. */
const written = async (shape: z.ZodType, value: unknown) => JSON.parse(replyWriter(shape)(value))
const Dive = z.object({ entry: Entry.nullable(), others: z.array(Entry) })

describe('one of several shapes', () => {
  it('is written by its tag, with the fields of that shape and no others', async () => {
    const entry = { kind: 'boat', skipper: { name: 'Ada', phone: '123' }, steps: 4 }
    const others = [{ kind: 'pier', steps: 4, hidden: 1 }, { kind: 'beach' }]
    expect(await written(Dive, { entry, others })).toEqual({
      entry: { kind: 'boat', skipper: { name: 'Ada' } },
      others: [{ kind: 'pier', steps: 4 }, { kind: 'beach' }],
    })
  })

  it('may be null, as may what is in it', async () => {
    const dive = { entry: null, others: [{ kind: 'boat', skipper: null }] }
    expect(await written(Dive, dive)).toEqual(dive)
  })

  it('is no check of the whole: what a row says that the contract forbids is still written', async () => {
    const Dated = z.object({ kind: z.literal('dated'), at: z.iso.datetime() })
    const row = { kind: 'dated', at: 'yesterday' }
    expect(await written(z.discriminatedUnion('kind', [Dated, Beach]), row)).toEqual(row)
  })
})
