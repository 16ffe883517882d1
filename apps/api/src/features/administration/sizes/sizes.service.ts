import { measuredBytes, type SizeName, type Sizes, sizeNames } from '@soundings/contract/administration'
import type { Dependencies } from '#ports/dependencies.ts'
import { readDatabase } from '../health/health.repo.ts'
import {
  countThings,
  findFirstSample,
  findLastSamples,
  findMeasuredAt,
  type Sample,
  saveSamples,
} from './sizes.repo.ts'

type Needs = Pick<Dependencies, 'db' | 'clock' | 'jobs' | 'blobs'>

const job = 'measure-sizes'
const aDay = 24 * 60 * 60_000
/** Growth is told of so many milliseconds; samples stay a little longer. */
const span = 30 * aDay
const kept = 40 * aDay

const dayOf = (at: Date) => at.toISOString().slice(0, 'yyyy-mm-dd'.length)
const before = (at: Date, milliseconds: number) => new Date(at.getTime() - milliseconds)
const isBytes = (name: SizeName) => measuredBytes.some((bytes) => bytes === name)

/** How much there is of everything: measured once a day by one instance, as it takes a while. */
export const sizesService = ({ db, clock, jobs, blobs }: Needs) => {
  const measure = async (): Promise<void> => {
    const at = clock()
    const counted = await countThings(db, before(at, span))
    const { bytes } = await readDatabase(db)
    let files = 0
    for await (const { size } of blobs.list('')) files += size
    const sizes = [
      ...counted,
      { name: 'database-bytes' as const, n: bytes, added: null },
      { name: 'file-bytes' as const, n: files, added: null },
    ]
    await saveSamples(db, dayOf(at), at, sizes, dayOf(before(at, kept)))
  }

  /** Bytes have no day on which they came: what is more than in the earliest sample of the span was added. */
  const addedSince = async ({ name, n, day, added }: Sample): Promise<number | null> => {
    if (!isBytes(name)) return added
    const first = await findFirstSample(db, name, dayOf(before(clock(), span)))
    return first === undefined || first.day === day ? null : n - first.n
  }

  return {
    register: () => jobs.repeat(job, '37 3 * * *', measure),

    /** As last measured. Where that was never, or the clock of the queue missed a day, it begins now. */
    read: async (): Promise<Sizes> => {
      const measuredAt = await findMeasuredAt(db)
      if (!measuredAt || before(clock(), aDay + aDay / 12) > measuredAt)
        await jobs.add(db, job, {}, { key: job, attempts: 3 })
      const samples = new Map((await findLastSamples(db)).map((sample) => [sample.name, sample]))
      const items = await Promise.all(
        sizeNames.flatMap((name) => {
          const sample = samples.get(name)
          return sample ? [addedSince(sample).then((added) => ({ name, now: sample.n, added }))] : []
        }),
      )
      return { measuredAt: measuredAt?.toISOString() ?? null, items }
    },
  }
}
export type SizesService = ReturnType<typeof sizesService>
