/** Minutes for which an emailed link to set a new password is valid. */
export const RESET_LINK_MINUTES = 60
