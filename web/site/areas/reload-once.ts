const key = 'reloaded';
type Reload = { modes: string; at: number };

/** How long after it a page can have come from a reload, in milliseconds. */
const longest = 10_000;

/**
 * An admin has changed an area of the site since the page was loaded: reloads it, unless this page came
 * from doing that and knows no more, because its server hasn't heard of the change yet. Resolves to
 * whether to repeat the refused call.
 */
export async function reloadOnce(reload = () => location.reload()): Promise<boolean> {
  // As the server wrote them into this page.
  const modes = document.getElementById('site')?.textContent ?? '';
  try {
    const last = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Reload | null;
    if (last?.modes === modes && performance.timeOrigin < last.at + longest) return false;
    sessionStorage.setItem(key, JSON.stringify({ modes, at: Date.now() } satisfies Reload));
    reload();
  } catch {
    // Without storage, it could reload forever.
  }
  return false;
}
