import { silencedText } from '@soundings/rules/standing'
import { HttpError } from './http-error.ts'
import type { Person } from './person.ts'

/** Refuses what reaches the public or other people to somebody whom moderators silenced: 403 `silenced`, with why and until when. */
export const refuseSilenced = ({ silenced }: Pick<Person, 'silenced'>): void => {
  if (silenced) throw new HttpError(403, silencedText(silenced), { code: 'silenced' })
}
