import { useEffect, useEffectEvent, useState } from 'react'

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true

/** Those who take files just now, in the order of their coming: the last one lies on top of the page. */
const takers: object[] = []

/**
 * Takes files that are dropped anywhere on the page, or pasted, while `isOn`; true while some are held over it. Nobody
 * has to aim, and a photo dropped beside a box does not replace the page. What lies on top takes them alone.
 */
export const useFileDrop = (isOn: boolean, onFiles: (files: File[]) => void): boolean => {
  const [isOver, setOver] = useState(false)
  const take = useEffectEvent((files: FileList | undefined) => {
    if (files && files.length > 0) onFiles([...files])
  })
  useEffect(() => {
    if (!isOn) return
    const me = {}
    takers.push(me)
    const isMine = () => takers.at(-1) === me
    const listeners = new AbortController()
    const { signal } = listeners
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setOver(isMine())
    }
    const leave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setOver(false)
    }
    const drop = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setOver(false)
      if (isMine()) take(event.dataTransfer?.files)
    }
    const paste = (event: ClipboardEvent) => {
      const files = event.clipboardData?.files
      if (!files?.length || !isMine()) return
      event.preventDefault()
      take(files)
    }
    document.addEventListener('dragenter', over, { signal })
    document.addEventListener('dragover', over, { signal })
    document.addEventListener('dragleave', leave, { signal })
    document.addEventListener('drop', drop, { signal })
    document.addEventListener('paste', paste, { signal })
    return () => {
      listeners.abort()
      takers.splice(takers.indexOf(me), 1)
      setOver(false)
    }
  }, [isOn])
  return isOn && isOver
}
