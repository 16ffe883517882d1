import type { PersonalData } from '#extension-points/personal-data.ts'
import { deleteFavorites, readFavorites } from './favorites.repo.ts'

/** Favourites are private: they go with the account. */
export const personalFavorites: PersonalData = {
  name: 'favorites',
  read: readFavorites,
  leave: deleteFavorites,
}
