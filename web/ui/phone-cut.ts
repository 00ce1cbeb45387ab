/** The media query for the narrow cut of a picture or video. In CSS pixels, because a larger font makes no screen narrower. */
export const PHONE_CUT = '(width < 768px)'
