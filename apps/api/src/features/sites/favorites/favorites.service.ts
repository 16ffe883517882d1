import { favoriteLimits } from '@soundings/contract/favorites'
import type { Person } from '#src/person.ts'
import { Refusal } from '#src/refusal.ts'
import type { World } from '#src/world.ts'
import { viewerOf } from '../viewer.ts'
import { addFavorite, countFavorites, listFavorites, removeFavorite } from './favorites.repo.ts'

const tooMany = () =>
  new Refusal(
    409,
    `You have ${favoriteLimits.most.toLocaleString('en')} favorites, and there is no room for more. Remove some first.`,
    { code: 'too-many' },
  )

/** The sites that people keep at hand. */
export const favoritesService = ({ db, clock }: Pick<World, 'db' | 'clock'>) => ({
  of: async (person: Person): Promise<{ ids: string[] }> => ({
    ids: await listFavorites(db, viewerOf(person)),
  }),

  add: async (person: Person, siteId: string): Promise<{ isFavorited: true }> => {
    if (await addFavorite(db, viewerOf(person), siteId, clock())) return { isFavorited: true }
    if ((await countFavorites(db, person.id)) >= favoriteLimits.most) throw tooMany()
    throw new Refusal(404, 'This dive site does not exist or is not public')
  },

  remove: async (person: Person, siteId: string): Promise<{ isFavorited: false }> => {
    await removeFavorite(db, person.id, siteId)
    return { isFavorited: false }
  },
})
