import type { SearchQuery, SearchReply } from '@soundings/contract/search'
import { emptyQuery } from '@soundings/language/understanding'
import type { Turn } from './chat/turn.ts'

// For tests: answers of the assistant; name what matters to the test.

export const buildQuery = (known: Partial<SearchQuery> = {}): SearchQuery => ({ ...emptyQuery(), ...known })

/** The id of the site with this number. */
export const siteIdOf = (number: number): string =>
  `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

/** So many ids, from the first on. */
export const siteIds = (count: number, first = 1): string[] =>
  Array.from({ length: count }, (_, at) => siteIdOf(first + at))

/** An answer that found two sites. */
export const buildReply = (known: Partial<SearchReply> = {}): SearchReply => ({
  response: 'Start with Thistlegorm.',
  pieces: [
    { text: 'Start with ' },
    { siteId: siteIdOf(1), siteName: 'Thistlegorm', maxDepth: 32 },
    { text: '.' },
  ],
  relatedSites: siteIds(2),
  totalSites: 2,
  opens: null,
  media: [],
  threads: [],
  intent: 'find',
  query: buildQuery({ levels: ['advanced'], diveTypes: ['wreck'] }),
  chips: [
    { key: 'diveTypes:wreck', label: 'Wrecks' },
    { key: 'levels:advanced', label: 'Advanced' },
  ],
  relaxed: [],
  by: 'composer',
  notice: null,
  trip: null,
  suggestions: ['Only shore dives'],
  ...known,
})

/** A question that was answered. */
export const buildTurn = (known: Partial<Turn> = {}): Turn => {
  const { media: _, ...answer } = buildReply()
  return {
    id: 'turn',
    question: 'wrecks',
    state: 'answered',
    pieces: answer.pieces,
    answer,
    problem: null,
    query: null,
    link: 'wrecks',
    ...known,
  }
}
