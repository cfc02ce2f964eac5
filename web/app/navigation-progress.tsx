import { useNavigation } from 'react-router';

/** A line under the header while the next screen is on its way; not seen where it is there at once. */
export function NavigationProgress() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <div
      aria-hidden
      className="fixed inset-x-0 top-0 z-30 h-0.75 origin-left animate-[fade-in_200ms_250ms_both] bg-accent"
    />
  );
}
