import { useCallback, useMemo, useState } from 'react'

/** The dives that were chosen, to do something with all of them at once. */
export const useChosen = () => {
  const [isChoosing, setChoosing] = useState(false)
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const choose = useCallback(
    (id: string, isChosen: boolean) =>
      setIds((before) => {
        const next = new Set(before)
        if (isChosen) next.add(id)
        else next.delete(id)
        return next
      }),
    [],
  )
  return useMemo(
    () => ({
      isChoosing,
      ids,
      choose,
      chooseAll: (all: readonly string[]) => setIds(new Set(all)),
      begin: () => setChoosing(true),
      end: () => {
        setChoosing(false)
        setIds(new Set())
      },
    }),
    [isChoosing, ids, choose],
  )
}

export type Chosen = ReturnType<typeof useChosen>
