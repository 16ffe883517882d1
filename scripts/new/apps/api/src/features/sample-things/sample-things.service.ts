import { sortSampleThings } from '@soundings/rules/sample-things'
import type { Dependencies } from '#ports/dependencies.ts'
import { listSampleThings } from './sample-things.repo.ts'

/** What people do with sample things. */
export const sampleThingsService = ({ db }: Pick<Dependencies, 'db'>) => ({
  list: async () => ({ items: sortSampleThings(await listSampleThings(db)) }),
})
