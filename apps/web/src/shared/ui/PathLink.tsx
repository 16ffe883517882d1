import { useRouter } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'

type Props = {
  /** Any path of the app, which the router’s own links would have to know beforehand. */
  path: string
  className?: string | undefined
  onFollow?: () => void
  children: ReactNode
}

/** A link to a page of the app whose path is only known at run time. */
export const PathLink = ({ path, className, onFollow, children }: Props) => {
  const { history } = useRouter()
  const follow = (event: MouseEvent) => {
    onFollow?.()
    // Another tab or window was asked for.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    history.push(path)
  }
  return (
    <a className={className} href={path} onClick={follow}>
      {children}
    </a>
  )
}
