import { type DragEvent, useState } from 'react'

/** What is carried while somebody is dragged; other things that are dropped here are none of ours. */
const carried = 'application/x-soundings-attendee'

/**
 * Rows of people of whom one is dragged onto another. It is the way of a mouse: the list beside each name does the same for
 * keys and fingers.
 */
export const usePairing = (onPair: (draggedId: string, ontoId: string) => void) => {
  const [dragging, setDragging] = useState<string | null>(null)
  const [over, setOver] = useState<string | null>(null)
  const end = () => {
    setDragging(null)
    setOver(null)
  }
  const isOther = (id: string) => dragging !== null && dragging !== id
  return {
    dragging,
    /** What makes a row one that can be dragged, and that another can be dropped on. */
    rowOf: (id: string) => ({
      draggable: true,
      'data-dragged': dragging === id || undefined,
      'data-over': (over === id && isOther(id)) || undefined,
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.setData(carried, id)
        event.dataTransfer.effectAllowed = 'link'
        setDragging(id)
      },
      onDragOver: (event: DragEvent) => {
        if (!isOther(id)) return
        event.preventDefault()
        event.dataTransfer.dropEffect = 'link'
        setOver(id)
      },
      onDragLeave: () => setOver((now) => (now === id ? null : now)),
      onDrop: (event: DragEvent) => {
        if (!isOther(id) || dragging === null) return
        event.preventDefault()
        onPair(dragging, id)
        end()
      },
      onDragEnd: end,
    }),
  }
}
