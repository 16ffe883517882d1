import { Button } from '@mantine/core'
import type { Attached } from '@soundings/contract/messages'
import { Suspense, useState } from 'react'
import { ownPhotosQuery } from '#features/media/index.ts'
import { SiteField } from '#features/sites/index.ts'
import { usePages } from '#shared/api/use-pages.ts'
import { dateText } from '#shared/lib/date.ts'
import { useDateLanguage } from '#shared/lib/date-language.ts'
import { FormModal } from '#shared/ui/form/FormModal.tsx'
import form from '#shared/ui/form/form.module.css'
import { Choices } from './Choices.tsx'
import type { Enclosed } from './message-entry.ts'
import { PickEvent } from './PickEvent.tsx'
import { PickTrip } from './PickTrip.tsx'
import { ownReportsQuery } from './picker.queries.ts'

type Pick = { onPick: (one: Enclosed) => void }

const PickSite = ({ onPick }: Pick) => (
  <Suspense>
    <SiteField
      name="site"
      site={null}
      near={[]}
      onChoose={(site) => site && onPick({ kind: 'site', id: site.id, title: site.siteName })}
    />
  </Suspense>
)

const PickReport = ({ onPick }: Pick) => {
  const { items, ...list } = usePages(ownReportsQuery())
  const language = useDateLanguage((dates) => dates.language)
  const choices = items
    ?.filter(({ approvalStatus }) => approvalStatus === 'approved')
    .map(({ id, title, diveDate, diveSite }) => ({
      kind: 'report' as const,
      id,
      title,
      about: `${diveSite.siteName}, ${dateText(diveDate, language)}`,
      picture: null,
    }))
  return <Choices of="dive reports" choices={choices} list={list} onPick={onPick} />
}

const PickPhoto = ({ onPick }: Pick) => {
  const { items, ...list } = usePages(ownPhotosQuery())
  const choices = items?.flatMap(({ id, caption, diveSite, thumbnailUrl, approvalStatus }) =>
    approvalStatus === 'approved'
      ? [
          {
            kind: 'photo' as const,
            id,
            title: caption || 'Photo',
            about: diveSite?.siteName ?? '',
            picture: thumbnailUrl,
          },
        ]
      : [],
  )
  return <Choices of="photos" choices={choices} list={list} onPick={onPick} />
}

const pickers = {
  site: { title: 'Add a dive site', Part: PickSite },
  event: { title: 'Add an event', Part: PickEvent },
  trip: { title: 'Add a trip', Part: PickTrip },
  report: { title: 'Add a dive report', Part: PickReport },
  photo: { title: 'Add a photo', Part: PickPhoto },
}

type Props = Pick & { kind: Attached['kind']; onClose: () => void }

/** Chooses what goes with a message. */
export const Picker = ({ kind, onPick, onClose }: Props) => {
  const { title, Part } = pickers[kind]
  const [isOpen, setOpen] = useState(true)
  const close = () => {
    setOpen(false)
    // Focus goes back before it is gone.
    setTimeout(onClose, 250)
  }
  return (
    <FormModal opened={isOpen} onClose={close} title={title}>
      <div className={form.form}>
        <Part
          onPick={(one) => {
            onPick(one)
            close()
          }}
        />
        <div className={form.actions}>
          <Button variant="quiet" onClick={close}>
            Cancel
          </Button>
        </div>
      </div>
    </FormModal>
  )
}
