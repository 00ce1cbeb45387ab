/** The message for an empty required field, also the title of the server's 422 (specification, section 5.1). */
export const INCOMPLETE_BOOKING = 'Please complete all required fields to proceed with checkout.'
