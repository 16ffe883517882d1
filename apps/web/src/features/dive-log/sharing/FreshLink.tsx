import { Button } from '@mantine/core'
import type { Dive } from '@soundings/contract/dive-log'
import { IconCopy, IconShare2 } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { TextField } from '#shared/ui/form/fields.tsx'
import form from '#shared/ui/form/form.module.css'
import { icon } from '#shared/ui/icons.ts'
import { toast } from '#shared/ui/toast.tsx'
import css from './sharing.module.css'

type Props = { dive: Pick<Dive, 'siteName' | 'location'>; url: string; onAnother: () => void }

const copy = async (url: string) => {
  try {
    await navigator.clipboard.writeText(url)
    toast.success('Link copied')
  } catch {
    toast.error('Couldn’t copy. Select the link and copy it manually.')
  }
}

/** A link that was just made, to copy or to hand on: it is told only now. */
export const FreshLink = ({ dive: { siteName, location }, url, onAnother }: Props) => {
  const field = useRef<HTMLInputElement>(null)
  // The button that made it is gone: the keyboard goes on here.
  useEffect(() => field.current?.focus(), [])
  const canShare = typeof navigator.share === 'function'
  const share = async () => {
    try {
      await navigator.share({ title: siteName, text: `${siteName}, ${location}`, url })
    } catch (error) {
      const isClosed = error instanceof DOMException && error.name === 'AbortError'
      if (!isClosed) await copy(url)
    }
  }
  return (
    <div className={form.form} role="status">
      <TextField
        label="Your link"
        description="Copy it now. For your privacy, it can’t be shown again later."
        readOnly
        required={false}
        ref={field}
        value={url}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className={form.actions}>
        <Button variant="main" leftSection={<IconCopy {...icon} />} onClick={() => void copy(url)}>
          Copy link
        </Button>
        {canShare && (
          <Button variant="default" leftSection={<IconShare2 {...icon} />} onClick={() => void share()}>
            Share
          </Button>
        )}
        <Button className={css.another ?? ''} variant="quiet" onClick={onAnother}>
          Create another link
        </Button>
      </div>
    </div>
  )
}
