export { Banners } from './Banners.tsx'
export { OutboxNote } from './OutboxNote.tsx'
