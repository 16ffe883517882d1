import { Button } from '@mantine/core'
import type { BuddyAd, OwnAd as Own } from '@soundings/contract/buddies'
import { certificationsPages } from '@soundings/contract/certifications-pages'
import { daysText, interestLabels, languageName } from '@soundings/rules/buddy-match'
import { IconLock, IconUsersPlus } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { wordsOf } from '#shared/api/failure.ts'
import page from '#shared/members/MemberPage.module.css'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { toast } from '#shared/ui/toast.tsx'
import { AdForm } from './AdForm.tsx'
import css from './Buddies.module.css'
import { removeAd } from './buddies.queries.ts'
import { gateWords, levelOptions } from './buddies.view.ts'

/** One’s own ad, how to have one, or what stands in the way. */
export const OwnAd = ({ own: { ad, gate } }: { own: Own }) => {
  const [isOpen, setOpen] = useState(false)
  if (gate !== null && gate !== 'no-ad') {
    const { title, text } = gateWords[gate]
    return (
      <Notice
        icon={IconLock}
        title={title}
        action={
          gate === 'no-certificate' && (
            <ButtonLink variant="main" to={certificationsPages.certifications}>
              Add certification
            </ButtonLink>
          )
        }
      >
        <p>{text}</p>
      </Notice>
    )
  }
  return (
    <>
      {ad ? (
        <AdPanel ad={ad} onEdit={() => setOpen(true)} />
      ) : (
        <Notice
          icon={IconUsersPlus}
          title="Find someone to dive with"
          action={
            <Button variant="main" onClick={() => setOpen(true)}>
              Say when and where
            </Button>
          }
        >
          <p>
            Say when and where you want to dive, and you’ll see members who plan the same. Nobody learns where
            exactly, and your ad ends by itself.
          </p>
        </Notice>
      )}
      <AdForm key={ad ? 'there' : 'new'} ad={ad} opened={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

const AdPanel = ({ ad, onEdit }: { ad: BuddyAd; onEdit: () => void }) => {
  const queries = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => removeAd(queries),
    onSuccess: () => toast.success('Your ad was removed'),
    onError: (error) => toast.error(wordsOf(error, 'Your ad couldn’t be removed. Please try again.')),
  })
  const level = levelOptions.find(({ value }) => value === (ad.level ?? ''))?.label
  const facts = [
    ['When', daysText(ad.from, ad.to)],
    ['Where', ad.area],
    ['How far', `${ad.radius} km`],
    ['Level', level],
    ['Interests', ad.interests.map((each) => interestLabels[each]).join(', ')],
    ['Languages', ad.languages.map(languageName).join(', ')],
  ].filter(([, value]) => value)
  return (
    <section className={page.panel} aria-label="Your ad">
      <h2 className={page.title}>Your ad</h2>
      <dl className={css.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {ad.note && <p className={css.note}>{ad.note}</p>}
      <div className={css.actions}>
        <Button variant="default" onClick={onEdit}>
          Edit
        </Button>
        <Button variant="quiet" loading={isPending} onClick={() => mutate()}>
          Remove
        </Button>
      </div>
    </section>
  )
}
