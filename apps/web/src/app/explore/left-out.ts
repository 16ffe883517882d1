import { listText } from '@soundings/rules/phrases'
import { toast } from '#shared/ui/toast.tsx'

// Most addresses are right, so the words about those that are not are a file of their own.

/** What people call the parts of an address that can be mistyped. */
const partName = {
  q: 'search words',
  search: 'search words',
  filter_type: 'set of sites',
  country: 'country',
  difficulty: 'level',
  diveSiteCategory: 'category',
  diveType: 'dive type',
  waterBodyType: 'water',
  avoid: 'hazards to avoid',
  maxDepth: 'depth',
  hasPhotos: 'photos',
  bbox: 'area',
  sort: 'order',
  site: 'dive site',
  view: 'view',
  tab: 'tab',
  lat: 'map position',
  lng: 'map position',
  z: 'zoom',
  base: 'base map',
  photo: 'photo',
  gallery: 'gallery',
  report: 'dive report',
  month: 'month',
  diver: 'diver',
  ask: 'question',
  panel: 'panel',
  slide: 'slide',
  mode: 'form',
  read: 'dive report',
} as const

/** Whether it is a part of an address that people have a word for. */
export const isPart = (name: string): name is keyof typeof partName => Object.hasOwn(partName, name)

/** Which parts of an address made no sense, in people's words, each once. What we do not know at all is not theirs to hear of. */
export const leftOut = (said: Record<string, string>, read: object): string[] => {
  const wordsOf = (list: string) => list.split(',').filter(Boolean).length
  const parts = Object.entries(said).filter(([name, value]) => {
    if (!isPart(name)) return false
    const kept = (read as Record<string, unknown>)[name === 'search' ? 'q' : name]
    return kept === undefined || (typeof kept === 'string' && wordsOf(kept) < wordsOf(value))
  })
  return [...new Set(parts.flatMap(([name]) => (isPart(name) ? partName[name] : [])))]
}

/** Says which parts of a link could not be used. */
export const notifyLeftOut = (said: Record<string, string>, read: object): void => {
  const lost = leftOut(said, read)
  if (lost.length > 0) toast.warning(`This link contains something we don’t recognise: ${listText(lost)}.`)
}
