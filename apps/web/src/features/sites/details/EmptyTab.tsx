import { Button } from '@mantine/core'
import type { ComponentType, ReactNode } from 'react'
import { Notice } from '#shared/ui/Notice.tsx'
import css from './EmptyTab.module.css'

type Props = {
  icon: ComponentType<{ size: number; stroke: number; 'aria-hidden': true }>
  title: string
  children: ReactNode
  onReadDetails: () => void
}

/** A tab with nothing in it yet: says so, and leads to what there is. */
export const EmptyTab = ({ icon, title, children, onReadDetails }: Props) => (
  <div className={css.empty}>
    <svg className={css.water} viewBox="0 0 720 160" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <path d="M-30 22q15 -5 30 0t30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0V160H-30Z" />
      <path d="M110 22h46l-50 138h-84zM296 22h72l-50 138h-128zM540 22h40l-50 138h-74z" />
    </svg>
    <Notice
      icon={icon}
      title={title}
      action={
        <Button variant="default" onClick={onReadDetails}>
          Read the site details
        </Button>
      }
    >
      {children}
    </Notice>
  </div>
)
