/** For which screens a picture's or a film's narrow cut is: by their own points, for large letters make no screen narrower. */
export const PHONE_CUT = '(width < 768px)'
