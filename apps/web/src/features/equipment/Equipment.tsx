import { Button, Skeleton } from '@mantine/core'
import type { EquipmentItem, EquipmentSet } from '@soundings/contract/equipment'
import { IconPlus, IconScubaMask } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLate } from '#shared/lib/use-late.ts'
import { MemberPage } from '#shared/members/MemberPage.tsx'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { icon } from '#shared/ui/icons.ts'
import { Notice } from '#shared/ui/Notice.tsx'
import { SavedAgo } from '#shared/ui/SavedAgo.tsx'
import { Counted } from './Counted.tsx'
import { DueItems } from './DueItems.tsx'
import { equipmentQuery, keptItem } from './equipment.queries.ts'
import { byKind, type UsedItem } from './equipment.view.ts'
import { ItemForm } from './ItemForm.tsx'
import { ItemList } from './ItemList.tsx'
import { SetForm } from './SetForm.tsx'
import { Sets } from './Sets.tsx'

/** What is open over the page; an item or set of null is a new one. */
type Open = { what: 'item'; item: EquipmentItem | null } | { what: 'set'; set: EquipmentSet | null }

/** Everything that a member dives with. */
export const Equipment = () => {
  const { data, error, isFetching, refetch, dataUpdatedAt } = useQuery(equipmentQuery())
  const isLate = useLate(isFetching && !data)
  const [open, setOpen] = useState<Open | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const show = (next: Open) => {
    setOpen(next)
    setIsOpen(true)
  }
  const close = () => setIsOpen(false)
  const edit = (item: UsedItem) => show({ what: 'item', item: keptItem(item) })
  const add = (
    <Button
      variant="main"
      leftSection={<IconPlus {...icon} />}
      onClick={() => show({ what: 'item', item: null })}
    >
      Add equipment
    </Button>
  )
  const isEmpty = data?.items.length === 0
  const retired = data?.items.filter(({ retiredOn }) => retiredOn !== null) ?? []
  return (
    <MemberPage
      title="Equipment Log"
      about={
        <>
          What you dive with, how often, and when it’s due for service. Only you can see it.{' '}
          <SavedAgo at={dataUpdatedAt} />
        </>
      }
      isWaiting={!data && !error}
      action={data && !isEmpty && add}
    >
      {!data && error && !isFetching && (
        <FailureNotice title="Couldn’t load your equipment" error={error} onRetry={() => void refetch()} />
      )}
      {isLate && (
        <>
          <Skeleton height={180} radius={14} />
          <Skeleton height={180} radius={14} />
        </>
      )}
      {isEmpty && (
        <Notice icon={IconScubaMask} title="List what you dive with" action={add}>
          <p>
            Add your regulator, suit or computer with its service interval. Your dives count its use, and
            you’ll be told when service is due.
          </p>
        </Notice>
      )}
      {data && !isEmpty && (
        <>
          <DueItems items={data.items} onEdit={edit} />
          {byKind(data.items).map(({ kind, heading, items }) => (
            <ItemList key={kind} heading={heading} items={items} onEdit={edit} />
          ))}
          <Sets
            log={data}
            onAdd={() => show({ what: 'set', set: null })}
            onEdit={(set) => show({ what: 'set', set })}
          />
          {retired.length > 0 && <ItemList heading="No longer used" items={retired} onEdit={edit} />}
          <Counted isCounted={data.isCounted} />
        </>
      )}
      <ItemForm
        item={open?.what === 'item' ? open.item : null}
        opened={isOpen && open?.what === 'item'}
        onClose={close}
      />
      <SetForm
        set={open?.what === 'set' ? open.set : null}
        items={data?.items ?? []}
        opened={isOpen && open?.what === 'set'}
        onClose={close}
      />
    </MemberPage>
  )
}
