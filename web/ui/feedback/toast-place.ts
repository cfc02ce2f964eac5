type Rect = { left: number; top: number; right: number; bottom: number };
type Size = { width: number; height: number };

export type ToastPlace = keyof typeof margins;

/** The space to the edges of the window, in pixels. `above-footer` is for the footer of a phone's dialog. */
const margins = { 'bottom-right': 16, 'bottom-left': 16, bottom: 16, 'above-footer': 96, top: 8 };

/** Below Tailwind's `sm`, toasts are as wide as the window. */
export const isPhone = (width: number) => width < 640;

/**
 * Where toasts cover the fewest actions. The first place wins if several are equal. On a phone, what's at
 * the bottom can be scrolled away from under a toast. What's at the top can't, so nothing there is covered.
 */
export function chooseToastPlace(
  size: Size,
  { window, actions }: { window: Size; actions: readonly Rect[] },
): ToastPlace {
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
