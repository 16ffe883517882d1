import { Button } from '@mantine/core'
import { type ReactNode, useRef, useState } from 'react'

type Props = {
  label: string
  /** What opens in the place of the button; `close` puts the button back. */
  children: (close: () => void) => ReactNode
}

/** A button that makes room for a form. The keyboard goes on in the form, and back to the button when it closes. */
export const Opening = ({ label, children }: Props) => {
  const [isOpen, setOpen] = useState(false)
  const wasOpen = useRef(false)
  const close = () => {
    wasOpen.current = true
    setOpen(false)
  }
  if (isOpen) return children(close)
  return (
    <div>
      <Button
        ref={(button) => {
          if (wasOpen.current) button?.focus()
          wasOpen.current = false
        }}
        variant="default"
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
    </div>
  )
}
