import { Button, Skeleton } from '@mantine/core'
import type { Certification } from '@soundings/contract/certifications'
import { IconCertificate, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLate } from '#shared/lib/use-late.ts'
import page from '#shared/members/MemberPage.module.css'
import { MemberPage } from '#shared/members/MemberPage.tsx'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { icon } from '#shared/ui/icons.ts'
import { Notice } from '#shared/ui/Notice.tsx'
import { SavedAgo } from '#shared/ui/SavedAgo.tsx'
import { Card } from './Card.tsx'
import { CertificationForm } from './CertificationForm.tsx'
import { certificationsQuery } from './certifications.queries.ts'

/** Everything that a member says they are trained for. */
export const Certifications = () => {
  const { data, error, isFetching, refetch, dataUpdatedAt } = useQuery(certificationsQuery())
  const isLate = useLate(isFetching && !data)
  /** What is open over the page: one of them, or a new one. */
  const [edited, setEdited] = useState<Certification | null>(null)
  const [isOpen, setOpen] = useState(false)
  const show = (certification: Certification | null) => {
    setEdited(certification)
    setOpen(true)
  }
  const isEmpty = data?.items.length === 0
  const add = (
    <Button variant="main" leftSection={<IconPlus {...icon} />} onClick={() => show(null)}>
      Add certification
    </Button>
  )
  return (
    <MemberPage
      title="Certifications"
      about={
        <>
          Your training, as you state it. Only you can see this page and the card numbers.{' '}
          <SavedAgo at={dataUpdatedAt} />
        </>
      }
      isWaiting={!data && !error}
      action={data && !isEmpty && add}
    >
      {!data && error && !isFetching && (
        <FailureNotice
          title="Couldn’t load your certifications"
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {isLate && <Skeleton height={160} radius={14} />}
      {isEmpty && (
        <Notice icon={IconCertificate} title="Keep your cards at hand" action={add}>
          <p>
            Add each certification with its agency, level, date and number, and you’ll have them on every dive
            trip.
          </p>
        </Notice>
      )}
      {data && !isEmpty && (
        <ul className={page.panel} aria-label="Certifications">
          {data.items.map((one) => (
            <Card key={one.id} certification={one} onEdit={() => show(one)} />
          ))}
        </ul>
      )}
      <CertificationForm certification={edited} opened={isOpen} onClose={() => setOpen(false)} />
    </MemberPage>
  )
}
