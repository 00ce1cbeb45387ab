/** Somebody with an account, as she registers and as she signs in. */
export const AWA = {
  firstName: 'Awa',
  lastName: 'Jallow',
  email: 'awa@example.com',
  password: 'harmattan wind',
}
export const CREDENTIALS = { email: AWA.email, password: AWA.password }

/** The cookie of her session. */
export const SESSION = 'tradewind.session_token'
/** The cookie that says that somebody has signed in here, and nothing of whom. */
export const SIGNED_IN_BEFORE = 'signed-in-before'
