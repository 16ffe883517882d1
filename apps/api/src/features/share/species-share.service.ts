import { allSpeciesPath, speciesPath } from '@soundings/contract/species-pages'
import { appPictureAlt } from '@soundings/rules/share'
import { pagesSitemap } from '@soundings/rules/sitemaps'
import { species } from '@soundings/rules/species'
import { allSpeciesHead, speciesHead } from '@soundings/rules/species-share'
import type { SpeciesService } from '#features/species/index.ts'
import { headingView, pageWith } from './first-page.ts'
import { drawn } from './page-head.ts'
import type { SharePictures } from './share-pictures.service.ts'

type Needs = {
  species: Pick<SpeciesService, 'get'>
  origin: string
  html: string
  pictures: Pick<SharePictures, 'appAddress'>
}

/** The pages of species: what links to them say, and how search engines find them. */
export const speciesShareService = ({ species: reports, origin, html, pictures }: Needs) => {
  const plain = drawn(origin + pictures.appAddress, appPictureAlt)
  const page = (title: string, head: string) => pageWith(html, { head, view: headingView(title) })
  return {
    allSpeciesPage: (): string => page('Species', allSpeciesHead(origin, plain)),

    /** The page of a species; throws the refusal of one that isn’t known. */
    speciesPage: async (id: string): Promise<string> => {
      const told = await reports.get(id)
      return page(told.name, speciesHead(origin, told, plain))
    },

    sitemap: (): string =>
      pagesSitemap(
        origin,
        [allSpeciesPath, ...species.map(({ id }) => speciesPath(id))].map((path) => ({
          path,
          changedAt: null,
        })),
      ),
  }
}
export type SpeciesShares = ReturnType<typeof speciesShareService>
