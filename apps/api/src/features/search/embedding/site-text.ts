import type { EmbeddedSite } from './embeddings.repo.ts'

const words = (codes: readonly (string | null)[]) =>
  codes.flatMap((code) => (code === null ? [] : code.replaceAll('-', ' '))).join(', ')

/** A site as a text to be embedded: what it is called and is first, as models read beginnings best. */
export const siteText = (site: EmbeddedSite): string =>
  [
    [site.siteName, ...site.aliases].join(', '),
    [site.city, site.region, site.country].filter(Boolean).join(', '),
    words([
      site.diveSiteCategory,
      site.waterBodyType,
      ...site.diveType.map((type) => `${type} dive`),
      site.difficulty,
    ]),
    site.marineLife.join(', '),
    [...site.topographicalFeatures, ...site.fixedStructures, site.bottomComposition]
      .filter(Boolean)
      .join(', '),
    site.description,
    site.historicalSignificance,
  ]
    .filter(Boolean)
    .join('\n')
