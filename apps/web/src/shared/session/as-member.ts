import { askToSignIn } from './modal-store.ts'
import { sessionChecked } from './session-store.ts'

/** Does something that only members can: a visitor is asked to log in first, and told why. */
export const asMember = async (why: string, act: () => void): Promise<void> => {
  const { user } = await sessionChecked()
  if (user) act()
  else askToSignIn(why, act)
}
