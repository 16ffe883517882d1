import { Button } from '@mantine/core'
import { IconCopy, IconShare2 } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import css from './FreshLink.module.css'
import { TextField } from './form/fields.tsx'
import form from './form/form.module.css'
import { icon } from './icons.ts'
import { canShare } from './share-link.ts'
import { toast } from './toast.tsx'

type Props = {
  url: string
  /** What is handed on with it. */
  title: string
  text?: string
  /** Why it has to be copied now. */
  description: string
  onAnother: () => void
}

const copy = async (url: string) => {
  try {
    await navigator.clipboard.writeText(url)
    toast.success('Link copied')
  } catch {
    toast.error('Couldn’t copy. Select the link and copy it manually.')
  }
}

const share = async (shared: { title: string; text?: string; url: string }) => {
  try {
    await navigator.share(shared)
  } catch (error) {
    const isClosed = error instanceof DOMException && error.name === 'AbortError'
    if (!isClosed) await copy(shared.url)
  }
}

/** A link that was just made, to copy or to hand on: it is told only now. */
export const FreshLink = ({ url, title, text, description, onAnother }: Props) => {
  const field = useRef<HTMLInputElement>(null)
  // The button that made it is gone: the keyboard goes on here.
  useEffect(() => field.current?.focus(), [])
  return (
    <div className={form.form} role="status">
      <TextField
        label="Your link"
        description={description}
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
        {canShare() && (
          <Button
            variant="default"
            leftSection={<IconShare2 {...icon} />}
            onClick={() => void share({ title, url, ...(text !== undefined && { text }) })}
          >
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
