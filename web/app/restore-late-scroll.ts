/** How long a page may take until it's as long as before, in milliseconds. */
const longestWait = 10_000;

/**
 * After a reload, returns to where the page was once it's long enough, because its data may come late.
 * Stops as soon as the person moves the page.
 */
export function restoreLateScroll() {
  const wanted = findPlace();
  if (wanted <= window.scrollY) return;
  const end = new AbortController();
  const { signal } = end;
  const observer = new ResizeObserver(() => {
    const reachable = document.documentElement.scrollHeight - window.innerHeight;
    if (reachable < wanted) return;
    window.scrollTo(0, wanted);
    end.abort();
  });
  observer.observe(document.body);
  signal.addEventListener('abort', () => observer.disconnect());
  for (const event of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
    window.addEventListener(event, () => end.abort(), { signal, passive: true });
  setTimeout(() => end.abort(), longestWait);
}

/** Where the router has stored that this page was: see `getKey` in shell.tsx. */
function findPlace(): number {
  const { key = 'default' } = (window.history.state ?? {}) as { key?: string };
  const stored = sessionStorage.getItem('react-router-scroll-positions') ?? '{}';
  const places = JSON.parse(stored) as Record<string, number>;
  return places[key === 'default' ? window.location.pathname : key] ?? 0;
}
