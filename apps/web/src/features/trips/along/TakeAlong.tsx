import { Button } from '@mantine/core'
import type { Trip } from '@soundings/contract/trips-shapes'
import { IconCloudOff, IconDeviceMobileDown, IconRefresh } from '@tabler/icons-react'
import { useState } from 'react'
import { useConnection } from '#shared/lib/connection.ts'
import { FormModal } from '#shared/ui/form/FormModal.tsx'
import { FormNews } from '#shared/ui/form/FormNews.tsx'
import { FormProblem } from '#shared/ui/form/FormProblem.tsx'
import form from '#shared/ui/form/form.module.css'
import { icon } from '#shared/ui/icons.ts'
import css from './along.module.css'
import { Content } from './Content.tsx'
import { OthersHere } from './OthersHere.tsx'
import { canTakeAlong } from './taken.ts'
import { type Taking, useTaking } from './use-taking.ts'

const percent = (share: number) => Math.round(share * 100)

const UnderWay = ({ share, onGiveUp }: { share: number; onGiveUp: () => void }) => (
  <>
    <div
      className={css.track}
      role="progressbar"
      aria-label="Taking the trip along"
      aria-valuenow={percent(share)}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <div className={css.done} style={{ transform: `scaleX(${share})` }} />
    </div>
    <p className={form.quiet}>{percent(share)}% done. Stay on this trip until it’s finished.</p>
    <div className={form.actions}>
      <Button variant="default" onClick={onGiveUp}>
        Stop
      </Button>
    </div>
  </>
)

type DialogProps = { personId: string; trip: Trip; taking: Taking }

const Dialog = ({ personId, trip, taking }: DialogProps) => {
  const isOffline = useConnection((connection) => connection.isOffline)
  const { taken, others, share, problem, begin, remove, giveUp } = taking
  const isStale = taken !== null && taken.changedAt < trip.changedAt
  if (!canTakeAlong())
    return (
      <p>
        This browser can’t keep pages for when there’s no signal. Open Soundings in a window that isn’t
        private, reload it once, and try again.
      </p>
    )
  return (
    <div className={form.form}>
      <FormProblem>{problem}</FormProblem>
      <Content personId={personId} trip={trip} taken={taken} />
      {isStale && share === null && (
        <FormNews icon={IconRefresh}>The trip has changed since you took it along.</FormNews>
      )}
      {isOffline && (
        <FormNews icon={IconCloudOff}>
          {taken
            ? 'No connection. It can be updated once you’re back online.'
            : 'No connection. Take it along once you’re back online.'}
        </FormNews>
      )}
      {share === null ? (
        <div className={form.actions}>
          <Button
            variant={taken && !isStale ? 'default' : 'main'}
            leftSection={<IconDeviceMobileDown {...icon} />}
            disabled={isOffline}
            onClick={() => void begin()}
          >
            {taken ? 'Update' : 'Take it along'}
          </Button>
          {taken && (
            <Button variant="quiet" onClick={() => void remove(taken)}>
              Remove from this device
            </Button>
          )}
        </div>
      ) : (
        <UnderWay share={share} onGiveUp={giveUp} />
      )}
      {others.length > 0 && share === null && <OthersHere others={others} onRemove={remove} />}
    </div>
  )
}

/** Puts a whole trip on this device, for where there is no signal. */
export const TakeAlong = ({ personId, trip }: { personId: string; trip: Trip }) => {
  const [isOpen, setOpen] = useState(false)
  const taking = useTaking(personId, trip)
  const { taken, share } = taking
  const isStale = taken !== null && taken.changedAt < trip.changedAt
  const label = () => {
    if (share !== null) return `${percent(share)}%`
    if (taken) return isStale ? 'Update on this device' : 'On this device'
    return 'Take it along'
  }
  return (
    <>
      <Button
        variant="default"
        className={css.open}
        aria-haspopup="dialog"
        aria-label={share === null ? label() : `Taking the trip along, ${label()}`}
        data-taken={taken !== null && !isStale}
        leftSection={<IconDeviceMobileDown {...icon} />}
        onClick={() => setOpen(true)}
      >
        <span className={css.label}>{label()}</span>
      </Button>
      <FormModal opened={isOpen} onClose={() => setOpen(false)} title="Take it along" size={480}>
        {isOpen && <Dialog personId={personId} trip={trip} taking={taking} />}
      </FormModal>
    </>
  )
}
