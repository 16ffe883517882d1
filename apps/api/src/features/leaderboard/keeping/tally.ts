import { keepPeople } from './keeping.service.ts'
import { talliesOf } from './tally.repo.ts'

export const boardTallies = talliesOf(keepPeople)
