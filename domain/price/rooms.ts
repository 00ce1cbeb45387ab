export const ROOMS = ['private', 'shared'] as const
export type Room = (typeof ROOMS)[number]

export const ROOM_NAMES: Record<Room, string> = { private: 'Private room', shared: 'Shared room' }
