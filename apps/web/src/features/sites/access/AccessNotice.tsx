import type { Site } from '@soundings/contract/sites'
import { IconBan, IconLock } from '@tabler/icons-react'
import { useDateLanguage } from '#shared/lib/date-language.ts'
import { icon } from '#shared/ui/icons.ts'
import css from './AccessNotice.module.css'
import { accessText } from './access.view.ts'

const signs = { closed: IconBan, restricted: IconLock } as const

/** Says before anything else of a site that nobody, or not everybody, may dive there: since when, why, and who says so. */
export const AccessNotice = ({ site }: { site: Site }) => {
  const language = useDateLanguage((dates) => dates.language)
  const text = accessText(site, language)
  if (text === null) return null
  const Sign = signs[text.limit]
  return (
    <section className={css.notice} data-access={text.limit} aria-label="Access">
      <Sign {...icon} className={css.sign ?? ''} />
      <div className={css.text}>
        <p className={css.title}>{text.title}</p>
        <p>
          {text.reason && <span className={css.reason}>{text.reason} </span>}
          {text.advice}
        </p>
        {text.source && (
          <a href={text.source.address} rel="noopener noreferrer">
            Source: {text.source.name}
          </a>
        )}
      </div>
    </section>
  )
}
