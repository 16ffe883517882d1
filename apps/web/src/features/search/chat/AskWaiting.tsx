import { Skeleton } from '@mantine/core'
import { IconSparkles } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useLate } from '#shared/lib/use-late.ts'
import { icon } from '#shared/ui/icons.ts'
import panel from '#shared/ui/side-panel.module.css'
import css from './AskPanel.module.css'
import composer from './Composer.module.css'

const widths = ['88%', '64%', '76%', '52%']

/** The place of the conversation while its code is on its way, in the size that it will have. */
export const AskWaiting = ({ about }: { about?: ReactNode }) => {
  const isLate = useLate(true)
  return (
    <section className={panel.panel} aria-label="Ask" aria-busy="true">
      <header className={`${panel.head} ${css.head}`}>
        <IconSparkles {...icon} size={20} />
        <h2 className={`${panel.title} ${css.title}`}>Ask</h2>
      </header>
      {about}
      <div className={css.scroller}>
        {isLate && (
          <div className={css.start} aria-hidden="true">
            {widths.map((width) => (
              <Skeleton key={width} width={width} height={14} />
            ))}
          </div>
        )}
      </div>
      <footer className={css.foot}>
        <div className={composer.composer}>
          <span className={composer.field} />
        </div>
      </footer>
    </section>
  )
}
