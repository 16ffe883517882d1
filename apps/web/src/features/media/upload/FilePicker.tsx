import { Button } from '@mantine/core'
import { IconCamera, IconPhotoPlus } from '@tabler/icons-react'
import { useRef } from 'react'
import { icon } from '#shared/ui/icons.ts'
import css from './FilePicker.module.css'
import { acceptedTypes } from './upload.view.ts'

type Props = {
  isMany?: boolean
  label?: string | undefined
  onFiles: (files: File[]) => void
}

type PickProps = Omit<Props, 'label'> & { label: string; Picture: typeof IconCamera; isCamera?: boolean }

const Pick = ({ label, Picture, isMany = false, isCamera = false, onFiles }: PickProps) => {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        variant="default"
        {...(isCamera && { className: css.camera ?? '' })}
        leftSection={<Picture {...icon} />}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptedTypes}
        multiple={isMany}
        {...(isCamera && { capture: 'environment' })}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // The same file can be chosen once more.
          target.value = ''
        }}
      />
    </>
  )
}

/** The ways to photos on this device: those that are there, and on a phone its camera. */
export const FilePicker = ({ isMany = false, label, onFiles }: Props) => (
  <div className={css.ways}>
    <Pick
      label={label ?? (isMany ? 'Choose photos' : 'Choose a photo')}
      Picture={IconPhotoPlus}
      isMany={isMany}
      onFiles={onFiles}
    />
    <Pick label="Take a photo" Picture={IconCamera} isCamera onFiles={onFiles} />
  </div>
)
