import { profilesPages } from '@soundings/contract/profiles-pages'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { FormModal } from '#shared/ui/form/FormModal.tsx'
import css from './page.module.css'

/** Says plainly who reads what is written here, and leads to what that means. */
export const PrivateNote = () => {
  const [isOpen, setOpen] = useState(false)
  return (
    <footer className={css.note}>
      Private between you. Moderators see only what one of you reports. Messages aren’t end-to-end encrypted.{' '}
      <button type="button" className={css.more} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        What that means
      </button>
      <FormModal opened={isOpen} onClose={() => setOpen(false)} title="Who can read your messages" size={520}>
        <div className={css.help}>
          <p>
            <strong>The two of you.</strong> No other member can open your conversation, and neither can
            moderators or administrators of Soundings in the app.
          </p>
          <p>
            <strong>Moderators, if one of you reports a message.</strong> They get a copy of that message and
            of what whoever reports it adds from around it, and nothing else.
          </p>
          <p>
            <strong>Not end-to-end encrypted.</strong> The server keeps messages in a form that it can read,
            so that you can search them and read them on all your devices. Whoever runs it could technically
            read them, too. Don’t send passwords or payment details.
          </p>
          <p>
            <Link to={profilesPages.ownProfile} search={{ open: 'privacy' }}>
              Choose who can write to you
            </Link>
          </p>
        </div>
      </FormModal>
    </footer>
  )
}
