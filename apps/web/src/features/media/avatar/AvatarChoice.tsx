import { Button } from '@mantine/core'
import type { Me } from '@soundings/contract/auth'
import { photoTypes } from '@soundings/contract/media'
import { useMutation } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { SilencedNote } from '#features/standing/index.ts'
import { wordsOf } from '#shared/api/failure.ts'
import { setUser, useSession } from '#shared/session/session-store.ts'
import { FormProblem } from '#shared/ui/form/FormProblem.tsx'
import { toast } from '#shared/ui/toast.tsx'
import { judgeFile } from '../upload/judge-file.ts'
import css from './AvatarChoice.module.css'
import { type Crop, defaultAvatar, putAvatar, removeAvatar } from './avatar.queries.ts'

/** Dragging and zooming is a file of its own, for when a picture is chosen. */
const AvatarCrop = lazy(() => import('./AvatarCrop.tsx').then((module) => ({ default: module.AvatarCrop })))

type Chosen = { file: File; address: string }

/** Whoever is signed in by now has this picture. */
const show = (avatarUrl: string | null): void => {
  const { user } = useSession.getState()
  if (user) setUser({ ...user, avatarUrl })
}

/** The person's picture, and the ways to another one. */
export const AvatarChoice = ({ user }: { user: Me }) => {
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const wasChoosing = useRef(false)
  const address = chosen?.address
  useEffect(() => {
    if (!address) return
    return () => URL.revokeObjectURL(address)
  }, [address])

  const choose = async (file: File | undefined) => {
    if (!file) return
    const wrong = await judgeFile(file)
    setProblem(wrong)
    if (wrong !== null) return
    wasChoosing.current = true
    setChosen({ file, address: URL.createObjectURL(file) })
  }
  const put = useMutation({
    mutationFn: ({ file, crop }: { file: File; crop: Crop }) => putAvatar(file, crop),
    onSuccess: (avatarUrl) => {
      show(avatarUrl)
      setChosen(null)
      toast.success('Profile picture updated')
    },
    onError: (error) => setProblem(wordsOf(error, 'Your picture couldn’t be changed')),
  })
  const remove = useMutation({
    mutationFn: removeAvatar,
    onSuccess: () => {
      show(null)
      toast.success('Profile picture removed')
    },
    onError: (error) => setProblem(wordsOf(error, 'Your picture couldn’t be removed')),
  })

  return (
    <div className={css.choice}>
      <FormProblem>{problem}</FormProblem>
      <Suspense>
        <SilencedNote />
      </Suspense>
      {chosen ? (
        <Suspense fallback={<div className={css.waiting} />}>
          <AvatarCrop
            key={chosen.address}
            address={chosen.address}
            isSaving={put.isPending}
            onSave={(crop) => {
              setProblem(null)
              put.mutate({ file: chosen.file, crop })
            }}
            onCancel={() => {
              setProblem(null)
              setChosen(null)
            }}
            onUnreadable={() => {
              setChosen(null)
              setProblem('This image can’t be displayed. Try another one.')
            }}
          />
        </Suspense>
      ) : (
        <div className={css.now}>
          <img
            className={css.picture}
            src={user.avatarUrl ?? defaultAvatar}
            alt={user.avatarUrl ? 'Your picture' : 'No picture yet'}
            width={72}
            height={72}
          />
          <div className={css.ways}>
            <Button
              ref={(button) => {
                if (wasChoosing.current) button?.focus()
                wasChoosing.current = false
              }}
              variant="default"
              onClick={() => input.current?.click()}
            >
              {user.avatarUrl ? 'Change picture' : 'Choose a picture'}
            </Button>
            {user.avatarUrl && (
              <Button
                variant="quiet"
                loading={remove.isPending}
                onClick={() => {
                  setProblem(null)
                  remove.mutate()
                }}
              >
                Remove
              </Button>
            )}
          </div>
        </div>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept={photoTypes.join(',')}
        onChange={({ target }) => {
          void choose(target.files?.[0])
          target.value = ''
        }}
      />
    </div>
  )
}
