import { useEffect } from 'react'

/** Names the browser tab, e.g. `Blue Hole · Soundings`; null leaves it to the component that is shown instead. */
export const useTitle = (title: string | null): void => {
  useEffect(() => {
    if (title !== null) document.title = `${title} · Soundings`
  }, [title])
}
