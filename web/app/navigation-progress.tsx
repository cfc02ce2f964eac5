import { useNavigation } from 'react-router';

/** A line at the top while the next screen loads. It fades in late, so fast loads do not show it. */
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
