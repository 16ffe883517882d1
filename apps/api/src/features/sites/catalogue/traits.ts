import type { Access, Facility, SiteCategory } from '@soundings/contract/sites'
import { siteKeys } from '@soundings/language/understanding/known'
import { speciesAffirmedIn, speciesIn } from '@soundings/rules/species'
import { fold } from '@soundings/rules/text'
import { lookOf } from '../looks.ts'
import { tag } from './tags.ts'
import type { SiteWords } from './words.ts'

/** What a site is found by besides its words, as it stands in the database. */
export type TraitRow = {
  siteName: string
  aliases: string[]
  region: string | null
  city: string | null
  access: Access | null
  facilities: Facility[]
  bestMonths: number[]
  marineLife: string[]
  diveSiteCategory: SiteCategory | null
  topographicalFeatures: string[]
  description: string | null
  hasPhotos: boolean
  averageRating: number | null
  /** How many of its facts are given. */
  known: number
  /** The counts of its approved reports by month; see the table of them. */
  counts: { month: number; counts: Record<string, number> }[]
}

/**
 * `worth` from 0 to 1; `months` has a bit for each of the best ones; `warmth` is the mean temperature that divers
 * reported in each month, NaN where nobody did.
 */
export type Traits = { tags: SiteWords; worth: number; months: number; warmth: Float32Array | undefined }

const marksOf = ({ counts }: TraitRow, kind: string): string[] =>
  counts.flatMap(({ counts }) =>
    Object.keys(counts).flatMap((mark) => (mark.startsWith(kind) ? [mark.slice(kind.length)] : [])),
  )

/** Answers from memory what it was asked before: of many sites many say the same. */
const remembered = <Answer>(answerTo: (text: string) => Answer): ((text: string) => Answer) => {
  const known = new Map<string, Answer>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const answer = answerTo(text)
    known.set(text, answer)
    return answer
  }
}

const speciesTag = (id: string) => tag('species', id)

/**
 * The animals of a site are those that it lists, that divers reported, or that its description says are there now.
 * Listed ones that it tells of stand before those that only are listed or reported, and those before what it only tells.
 */
const tagReader = () => {
  const listedIn = remembered(speciesIn)
  const folded = remembered(fold)
  const placeTags = (kind: 'region' | 'city', place: string | null): string[] => {
    const key = folded(place ?? '')
    return key === '' ? [] : [tag(kind, key)]
  }
  return (row: TraitRow): SiteWords => {
    const listed = [...row.marineLife.flatMap(listedIn), ...marksOf(row, 's:')]
    const told = speciesAffirmedIn(row.description ?? '')
    const look = lookOf(row, [row.description, ...row.topographicalFeatures])
    return {
      names: listed
        .filter((id) => told.includes(id))
        .map(speciesTag)
        .join(' '),
      places: listed.map(speciesTag).join(' '),
      facts: [
        ...siteKeys(row.siteName, row.aliases).map((key) => tag('name', key)),
        ...placeTags('region', row.region),
        ...placeTags('city', row.city),
        ...(row.access ? [tag('access', row.access)] : []),
        ...(look ? [tag('look', look)] : []),
        ...row.facilities.map((facility) => tag('facility', facility)),
        ...told.map(speciesTag),
      ].join(' '),
    }
  }
}

const shares = { photos: 0.2, rating: 0.25, reports: 0.25, story: 0.15, facts: 0.15 }
const full = { reports: 64, story: 400, facts: 12 }

/** How much there is to see and read of a site, and how it was rated. */
const worthOf = ({ hasPhotos, averageRating, known, description, counts }: TraitRow): number => {
  const reports = counts.reduce((sum, { counts }) => sum + (counts.n ?? 0), 0)
  return (
    shares.photos * Number(hasPhotos) +
    shares.rating * Math.max(0, ((averageRating ?? 3) - 3) / 2) +
    shares.reports * Math.min(1, Math.log2(1 + reports) / Math.log2(1 + full.reports)) +
    shares.story * Math.min(1, (description?.length ?? 0) / full.story) +
    shares.facts * Math.min(1, known / full.facts)
  )
}

const meanTemperature = (counts: Record<string, number>): number => {
  let [sum, reports] = [0, 0]
  for (const [mark, count] of Object.entries(counts)) {
    if (!mark.startsWith('t:')) continue
    sum += Number(mark.slice(2)) * count
    reports += count
  }
  return reports === 0 ? Number.NaN : sum / reports
}

const warmthOf = ({ counts }: TraitRow): Float32Array | undefined => {
  if (counts.length === 0) return undefined
  const warmth = new Float32Array(12).fill(Number.NaN)
  for (const each of counts) warmth[each.month - 1] = meanTemperature(each.counts)
  return warmth.some((mean) => !Number.isNaN(mean)) ? warmth : undefined
}

/** Reads what sites are found by, and remembers what others have said before. */
export const traitReader = (): ((row: TraitRow) => Traits) => {
  const tagsOf = tagReader()
  return (row) => ({
    tags: tagsOf(row),
    worth: worthOf(row),
    months: row.bestMonths.reduce((bits, month) => bits | (1 << month), 0),
    warmth: warmthOf(row),
  })
}
