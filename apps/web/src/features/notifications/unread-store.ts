import { create } from 'zustand'

/** How many of the notifications that the server keeps are unread; nobody's, until a member's were fetched. */
export const useStoredUnread = create<{ unread: number }>()(() => ({ unread: 0 }))

export const setStoredUnread = (unread: number): void => useStoredUnread.setState({ unread })
