import type { Incident } from '@soundings/contract/forum'
import { fold } from '@soundings/rules/text'
import type { PostState } from '../reading/posts.repo.ts'

type Told = Pick<PostState, 'content' | 'incident'>

/** Whether a form about a near miss tells anything. */
export const hasToldAnything = (incident: Incident | null): boolean =>
  Object.values(incident ?? {}).some((told) => told !== '' && told !== null)

/** All that a post says, with what its form told. */
export const textOf = ({ content, incident }: Told): string =>
  [content, incident?.happened, incident?.conditions, incident?.learnt, incident?.gas]
    .filter(Boolean)
    .join('\n\n')

/** The folded words that a post is found by; those of the title at an opening. */
export const wordsOf = ({ title = null, ...told }: Told & { title?: string | null }): string =>
  fold(`${title ?? ''} ${textOf(told)}`)
