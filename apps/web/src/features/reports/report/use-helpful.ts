import type { Report } from '@soundings/contract/reports'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { wordsOf } from '#shared/api/failure.ts'
import { toast } from '#shared/ui/toast.tsx'
import { changeKnown, praiseReport } from '../reports.queries.ts'

/** Whether a report helped the person: shown at once, taken back when it does not arrive, sent in the order of pressing. */
export const useHelpful = ({ id, isHelpful, helpfulCount }: Report) => {
  const queries = useQueryClient()
  const key = ['helpful', id]
  const show = (known: Pick<Report, 'isHelpful' | 'helpfulCount'>) =>
    changeKnown(queries, id, (report) => ({ ...report, ...known }))
  const { mutate } = useMutation({
    mutationKey: key,
    scope: { id: key.join(' ') },
    mutationFn: (wanted: boolean) => praiseReport(id, wanted),
    onMutate: (wanted) => {
      show({ isHelpful: wanted, helpfulCount: Math.max(0, helpfulCount + (wanted ? 1 : -1)) })
      return { isHelpful, helpfulCount }
    },
    onSuccess: (count, wanted) => {
      // What was pressed since is on its way, and shown already.
      if (queries.isMutating({ mutationKey: key }) === 1) show({ isHelpful: wanted, helpfulCount: count })
    },
    onError: (error, _wanted, before) => {
      if (before) show(before)
      toast.error(wordsOf(error, 'Your vote couldn’t be saved'))
    },
  })
  return { toggle: () => mutate(!isHelpful) }
}
