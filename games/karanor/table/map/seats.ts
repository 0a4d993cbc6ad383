/** The six shapes players go by, small enough for a pawn or a roof: around 0 0, about 1 wide each way. */
export const SHAPES = [
  'M0-1A1 1 0 1 0 0 1A1 1 0 1 0 0-1Z',
  'M0-1.1L1.1.85H-1.1Z',
  'M-.9-.9H.9V.9H-.9Z',
  'M0-1.2L1.2 0L0 1.2L-1.2 0Z',
  'M0-1.2L.35-.4L1.2-.35L.55.25L.75 1.05L0 .6L-.75 1.05L-.55.25L-1.2-.35L-.35-.4Z',
  'M-.55-1H.55L1.1 0L.55 1H-.55L-1.1 0Z',
] as const;

/** The colour of the shape on its seat's colour. */
export const ON_SEAT = ['#fff', '#1e1b26', '#fff', '#fff', '#fff', '#1e1b26'] as const;
