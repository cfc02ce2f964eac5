import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import type { Hackathon } from '#contract/hackathons/hackathons.ts';
import { paths } from '#web/lib/paths.ts';
import { classNames } from '#web/ui/class-names.ts';

/** The pages of a hackathon that someone may open. */
export function HackathonNav({ hackathon }: { hackathon: Hackathon }) {
  const { slug, name, can, resultsPublishedAt } = hackathon;
  const pages = [
    { to: paths.hackathon(slug), name: 'Overview' },
    ...(can.exportPeople ? [{ to: paths.hackathonPeople(slug), name: 'People' }] : []),
    ...(can.makeTeams ? [{ to: paths.hackathonTeams(slug), name: 'Teams' }] : []),
    ...(can.submit ? [{ to: paths.hackathonSubmission(slug), name: 'Your submission' }] : []),
    ...(can.seeSubmissions ? [{ to: paths.hackathonSubmissions(slug), name: 'Submissions' }] : []),
    ...(can.judge || can.seeSubmissions
      ? [{ to: paths.hackathonJudging(slug), name: 'Judging' }]
      : []),
    ...(can.publishResults || resultsPublishedAt !== null
      ? [{ to: paths.hackathonResults(slug), name: 'Results' }]
      : []),
    ...(can.edit || can.chooseStaff
      ? [{ to: paths.hackathonSettings(slug), name: 'Settings' }]
      : []),
  ];
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    if (nav.current) showCurrent(nav.current);
  }, [pathname]);
  if (pages.length === 1) return null;
  return (
    <nav
      ref={nav}
      aria-label={name}
      className="scroll-hint flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none] print:hidden"
    >
      {pages.map((page) => (
        <NavLink
          key={page.to}
          to={page.to}
          end
          className={({ isActive }) =>
            classNames(
              'relative flex min-h-10 shrink-0 items-center rounded-t-md px-3 text-body focus-visible:-outline-offset-2 pointer-coarse:min-h-11',
              isActive
                ? 'font-semibold text-ink after:absolute after:inset-x-0 after:bottom-0 after:h-0.75 after:rounded-t-sm after:bg-accent'
                : 'font-medium text-soft hover:text-ink',
            )
          }
        >
          {page.name}
        </NavLink>
      ))}
    </nav>
  );
}

/** Scrolls only the links, because the page may have been scrolled to where it was. */
function showCurrent(nav: HTMLElement) {
  const current = nav.querySelector('[aria-current=page]');
  if (current) nav.scrollLeft += middleOf(current) - middleOf(nav);
}

function middleOf(element: Element) {
  const { left, right } = element.getBoundingClientRect();
  return (left + right) / 2;
}
