import { Button, type ButtonProps } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useWasWanted } from '#shared/ui/lazy-component.tsx'
import { Ask, type Question } from './Ask.tsx'

type Props<Done> = {
  question: Question<Done>
  variant?: NonNullable<ButtonProps['variant']>
  /** What it is called where its words alone could mean several things. */
  label?: string
  isBusy?: boolean
  children: ReactNode
}

/** A button that asks before it does something. */
export const AskButton = <Done,>({
  question,
  variant = 'default',
  label,
  isBusy = false,
  children,
}: Props<Done>) => {
  const [isOpen, setOpen] = useState(false)
  const wasWanted = useWasWanted(isOpen)
  return (
    <>
      <Button
        variant={variant}
        aria-haspopup="dialog"
        {...(label !== undefined && { 'aria-label': label })}
        loading={isBusy}
        onClick={() => setOpen(true)}
      >
        {children}
      </Button>
      {wasWanted && <Ask question={question} opened={isOpen} onClose={() => setOpen(false)} />}
    </>
  )
}
