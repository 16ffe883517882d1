import { type Backfill, searchTexts } from '@soundings/contract/search'
import { numberText } from '@soundings/rules/phrases'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { Ago } from '#shared/ui/Ago.tsx'
import { AskButton } from '../AskButton.tsx'
import { embedAll, embeddingsQuery } from '../administration.queries.ts'
import { Part } from '../Part.tsx'
import css from '../parts.module.css'

const stateText = { running: 'Running', done: 'Finished', failed: 'Failed' } as const

const Progress = ({ state, processed, total, startedAt }: z.output<typeof Backfill>) => (
  <div>
    <progress
      className={css.progress}
      max={Math.max(total, 1)}
      value={processed}
      aria-label="Sites processed"
    />
    <p role="status">
      {stateText[state]}: {numberText(processed)} of {numberText(total)} sites. Started <Ago at={startedAt} />
      .
    </p>
  </div>
)

/** How far the search by meaning knows the sites, and the way to do all of them again. */
export const Embeddings = () => {
  const queries = useQueryClient()
  const embeddings = useQuery(embeddingsQuery())
  return (
    <Part
      title="Embeddings"
      failed="The progress of the embeddings couldn’t be loaded"
      query={embeddings}
      acts={
        embeddings.data?.backfill?.state !== 'running' && (
          <AskButton
            question={{
              title: 'Calculate Embeddings',
              text: searchTexts.backfill,
              label: 'Run backfill',
              act: () => embedAll(queries),
              done: () => 'Backfill started',
              failed: 'Failed to trigger backfill',
            }}
          >
            Calculate Embeddings
          </AskButton>
        )
      }
    >
      {({ backfill }) =>
        backfill ? (
          <Progress {...backfill} />
        ) : (
          <p>Nobody has recalculated all of them yet. New and changed sites are done by themselves.</p>
        )
      }
    </Part>
  )
}
