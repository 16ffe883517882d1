import { sampleThings } from '@soundings/contract/sample-things'
import { read } from '#shared/api/query.ts'

/** All sample things. */
export const sampleThingsQuery = () => read(sampleThings.list, {})
