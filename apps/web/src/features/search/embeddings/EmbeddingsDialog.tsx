import { Button } from '@mantine/core'
import { type Backfill, searchTexts } from '@soundings/contract/search'
import { numberText } from '@soundings/rules/phrases'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { z } from 'zod'
import { wordsOf } from '#shared/api/failure.ts'
import { FormModal } from '#shared/ui/form/FormModal.tsx'
import { toast } from '#shared/ui/toast.tsx'
import css from './EmbeddingsDialog.module.css'
import { backfillQuery, startBackfill } from './embeddings.queries.ts'
import { closeEmbeddings, useEmbeddings } from './embeddings-store.ts'

/** Computes anew what searches by meaning need, after asking, and says how far that is. */
export const EmbeddingsDialog = () => {
  const isOpen = useEmbeddings((now) => now.isOpen)
  const queries = useQueryClient()
  const { data } = useQuery({ ...backfillQuery(), enabled: isOpen })
  const { mutate, isPending } = useMutation({
    mutationFn: () => startBackfill(queries),
    onSuccess: (processed) => toast.success(`Backfill started: processed=${processed}`),
    onError: (error) => toast.error(wordsOf(error, 'Failed to trigger backfill')),
  })
  const backfill = data?.backfill ?? null
  const isRunning = backfill?.state === 'running'
  const wayOut = useRef<HTMLButtonElement>(null)
  const run = () => {
    // What was pressed goes away while it runs.
    wayOut.current?.focus()
    mutate()
  }
  return (
    <FormModal opened={isOpen} onClose={closeEmbeddings} title="Calculate Embeddings">
      <div className={css.question}>
        {!isRunning && <p>{searchTexts.backfill}</p>}
        {backfill && <Progress {...backfill} />}
        <div className={css.actions}>
          {!isRunning && (
            <Button variant="main" data-autofocus loading={isPending} onClick={run}>
              Run backfill
            </Button>
          )}
          <Button ref={wayOut} variant={isRunning ? 'default' : 'quiet'} onClick={closeEmbeddings}>
            {isRunning ? 'Close' : 'Cancel'}
          </Button>
        </div>
      </div>
    </FormModal>
  )
}

const stateText = {
  running: 'It continues if you close this window.',
  done: 'The last run finished.',
  failed: 'The last run failed.',
} as const

const Progress = ({ state, processed, total }: z.output<typeof Backfill>) => (
  <div className={css.progress}>
    <progress max={Math.max(total, 1)} value={processed} aria-label="Sites processed" />
    <p role="status">
      {numberText(processed)} of {numberText(total)} sites. {stateText[state]}
    </p>
  </div>
)
