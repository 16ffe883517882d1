import type { Where } from '@soundings/contract/search'
import { membersOf } from '@soundings/language/understanding/animal-groups'
import type { RelaxedQuery } from '@soundings/language/understanding/relaxations'
import { waterByKey } from '@soundings/language/understanding/waters'
import type { Area, Criteria } from '../catalogue/criteria.ts'

const nowhere = { boxes: [], countries: [], country: null, isSea: false }

/** A place as the catalogue knows it; none while the person has not shared where they are. */
const areaOf = (where: Where): Area | undefined => {
  switch (where.kind) {
    case 'country':
      return { kind: 'country', name: where.name }
    case 'region':
    case 'city':
      return { kind: where.kind, name: where.name, country: where.country }
    case 'water': {
      const water = waterByKey(where.key) ?? nowhere
      // 'The Red Sea in Saudi Arabia'; a riviera is its own country's.
      return { kind: 'water', ...water, country: where.country ?? water.country }
    }
    default:
      return where.coordinates
        ? { kind: 'around', coordinates: where.coordinates, radius: where.radius }
        : undefined
  }
}

/** What sites must be for a question. A group of animals is any of its members. */
export const criteriaOf = ({
  where,
  notWhere,
  species,
  notSpecies,
  anySpecies,
  ...query
}: RelaxedQuery): Criteria => {
  const animals = species.map((id) => [id, ...membersOf(id)])
  return {
    ...query,
    areas: where.flatMap((each) => areaOf(each) ?? []),
    notAreas: notWhere.flatMap((each) => areaOf(each) ?? []),
    notAnimals: notSpecies.flatMap((id) => [id, ...membersOf(id)]),
    animals: anySpecies && animals.length > 0 ? [animals.flat()] : animals,
  }
}
