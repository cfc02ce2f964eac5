type Rect = { left: number; top: number; right: number; bottom: number };
type Size = { width: number; height: number };

export type ToastPlace = keyof typeof margins;

/** The space to the edges of the window, in pixels. `bottom` is for phones, above a bar or footer. */
const margins = { 'bottom-right': 16, 'bottom-left': 16, bottom: 96, top: 8 };

/** From this width on, toasts are narrower than the window: Tailwind's `sm`. */
const narrow = 640;

/** Where toasts cover the fewest actions. The first place wins if several are equal. */
export function chooseToastPlace(
  size: Size,
  { window, actions }: { window: Size; actions: readonly Rect[] },
): ToastPlace {
  const places: ToastPlace[] =
    window.width < narrow ? ['bottom', 'top'] : ['bottom-right', 'bottom-left', 'top'];
  const covered = (place: ToastPlace) => {
    const rect = rectAt(place, size, window);
    return actions.filter((action) => overlaps(rect, action)).length;
  };
  return places.toSorted((one, other) => covered(one) - covered(other))[0] ?? 'bottom';
}

function rectAt(place: ToastPlace, { width, height }: Size, window: Size): Rect {
  const margin = margins[place];
  const top = place === 'top' ? margin : window.height - margin - height;
  const left = {
    'bottom-right': window.width - margin - width,
    'bottom-left': margin,
    bottom: (window.width - width) / 2,
    top: (window.width - width) / 2,
  }[place];
  return { left, top, right: left + width, bottom: top + height };
}

const overlaps = (one: Rect, other: Rect) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;
