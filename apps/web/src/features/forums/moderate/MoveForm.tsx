import { Button } from '@mantine/core'
import type { Thread } from '@soundings/contract/forum'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { type ChosenSite, SiteField } from '#features/sites/index.ts'
import { CategoryField } from './CategoryField.tsx'
import { useActs } from './last-act.ts'
import css from './moderate.module.css'
import { changeState } from './moderate.queries.ts'
import { ReasonForm } from './ReasonForm.tsx'

type Props = { thread: Thread; onDone: () => void }

/** Moves a thread to another category, or to a dive site that it is about. */
export const MoveForm = ({ thread, onDone }: Props) => {
  const queries = useQueryClient()
  const { tell } = useActs()
  const [category, setCategory] = useState(thread.category.slug)
  const [former, setFormer] = useState(thread.site)
  const [chosen, setChosen] = useState<ChosenSite | null>(null)
  const siteId = former?.id ?? chosen?.id ?? null
  const hasMoved = category !== thread.category.slug
  const isElsewhere = siteId !== (thread.site?.id ?? null)

  const move = async (reason: string | undefined) => {
    const act = await changeState(queries, thread.id, {
      ...(hasMoved && { category }),
      ...(isElsewhere && { siteId }),
      ...(reason && { reason }),
    })
    tell(act, 'Thread moved')
  }
  return (
    <ReasonForm
      about={`move thread ${thread.id}`}
      send="Move it"
      failed="The thread couldn’t be moved"
      act={async (reason) => {
        if (hasMoved || isElsewhere) await move(reason)
      }}
      onDone={onDone}
    >
      <CategoryField value={category} onChange={setCategory} known={thread.category} />
      {former ? (
        <p className={css.site}>
          <span>
            About the dive site <bdi>{former.siteName}</bdi>
          </span>
          <Button variant="quiet" onClick={() => setFormer(null)}>
            Choose another or none
          </Button>
        </p>
      ) : (
        <Suspense>
          <SiteField site={chosen} onChoose={setChosen} near={[]} name="site" isOptional />
        </Suspense>
      )}
    </ReasonForm>
  )
}
