import { ActionIcon, Button } from '@mantine/core'
import { IconFile, IconUpload, IconX } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { icon } from '#shared/ui/icons.ts'
import { sizeText } from './bulk-upload.view.ts'
import css from './FileDrop.module.css'

type Props = {
  label: string
  accept: string
  file: File | null
  isDisabled: boolean
  onFile: (file: File | null) => void
}

/** Where a file is dropped or browsed for; once chosen, its name and size. */
export const FileDrop = ({ label, accept, file, isDisabled, onFile }: Props) => {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  if (file)
    return (
      <div className={css.file}>
        <IconFile {...icon} />
        <span className={css.name}>{file.name}</span>
        <span className={css.size}>{sizeText(file.size)}</span>
        <ActionIcon
          variant="quiet"
          disabled={isDisabled}
          aria-label={`Remove ${file.name}`}
          onClick={() => onFile(null)}
        >
          <IconX {...icon} />
        </ActionIcon>
      </div>
    )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is another way to what the button does
    <div
      className={css.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        const [dropped] = event.dataTransfer.files
        if (dropped && !isDisabled) onFile(dropped)
      }}
    >
      <IconUpload {...icon} size={26} />
      <p>{label}</p>
      <Button variant="default" disabled={isDisabled} onClick={() => input.current?.click()}>
        Browse
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept={accept}
        aria-label={label}
        onChange={({ target }) => {
          const [chosen] = target.files ?? []
          if (chosen) onFile(chosen)
          // The same file can be chosen once more.
          target.value = ''
        }}
      />
    </div>
  )
}
