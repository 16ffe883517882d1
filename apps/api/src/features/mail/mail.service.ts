import type { Dependencies } from '#ports/dependencies.ts'
import { type KeptMail, listNewest, listTo } from './mail.repo.ts'
import { outboxPage } from './outbox-page.ts'

/** So many mails the outbox page shows. */
const maxShown = 50
/** How long, in milliseconds, a reader waits for mails that are on their way. */
const patience = 3_000

/** Reading the mails of a server that keeps them instead of sending them. */
export const mailService = ({ db, mail }: Pick<Dependencies, 'db' | 'mail'>, origin: string) => ({
  /** The newest mails as a page. */
  page: async (): Promise<string> => {
    await mail.settled(patience)
    return outboxPage(await listNewest(db, maxShown), origin)
  },

  /** The mails to one address, newest last. */
  to: async (address: string): Promise<KeptMail[]> => {
    await mail.settled(patience)
    return listTo(db, address)
  },
})
