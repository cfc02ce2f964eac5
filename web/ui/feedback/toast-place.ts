type Rect = { left: number; top: number; right: number; bottom: number };
type Size = { width: number; height: number };

export type ToastPlace = keyof typeof margins;

/** `width`: where toasts are narrower than usual. */
type Placement = { place: ToastPlace; width?: number };

type Surroundings = { window: Size; actions: readonly Rect[]; dialog?: Rect | undefined };

/** The space to the edges of the window, in pixels. `above-footer` is for the footer of a phone's dialog. */
const margins = { 'bottom-right': 16, 'bottom-left': 16, bottom: 16, 'above-footer': 96, top: 8 };

/** Below Tailwind's `sm`, toasts are as wide as the window. */
export const isPhone = (width: number) => width < 640;

/** The narrowest that toasts may get beside a dialog. */
const minWidth = 192;

/** Beside an open dialog if they would cover any of it, and else where they cover the fewest actions. */
export function chooseToastPlace(size: Size, { window, actions, dialog }: Surroundings): Placement {
  const corner = 'bottom-right';
  const room = dialog && window.width - dialog.right - 2 * margins[corner];
  if (room === undefined || room < minWidth || room >= size.width || isPhone(window.width))
    return { place: findLeastCovering(size, { window, actions }) };
  return { place: corner, width: room };
}

/**
 * The first place wins if several are equal. On a phone, what's at the bottom can be scrolled away from
 * under a toast. What's at the top can't, so nothing there is covered.
 */
function findLeastCovering(size: Size, { window, actions }: Surroundings): ToastPlace {
  const covered = (place: ToastPlace) => {
    const rect = rectAt(place, size, window);
    return actions.filter((action) => overlaps(rect, action)).length;
  };
  const places: ToastPlace[] = isPhone(window.width)
    ? ['bottom', 'above-footer', ...(covered('top') === 0 ? (['top'] as const) : [])]
    : ['bottom-right', 'bottom-left', 'top'];
  return places.toSorted((one, other) => covered(one) - covered(other))[0] ?? 'bottom';
}

function rectAt(place: ToastPlace, { width, height }: Size, window: Size): Rect {
  const margin = margins[place];
  const top = place === 'top' ? margin : window.height - margin - height;
  const left = {
    'bottom-right': window.width - margin - width,
    'bottom-left': margin,
    bottom: (window.width - width) / 2,
    'above-footer': (window.width - width) / 2,
    top: (window.width - width) / 2,
  }[place];
  return { left, top, right: left + width, bottom: top + height };
}

const overlaps = (one: Rect, other: Rect) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;
