import type { SearchReply } from '@soundings/contract/search'

const site = {
  siteId: '00000000-0000-7000-8000-000000000001',
  siteName: 'Example Reef',
  maxDepth: 18,
}

/** What the mock route answers, whatever is asked: no such site exists. */
export const mockReply: SearchReply = {
  response:
    'Start with Example Reef. It’s a coral reef with a maximum depth of 18 m. This is fixed data for work on the page.',
  pieces: [
    { text: 'Start with ' },
    site,
    { text: '. It’s a coral reef with a maximum depth of 18 m. This is fixed data for work on the page.' },
  ],
  relatedSites: [site.siteId],
  totalSites: 1,
  opens: null,
  media: [],
  threads: [],
  intent: 'find',
  query: null,
  chips: [{ key: 'categories:coral-reef', label: 'Coral reefs' }],
  relaxed: [],
  by: 'composer',
  notice: null,
  trip: null,
  suggestions: ['Only shore dives', 'What about October?'],
}
