const max = 99

/** How many messages are unread, as a badge has room for: 99 at most. */
export const badgeText = (unread: number): string => (unread > max ? `${max}+` : String(unread))

/** What the bell is called. */
export const bellLabel = (unread: number): string =>
  unread === 0 ? 'Notifications' : `Notifications, ${badgeText(unread)} unread`
