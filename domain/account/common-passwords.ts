/** The message for a refused password, in the server's answer and beside the field. */
export const COMMON_PASSWORD = 'This password is too common. Please choose another one'

/**
 * The most frequent passwords in lists of leaked accounts that meet the specification's minimum length, in lower case.
 * Only the server reads this list, to keep it out of the browser's bundle.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `
  123456 1234567 12345678 123456789 1234567890 123123 123123123 123321 123654 123456a 12345a 1234qwer 123qwe
  012345 0123456789 111111 11111111 112233 121212 131313 147258 147258369 159357 159753 222222 232323 333333
  444444 456789 555555 654321 666666 696969 777777 789456 789456123 87654321 888888 987654 987654321 999999
  000000 00000000 aa123456 aaaaaa abc123 abcd1234 abcdef access admin123 admin1234 administrator andrew ashley
  asdasd asdf1234 asdfgh asdfghjkl azerty azertyuiop bailey baseball batman biteme blink182 buster changeme
  charlie chelsea chocolate computer daniel default donald dragon flower football freedom fuckyou george
  google ginger hannah harley hello123 hockey hunter hunter2 iloveyou internet jennifer jessica jordan joshua
  justin killer letmein liverpool loveme lovely maggie master matrix matthew michael michelle monkey mustang
  naruto nicole p@ssw0rd p@ssword pass123 pass1234 passw0rd password password! password1 password12
  password123 pepper pokemon princess purple q1w2e3 q1w2e3r4 qazwsx qazwsxedc qwe123 qweasd qweasdzxc qwer1234
  qwerty qwerty1 qwerty12 qwerty123 qwerty12345 qwertyu qwertyuiop ranger robert samsung secret secret123
  shadow soccer solo123 starwars summer sunshine superman test123 test1234 thomas tigger trustno1 welcome
  welcome1 welcome123 whatever william yankees zaq12wsx zxcvbn zxcvbnm tradewind tradewind1 kitesurf
  kitesurfing gambia
  11111111111111 12345678901234 123456789012345 1234567890123456 1q2w3e4r5t6y7u8i abcdefghijklmn abcdefghijklmnop
  abcdefghijklmnopqrstuvwxyz correcthorsebatterystaple qwertyuiopasdf qwertyuiopasdfgh qwertyuiopasdfghjkl
  qwertyuiopasdfghjklzxcvbnm iloveyouforever letmeinletmein
  `
    .trim()
    .split(/\s+/),
)

/**
 * True if a new password is one that attackers try first, in any case. Checked when an account is created and when a
 * password is reset, but not at sign-in, so that old accounts keep working (decision 0010).
 */
export function isCommonPassword(password: string): boolean {
  return COMMON_PASSWORDS.has(password.toLowerCase())
}

/**
 * True if a password is a disguised common one: repeated, or with digits and marks ("Kitesurfing-2026!"). Used for the
 * admin password, which attackers guess at more persistently than a guest's.
 */
export function resemblesCommonPassword(password: string): boolean {
  const word = onceWritten(password.toLowerCase())
  const letters = onceWritten(word.replaceAll(/\P{L}/gu, ''))
  return word.length === 1 || isCommonPassword(word) || isCommonPassword(letters)
}

/** Returns the repeated part of a text: "passpass" is "pass" twice. */
function onceWritten(text: string): string {
  return /^(.+?)\1+$/s.exec(text)?.[1] ?? text
}
