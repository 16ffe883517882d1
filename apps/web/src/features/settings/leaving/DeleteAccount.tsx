import { Opening } from '../Opening.tsx'
import { Part } from '../Part.tsx'
import { DeleteForm } from './DeleteForm.tsx'

/** The way out. Nothing goes before the password and a typed word say so. */
export const DeleteAccount = () => (
  <Part
    title="Delete account"
    lead="Your account, your settings and all that only you can see are deleted at once. It cannot be undone."
  >
    <Opening label="Delete account …">{(close) => <DeleteForm onCancel={close} />}</Opening>
  </Part>
)
