/** An address with its protocol or with `www.`, or a host with a path or of a kind that is often sent. */
const link =
  /\b[a-z][a-z0-9+.-]*:\/\/|\bwww\.|\b(?:javascript|mailto):\S|[\p{L}\p{N}]\.\p{L}{2,}\/\S|[\p{L}\p{N}]\.(?:com|net|org|info|io|ru|shop|xyz|site|app|dev|biz)\b/iu

/** Whether a text has what one would make a link of. */
export const hasLink = (text: string): boolean => link.test(text.normalize('NFKC'))
