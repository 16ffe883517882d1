import { Opening } from '../Opening.tsx'
import { Part } from '../Part.tsx'
import { DeleteForm } from './DeleteForm.tsx'

/** The way out. Nothing goes before the password and a typed word say so. */
export const DeleteAccount = () => (
  <Part
    title="Delete account"
    lead="Your account, your settings and everything private are deleted immediately. This can’t be undone."
  >
    <Opening label="Delete account…">{(close) => <DeleteForm onCancel={close} />}</Opening>
  </Part>
)
