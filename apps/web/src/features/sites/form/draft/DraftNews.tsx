import { IconCloudOff, IconHistory } from '@tabler/icons-react'
import { useConnection } from '#shared/lib/connection.ts'
import { FormNews } from '#shared/ui/form/FormNews.tsx'
import css from './DraftNews.module.css'

type News = {
  /** Whether somebody changed the site since it was typed. */
  isOlder?: boolean
  onStartOver: () => void
}

/** Says that what stands in the form was typed earlier. */
export const DraftNews = ({ isOlder = false, onStartOver }: News) => (
  <FormNews
    icon={IconHistory}
    act={isOlder ? 'Start from the new version' : 'Start over'}
    onAct={onStartOver}
  >
    {isOlder
      ? 'This is your saved draft, and the site has changed since. When you save, you’ll see what’s new before anything is replaced.'
      : 'This is your saved draft. Only you can see it, in this browser.'}
  </FormNews>
)

type Props = { isWaiting: boolean; isKept: boolean }

/** What became of a form that could not be sent, and when it can. */
export const Waiting = ({ isWaiting, isKept }: Props) => {
  const isOffline = useConnection((connection) => connection.isOffline)
  const where = isKept
    ? 'Your draft is kept on this device.'
    : 'Keep this page open, or your text will be lost.'
  return (
    <div role="status" className={css.waiting}>
      {isWaiting && (
        <FormNews icon={IconCloudOff}>
          {isOffline
            ? `No connection. ${where} It can be sent when the connection is back.`
            : `The connection is back. ${where} Send it now.`}
        </FormNews>
      )}
    </div>
  )
}
