import { dataKeys } from '#server/process/data-keys.ts'

/** The data key of the tests, as it is written in DATA_KEY. */
export const TEST_DATA_KEY = Buffer.alloc(32, 'tests').toString('base64')

/** The keys of a test app that brings none of its own. */
export const testDataKeys = dataKeys(() => [Buffer.from(TEST_DATA_KEY, 'base64')])
