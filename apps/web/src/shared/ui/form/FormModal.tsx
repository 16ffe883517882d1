import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import { Modal } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useIsMobile } from '#shared/lib/use-is-mobile.ts'
import { icon } from '../icons.ts'
import modal from '../modal.module.css'
import css from './FormModal.module.css'

type Props = {
  opened: boolean
  onClose: () => void
  title: string
  /** Above the title, e.g. how far somebody has come. */
  lead?: ReactNode
  /** The width on a wide screen, in pixels. */
  size?: number
  children: ReactNode
}

/**
 * A form over the page, the whole screen on a phone. Focus stays inside, begins at `data-autofocus` and goes back;
 * Escape and a press outside close it.
 */
export const FormModal = ({ opened, onClose, title, lead, size = 440, children }: Props) => {
  const isMobile = useIsMobile()
  // The modal notes where focus was only when it opens after it was there closed; its code often comes when it is wanted.
  const [isThere, setThere] = useState(false)
  useEffect(() => setThere(true), [])
  return (
    <Modal.Root
      opened={opened && isThere}
      onClose={onClose}
      fullScreen={isMobile}
      size={size}
      centered
      transitionProps={{ transition: isMobile ? 'slide-up' : 'pop', duration: 200 }}
    >
      <Modal.Overlay className={modal.veil} />
      <Modal.Content classNames={{ content: modal.modal }}>
        {/* Without the role it would count as the header of the page. */}
        <Modal.Header role="presentation" className={`${modal.head} ${css.head}`}>
          <div>
            {lead}
            <Modal.Title className={modal.title}>{title}</Modal.Title>
          </div>
          <Modal.CloseButton
            className={`${modal.close} ${css.close}`}
            aria-label="Close"
            icon={<IconX {...icon} size={20} />}
          />
        </Modal.Header>
        {/* Not its body, which would be read out as a whole when the modal opens. */}
        <div className={css.body}>{children}</div>
      </Modal.Content>
    </Modal.Root>
  )
}
