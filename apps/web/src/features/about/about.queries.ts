import { system } from '@soundings/contract/system'
import { read } from '#shared/api/query.ts'

/** Which version runs here, and how many dive sites it knows. */
export const aboutQuery = () => ({ ...read(system.about, {}), staleTime: 5 * 60_000 })
