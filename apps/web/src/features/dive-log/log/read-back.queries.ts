import { diveLog } from '@soundings/contract/dive-log'
import { upload } from '#shared/api/upload.ts'

/** Adds the dives of an exported file to the log; answers what became of them. */
export const readBack = (file: File) => upload(diveLog.readBack, { form: {}, files: [file] })
