import { favoriteLimits } from '@soundings/contract/favorites'
import { numberText } from '@soundings/rules/phrases'
import type { Dependencies } from '#ports/dependencies.ts'
import { HttpError } from '#shared/http-error.ts'
import type { Person } from '#shared/person.ts'
import { viewerOf } from '../viewer.ts'
import { addFavorite, countFavorites, listFavorites, removeFavorite } from './favorites.repo.ts'

const tooMany = () =>
  new HttpError(
    409,
    `You’ve reached the maximum of ${numberText(favoriteLimits.max)} favorites. Remove some to add more.`,
    { code: 'too-many' },
  )

/** The sites that people keep at hand. */
export const favoritesService = ({ db, clock }: Pick<Dependencies, 'db' | 'clock'>) => ({
  of: async (person: Person): Promise<{ ids: string[] }> => ({
    ids: await listFavorites(db, viewerOf(person)),
  }),

  add: async (person: Person, siteId: string): Promise<{ isFavorited: true }> => {
    if (await addFavorite(db, viewerOf(person), siteId, clock())) return { isFavorited: true }
    if ((await countFavorites(db, person.id)) >= favoriteLimits.max) throw tooMany()
    throw new HttpError(404, 'This dive site doesn’t exist or isn’t public')
  },

  remove: async (person: Person, siteId: string): Promise<{ isFavorited: false }> => {
    await removeFavorite(db, person.id, siteId)
    return { isFavorited: false }
  },
})
