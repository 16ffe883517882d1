import { IconPhotoOff } from '@tabler/icons-react'
import { useState } from 'react'
import css from './Preview.module.css'

type Props = { address: string; alt: string; fit: 'cover' | 'contain' }

/** A photo as this device has it; a sign where the browser cannot draw it. */
export const Preview = ({ address, alt, fit }: Props) => {
  const [failed, setFailed] = useState<string | null>(null)
  return (
    <span className={css.frame} data-fit={fit}>
      {failed === address ? (
        <IconPhotoOff size={22} stroke={1.7} aria-hidden="true" />
      ) : (
        <img src={address} alt={alt} decoding="async" draggable={false} onError={() => setFailed(address)} />
      )}
    </span>
  )
}
