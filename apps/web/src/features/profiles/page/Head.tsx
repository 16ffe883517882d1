import { type Profile, profileFallbacks } from '@soundings/contract/profile'
import { IconCalendar, IconLanguage, IconMapPin } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { partialDateText } from '#shared/lib/date.ts'
import { useDateLanguage } from '#shared/lib/date-language.ts'
import { icon } from '#shared/ui/icons.ts'
import { languageName, nameOf, placeOf } from '../profile.view.ts'
import css from './profile.module.css'

/** Who somebody is, in their own words and direction of writing. */
export const Head = ({ profile, actions }: { profile: Profile; actions: ReactNode }) => {
  const dates = useDateLanguage(({ language }) => language)
  const { handle, avatar, bio, languages = [], memberSince } = profile
  return (
    <header className={css.head}>
      <img className={css.picture} src={avatar} alt="" width={144} height={144} />
      <div className={css.who}>
        <h1 tabIndex={-1}>
          <bdi>{nameOf(profile)}</bdi>
        </h1>
        <p className={css.handle}>@{handle}</p>
        <p className={css.facts}>
          <span>
            <IconMapPin {...icon} />
            <bdi>{placeOf(profile)}</bdi>
          </span>
          {languages.length > 0 && (
            <span>
              <IconLanguage {...icon} />
              {new Intl.ListFormat('en').format(languages.map(languageName))}
            </span>
          )}
          {memberSince && (
            <span>
              <IconCalendar {...icon} />
              Member since {partialDateText(memberSince.slice(0, 'yyyy-mm'.length), dates)}
            </span>
          )}
        </p>
      </div>
      <div className={css.actions}>{actions}</div>
      <p className={css.bio} dir="auto" data-none={!bio}>
        {bio ?? profileFallbacks.bio}
      </p>
    </header>
  )
}
