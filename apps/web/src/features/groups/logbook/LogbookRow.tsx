import { ActionIcon } from '@mantine/core'
import type { Group, LogbookEntry } from '@soundings/contract/groups'
import { IconX } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { wordsOf } from '#shared/api/failure.ts'
import { dateText } from '#shared/lib/date.ts'
import { useDateLanguage } from '#shared/lib/date-language.ts'
import { HandleLink } from '#shared/people/HandleLink.tsx'
import { PersonPicture } from '#shared/people/PersonPicture.tsx'
import { icon } from '#shared/ui/icons.ts'
import { toast } from '#shared/ui/toast.tsx'
import { shareEntry, unshareEntry } from '../groups.queries.ts'
import css from './Logbook.module.css'

type Props = { group: Group; entry: LogbookEntry }

/** A dive that somebody shares with their group. */
export const LogbookRow = ({ group, entry }: Props) => {
  const queries = useQueryClient()
  const language = useDateLanguage((dates) => dates.language)
  const { id, by, kind, title, siteName, site, date, minutes, isOwn } = entry
  const { mutate, isPending } = useMutation({
    mutationFn: () => unshareEntry(queries, group.id, id),
    onSuccess: () => {
      if (!isOwn) return toast.success('Taken out of the logbook')
      toast.notify({
        message: 'No longer shared with the group',
        isKept: false,
        action: {
          label: 'Undo',
          act: () =>
            void shareEntry(queries, group.id, id).catch((error) =>
              toast.error(wordsOf(error, 'The dive couldn’t be shared. Please try again.')),
            ),
        },
      })
    },
    onError: (error) => toast.error(wordsOf(error, 'That couldn’t be taken out. Please try again.')),
  })
  const name = <bdi>{site?.siteName ?? siteName}</bdi>
  return (
    <div className={css.entry}>
      <PersonPicture avatar={by?.avatar ?? null} size={36} />
      <div className={css.words}>
        <p className={css.where}>
          {site ? (
            <Link
              to="/sites/$siteId/{-$slug}"
              params={{ siteId: site.id, slug: site.slug }}
              {...(kind === 'report' && { search: { report: id } })}
            >
              {name}
            </Link>
          ) : (
            name
          )}
        </p>
        {title && <p className={css.title}>{title}</p>}
        <p className={css.quiet}>
          {by ? <HandleLink handle={by.handle} /> : 'A former member'}
          {' · '}
          <time dateTime={date}>{dateText(date, language)}</time>
          {minutes !== null && ` · ${minutes} min`}
        </p>
      </div>
      {(isOwn || group.may.organise) && (
        <ActionIcon
          variant="quiet"
          loading={isPending}
          aria-label={isOwn ? `Stop sharing ${siteName}` : `Take ${siteName} out of the logbook`}
          onClick={() => mutate()}
        >
          <IconX {...icon} />
        </ActionIcon>
      )}
    </div>
  )
}
