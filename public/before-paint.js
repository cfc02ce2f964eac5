// Runs before the first paint. "visited": the splash isn't due (Specification, section 9).
{
  const { dataset } = document.documentElement;
  try {
    const { theme, hasSeenSplash, lastVisitTime } = localStorage;
    if (theme === 'light' || theme === 'dark') dataset.theme = theme;
    const isLongAgo = Date.now() - lastVisitTime > 7 * 24 * 60 * 60 * 1000;
    if (hasSeenSplash === 'true' && !isLongAgo) dataset.visited = '';
    // What the server rendered is not shown to someone who signed out without an answer.
    if (localStorage['pieces-logout-pending']) dataset.signingOut = '';
  } catch {
    // Storage is blocked: the system's theme applies, and the splash would come every time.
    dataset.visited = '';
  }

  // Nothing that is typed or pressed before the app runs could be kept. Links work.
  const ignoreWhileStatic = (event) => {
    const { target, type, key } = event;
    if (!(target instanceof Element) || !target.closest('#root[data-static]')) return;
    if (target.closest('a')) return;
    // Only a choice changes with a key itself. Other elements get an event for what a key does.
    if (type === 'keydown' && (target.localName !== 'select' || key === 'Tab')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  // Starts the app after the first paint, which it would delay. A hidden page isn't painted.
  const { app } = document.currentScript.dataset;
  const start = () => import(app);
  const startSoon = () =>
    document.hidden ? start() : requestAnimationFrame(() => setTimeout(start));
  if (app) {
    addEventListener('DOMContentLoaded', startSoon);
    for (const type of ['keydown', 'beforeinput', 'click', 'submit'])
      addEventListener(type, ignoreWhileStatic, true);
  }
}
