import sharp from 'sharp'

// Whoever composes pictures forbids the library to read most kinds of files, for the whole process: each file of tests
// begins as a process does.
sharp.unblock({ operation: ['VipsForeignLoad'] })
