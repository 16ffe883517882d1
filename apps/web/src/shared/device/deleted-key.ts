/** Where the id of a deleted account stands until nothing of it is left on this device. */
export const deletedKey = 'soundings.deleted-account'
